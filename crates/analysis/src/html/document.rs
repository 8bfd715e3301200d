use dedale_words::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// A whole page that needs nothing else: its style in it, no script, no font, no picture from elsewhere.
pub fn document(language: Language, title: &str, style: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body { main { (body) } }
        }
    };
    page.into_string()
}
