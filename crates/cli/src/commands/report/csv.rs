use super::frame::{Cell, Frame};

/// RFC 4180, with line feeds.
pub(super) fn text(frame: &Frame) -> String {
    let line = |values: Vec<String>| values.join(",") + "\n";
    let names = frame.names().iter().map(|name| quoted(name)).collect();
    let rows = frame.rows().iter().map(|row| line(row.iter().map(value).collect()));
    std::iter::once(line(names)).chain(rows).collect()
}

fn value(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) => quoted(text),
        Cell::Count(count) => count.to_string(),
        Cell::Number(number) => number.to_string(),
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_break_a_line_is_quoted() {
        let mut frame = Frame::new(["name", "games", "share"]);
        frame.push([("name", "a \"b\", c".into()), ("games", 3.into()), ("share", 0.25.into())]);
        frame.push([("name", "plain".into()), ("share", f64::INFINITY.into())]);
        assert_eq!(text(&frame), "name,games,share\n\"a \"\"b\"\", c\",3,0.25\nplain,,\n");
    }
}
