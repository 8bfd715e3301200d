//! One page with everything in it: no script, no font, no picture from elsewhere.

use dedale_words::Words;
use plotters::style::RGBColor;

use super::plot::{GRID, INK, Labels, MARK, SPAN};
use super::{Report, Section, count, number};

const STYLE: &str = include_str!("style.css");

/// The page.
pub(super) fn page(report: &Report, words: &Words) -> String {
    let title = escaped(&report.title);
    let facts: String =
        report.facts.iter().map(|fact| format!("<p class=\"fact\">{}</p>\n", escaped(fact))).collect();
    let sections: String = report.sections.iter().map(|part| section(part, words)).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{STYLE}{}</style>\n</head>\n\
         <body>\n<main>\n<h1>{title}</h1>\n{facts}{sections}</main>\n</body>\n</html>\n",
        words.language().code(),
        colours(),
    )
}

/// The colours of the plots get those of the page.
fn colours() -> String {
    let rule = |(colour, name): (RGBColor, &str)| {
        let RGBColor(red, green, blue) = colour;
        let hex = format!("#{red:02x}{green:02x}{blue:02x}");
        format!(
            "svg [fill=\"{hex}\" i] {{ fill: var(--{name}); }}\nsvg [stroke=\"{hex}\" i] {{ stroke: var(--{name}); }}\n"
        )
    };
    [(INK, "ink"), (GRID, "grid"), (MARK, "mark"), (SPAN, "span")].map(rule).concat()
}

fn section(section: &Section, words: &Words) -> String {
    let title = escaped(&section.title);
    let note = section
        .note
        .as_ref()
        .map_or(String::new(), |note| format!("<p class=\"note\">{}</p>\n", escaped(note)));
    let plot = section.plot.as_ref().and_then(|plot| plot.svg(&Axis(words)));
    let plot = plot.map_or(String::new(), |svg| {
        let labelled = svg.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{title}\" "), 1);
        format!("<figure>{}</figure>\n", labelled.trim())
    });
    let head: String =
        section.header.iter().map(|name| format!("<th scope=\"col\">{}</th>", escaped(name))).collect();
    let rows: String = section.rows.iter().map(|row| table_row(row)).collect();
    format!(
        "<section>\n<h2>{title}</h2>\n{note}{plot}<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"{title}\">\
         <table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n</section>\n"
    )
}

fn table_row(row: &[String]) -> String {
    let cells = row.iter().enumerate().map(|(at, cell)| match at {
        0 => format!("<th scope=\"row\">{}</th>", escaped(cell)),
        _ => format!("<td>{}</td>", escaped(cell)),
    });
    format!("<tr>{}</tr>\n", cells.collect::<String>())
}

struct Axis<'a>(&'a Words);

impl Labels for Axis<'_> {
    fn share(&self, value: f64) -> String {
        self.0.text("lab-percent", &[("share", number(100.0 * value, 0, self.0).into())])
    }

    fn amount(&self, value: f64) -> String {
        if value.fract() == 0.0 { count(value as u64) } else { number(value, 2, self.0) }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use dedale_words::Language;

    use super::*;
    use crate::commands::report::{Bar, Plot};

    fn bar(name: &str) -> Bar {
        Bar { name: name.to_owned(), value: 3.0, within: None }
    }

    #[test]
    fn the_page_is_whole_and_nothing_in_it_is_taken_for_markup() {
        let section = Section {
            title: "<b>".to_owned(),
            note: None,
            header: vec!["a & b".to_owned(), "c".to_owned()],
            rows: vec![vec!["\"q\"".to_owned(), "1".to_owned()]],
            plot: Some(Plot::Amounts(vec![bar("<i>"), bar("<u>")])),
        };
        let report =
            Report { title: "A & B".to_owned(), facts: vec!["1 < 2".to_owned()], sections: vec![section] };
        let page = page(&report, &Words::new(Language::Fr));
        assert!(page.contains("<html lang=\"fr\">") && page.contains("<title>A &amp; B</title>"));
        for markup in ["<b>", "<i>", "<script", "http://", "https://", "1 < 2"] {
            let found = page.replace("http://www.w3.org/2000/svg", "");
            assert!(!found.contains(markup), "{markup}");
        }
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("<svg role=\"img\""));
    }
}
