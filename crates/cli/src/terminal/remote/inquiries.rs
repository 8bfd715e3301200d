//! Hints and previews: requests that change nothing.

use dedale_protocol::{Foreseen, HintAsked, HintList, Incoming, Lang, Preview};
use serde::Serialize;
use serde_json::json;

use super::client::{Client, News, read};
use super::problems::fault_in_words;
use crate::terminal::Face;

/// Requests that are no commands, not answered yet.
#[derive(Default)]
pub(super) struct Inquiries {
    open: Vec<Inquiry>,
    /// The answer to be previewed next, and its step.
    wish: Option<(String, u64)>,
}

/// A request about an answer or a decision, and its step.
pub(super) struct Inquiry {
    id: u64,
    step: u64,
    about: About,
}

/// The subject of an inquiry.
enum About {
    Hint,
    Preview(String),
}

impl Inquiries {
    /// Nothing is waited for any more.
    pub(super) fn clear(&mut self) {
        *self = Inquiries::default();
    }

    /// The one that a reply is to.
    pub(super) fn take(&mut self, id: u64) -> Option<Inquiry> {
        let at = self.open.iter().position(|inquiry| inquiry.id == id)?;
        Some(self.open.swap_remove(at))
    }

    /// The subjects of those about a step.
    fn at(&self, step: u64) -> impl Iterator<Item = &About> {
        self.open.iter().filter(move |inquiry| inquiry.step == step).map(|inquiry| &inquiry.about)
    }

    /// The answer whose preview is waited for at a step.
    fn previewed(&self, step: u64) -> Option<&str> {
        self.at(step).find_map(|about| match about {
            About::Preview(action) => Some(&**action),
            About::Hint => None,
        })
    }
}

impl<G: Face> Client<'_, G> {
    /// Takes in the reply to an inquiry, and asks what had to wait for it; none if it makes no sense.
    pub(super) fn answered(&mut self, inquiry: Inquiry, message: Incoming<'_>) -> Option<()> {
        let learnt = self.learn(inquiry, message);
        let step = self.story.step();
        if let Some((action, _)) = self.inquiries.wish.take().filter(|(_, wished)| *wished == step) {
            self.preview(action);
        }
        learnt
    }

    fn learn(&mut self, inquiry: Inquiry, message: Incoming<'_>) -> Option<()> {
        if inquiry.step != self.story.step() {
            return Some(());
        }
        match (inquiry.about, message.error) {
            (About::Hint, Some(fault)) => self.say(&fault_in_words(&fault, self.desk.words)),
            (About::Hint, None) => self.advised(read(message.result)?),
            // A preview is no command: that the table has moved on is no news.
            (About::Preview(_), Some(_)) => {}
            (About::Preview(action), None) => {
                let Foreseen { standing, .. } = read(message.result)?;
                let view = standing.and_then(|standing| serde_json::from_str(standing.view.get()).ok());
                self.foreseen = Some((action, view));
            }
        }
        Some(())
    }

    fn advised(&mut self, hints: HintList) {
        let goes_on = !hints.done;
        self.hints = Some(hints);
        self.show(News::Hint);
        if goes_on && self.desk.whole_screen {
            self.hint();
        }
    }

    /// Asks for a hint, or a better one.
    pub(super) fn hint(&mut self) {
        let asked = self.moment.as_ref().is_some_and(|moment| moment.asked.is_some());
        let Some(seat) = self.seat().filter(|_| asked) else { return self.tell("remote-not-your-turn", &[]) };
        let step = self.story.step();
        if self.inquiries.at(step).any(|about| matches!(about, About::Hint)) {
            return;
        }
        let lang = Some(Lang(self.words().language()));
        let hint = HintAsked { step, seat, lang };
        self.inquire("table.hint", &hint, About::Hint);
    }

    /// Asks what the table would look like after an answer. One such question at a time: of those that come meanwhile the last is
    /// asked after the reply.
    pub(super) fn preview(&mut self, action: String) {
        let (step, Some(seat)) = (self.story.step(), self.seat()) else { return };
        self.inquiries.wish = None;
        match self.inquiries.previewed(step) {
            Some(previewed) if previewed == action => {}
            Some(_) => self.inquiries.wish = Some((action, step)),
            None => {
                let preview = Preview { step, seat, action: action.clone(), lang: None };
                self.inquire("table.preview", &preview, About::Preview(action));
            }
        }
    }

    fn inquire(&mut self, method: &str, params: &impl Serialize, about: About) {
        if !self.online {
            return;
        }
        let mut params = json!(params);
        params["table"] = self.document.table.as_str().into();
        let (id, step) = (self.request(method, &params), self.story.step());
        self.inquiries.open.push(Inquiry { id, step, about });
    }
}
