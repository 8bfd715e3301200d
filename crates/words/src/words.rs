use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::ascii::ascii;
use crate::{Language, Value};

/// The words of one language. A copy costs little.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    ascii: bool,
    /// Names from a group's own files, by id.
    titles: BTreeMap<String, String>,
    /// Names of people, by seat.
    pub(crate) people: Arc<[Option<String>]>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        let id: LanguageIdentifier = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in language.sources() {
            let resource = FluentResource::try_new(source.to_owned()).expect("the locales are Fluent");
            bundle.add_resource(resource).expect("every id stands in one file");
        }
        let bundle = Arc::new(bundle);
        Words { language, bundle, ascii: false, titles: BTreeMap::new(), people: Arc::default() }
    }

    /// The same words in ASCII only.
    pub fn in_ascii(self) -> Words {
        Words { ascii: true, ..self }
    }

    /// The same words, and what a file of a group's own calls things, by their ids.
    pub fn with_titles(mut self, titles: impl IntoIterator<Item = (String, String)>) -> Words {
        self.titles.extend(titles);
        self
    }

    /// The name of a thing in a group's own file, with the typography of the language.
    pub(crate) fn title(&self, id: &str) -> Option<String> {
        let title = self.titles.get(id)?.replace('\'', "’");
        let title = title.replace("« ", "«\u{202f}").replace(" »", "\u{202f}»");
        Some(self.plain(&title))
    }

    /// Whether they are written in ASCII.
    pub fn is_ascii(&self) -> bool {
        self.ascii
    }

    /// The text in the letters these words are written in.
    pub fn plain(&self, text: &str) -> String {
        if self.ascii { ascii(text).into_owned() } else { text.to_owned() }
    }

    /// Their language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text of that id.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// The text of an id (`spell-fire`) or of one of its attributes (`spell-fire.effect`); the id itself if there
    /// is none.
    pub fn text(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.pattern(id) else { return id.to_owned() };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        if self.ascii { ascii(&text).into_owned() } else { text.into_owned() }
    }

    /// The text of an id that needs no arguments.
    pub fn say(&self, id: &str) -> String {
        self.text(id, &[])
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
        let message = self.bundle.get_message(id)?;
        match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        }
    }

    /// `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.joined("list-and", items)
    }

    /// `a, b or c`.
    pub fn either(&self, items: &[String]) -> String {
        self.joined("list-or", items)
    }

    fn joined(&self, id: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                self.text(id, &[("most", most.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }
}
