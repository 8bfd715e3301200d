//! One page with everything in it: no script, no font, no picture from elsewhere.

use dedale_analysis::document;
use dedale_words::Words;
use maud::{Markup, PreEscaped, html};
use plotters::style::RGBColor;

use super::plot::{GRID, INK, Labels, MARK, SPAN};
use super::{Report, Section, count, number};

const STYLE: &str = include_str!("style.css");

/// The page.
pub(super) fn page(report: &Report, words: &Words) -> String {
    let body = html! {
        h1 { (report.title) }
        @for fact in &report.facts { p.fact { (fact) } }
        @for part in &report.sections { (section(part, words)) }
    };
    document(words.language(), &report.title, &format!("{STYLE}{}", colours()), &body)
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

fn section(section: &Section, words: &Words) -> Markup {
    let plot = section.plot.as_ref().and_then(|plot| plot.svg(&Axis(words)));
    html! {
        section {
            h2 { (section.title) }
            @if let Some(note) = &section.note { p.note { (note) } }
            @if let Some(svg) = plot { figure { (labelled(&svg, &section.title)) } }
            div.table tabindex="0" role="region" aria-label=(section.title) {
                table {
                    thead {
                        tr { @for name in &section.header { th scope="col" { (name) } } }
                    }
                    tbody {
                        @for row in &section.rows {
                            tr {
                                @for (at, cell) in row.iter().enumerate() {
                                    @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A drawing with a name for those who do not see it.
fn labelled(svg: &str, name: &str) -> PreEscaped<String> {
    let attributes = html! { svg role="img" aria-label=(name) {} }.into_string();
    let opened = attributes.trim_end_matches("></svg>");
    PreEscaped(svg.trim().replacen("<svg", opened, 1))
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
