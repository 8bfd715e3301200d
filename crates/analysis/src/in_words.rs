use dedale_core::{Match, Observer, Seat};
use dedale_games::{AnyMatch, GameId, with_match};
use dedale_protocol::{
    Account, AnalysisDocument, AnalysisProgress, Decision, DecisionInWords, Hint, MistakeInWords, Report,
    ReportInWords, TurnsToGo, Why,
};
use dedale_words::{Spoken, Value, Words};

use crate::why::why_in_words;
use crate::{Analysis, one_place, percent, points};

impl Analysis {
    /// The report so far, and in words where they are wanted; nothing before it has begun. Nobody is called “you” unless it is
    /// told to one of the players.
    pub fn document(
        &self,
        progress: AnalysisProgress,
        to: Option<Seat>,
        words: Option<&Words>,
    ) -> AnalysisDocument {
        let begun = self.progress().done > 0;
        AnalysisDocument {
            progress,
            report: begun.then(|| self.report()),
            told: words.filter(|_| begun).map(|words| self.told(to, to, words)),
        }
    }

    /// What was found, in words: to one of the players, who is called “you”, of whom it then is; or of all of them. A single
    /// player is always called so.
    pub fn in_words(&self, to: Option<Seat>, words: &Words) -> ReportInWords {
        let alone = (self.game().playing().seats() == 1).then(|| Seat::new(0));
        self.told(to, to.or(alone), words)
    }

    fn told(&self, to: Option<Seat>, listener: Option<Seat>, words: &Words) -> ReportInWords {
        let report = self.report();
        let decisions = self.decisions_in_words(&report, words);
        let teller = Teller { listener, game: self.game().id(), words };
        let mistake = |decision: usize| MistakeInWords {
            decision,
            text: teller.mistake(&report.decisions[decision], &decisions[decision]),
        };
        let accounts =
            report.accounts.iter().filter(|account| to.is_none_or(|to| account.seats.contains(&to)));
        ReportInWords {
            accounts: accounts.map(|account| teller.account(account, &report)).collect(),
            mistakes: report.mistakes(to).into_iter().map(mistake).collect(),
            decisions,
        }
    }

    fn decisions_in_words(&self, report: &Report, words: &Words) -> Vec<DecisionInWords> {
        let told = |decision: &Decision| {
            let mut then = self.game().clone();
            then.playing_mut().go_back_to(decision.step).expect("a step of the match");
            let mut best = line_in_words(&then, &decision.best, &decision.then, words).into_iter();
            DecisionInWords {
                taken: match decision.is_concession() {
                    true => words.say("analysis-gave-up"),
                    false => in_words(&then, &decision.taken, words),
                },
                best: best.next().unwrap_or_default(),
                then: best.collect(),
            }
        };
        report.decisions.iter().map(told).collect()
    }
}

struct Teller<'a> {
    /// The seat that is called “you”.
    listener: Option<Seat>,
    game: GameId,
    words: &'a Words,
}

impl Teller<'_> {
    fn mistake(&self, decision: &Decision, told: &DecisionInWords) -> String {
        let you = self.listener == Some(decision.seat);
        let turns = |of: fn(&TurnsToGo) -> f64| {
            decision.turns.as_ref().map_or_else(String::new, |turns| one_place(of(turns), self.words))
        };
        let args: [(&str, Value<'_>); 9] = [
            ("who", if you { "you" } else { "other" }.into()),
            ("player", self.words.player(decision.seat).into()),
            ("turn", decision.turn.into()),
            ("taken", told.taken.as_str().into()),
            ("worth", percent(decision.worth, self.words).into()),
            ("best", told.best.as_str().into()),
            ("chance", percent(decision.chance, self.words).into()),
            ("turns", turns(|turns| turns.taken).into()),
            ("fewer", turns(|turns| turns.best).into()),
        ];
        if decision.is_concession() {
            return self.words.text("analysis-conceded", &args);
        }
        let slower = decision.regret == 0.0 && decision.turns_lost() > 0.0;
        let mistake = self.words.text(if slower { "analysis-slower" } else { "analysis-mistake" }, &args);
        let mistake = match &decision.why {
            Some(why) => format!("{mistake} {}", why_in_words(why, self.game, None, self.words)),
            None => mistake,
        };
        if told.then.is_empty() {
            return mistake;
        }
        let quoted = |line: &String| self.words.text("analysis-quoted", &[("text", line.as_str().into())]);
        let then = self.words.list(&told.then.iter().map(quoted).collect::<Vec<_>>());
        format!("{mistake} {}", self.words.text("analysis-then", &[("then", then.into())]))
    }

    fn account(&self, account: &Account, report: &Report) -> String {
        let words = self.words;
        let Some(start) = account.start else {
            return words.text("analysis-nothing", &[("player", self.player_of(account).into())]);
        };
        let who = match (&account.seats[..], self.listener) {
            ([seat], Some(listener)) if *seat == listener => "you",
            ([_], _) => "other",
            (_, Some(_)) => "your-team",
            (_, None) => "team",
        };
        let told_start = [
            ("who", who.into()),
            ("player", self.player_of(account).into()),
            ("chance", percent(start, words).into()),
        ];
        let mut sentences = vec![words.text("analysis-start", &told_start)];
        let own = || report.decisions.iter().filter(|decision| account.seats.contains(&decision.seat));
        let mistakes = own().filter(|decision| decision.regret > 0.0).count();
        let slow = own().filter(|decision| decision.turns_lost() > 0.0).count();
        if mistakes > 0 || slow == 0 {
            let regret = [("count", mistakes.into()), ("points", points(account.regret, words).into())];
            sentences.push(words.text("analysis-regret", &regret));
        }
        if slow > 0 {
            let lost = one_place(own().map(Decision::turns_lost).sum(), words);
            sentences
                .push(words.text("analysis-turns-lost", &[("count", slow.into()), ("turns", lost.into())]));
        }
        sentences.push(self.moved("analysis-luck", account.luck));
        if report.accounts.len() > 1 {
            sentences.push(self.moved("analysis-others", account.others));
        }
        let end = match (&report.outcome, report.complete) {
            (Some(_), true) if account.end > 0.0 => "won",
            (Some(_), true) => "lost",
            _ => "open",
        };
        let told_end = [("end", end.into()), ("chance", percent(account.end, words).into())];
        sentences.push(words.text("analysis-end", &told_end));
        sentences.join(" ")
    }

    fn player_of(&self, account: &Account) -> String {
        account.seats.first().map_or_else(String::new, |&seat| self.words.player(seat))
    }

    fn moved(&self, id: &str, change: f64) -> String {
        let way = match change {
            change if change.abs() < 0.0005 => "none",
            change if change > 0.0 => "up",
            _ => "down",
        };
        self.words.text(id, &[("way", way.into()), ("points", points(change, self.words).into())])
    }
}

/// An answer and those that go with it, each as things stand when it is given, as far as the player can know beforehand.
pub fn line_in_words(game: &AnyMatch, action: &str, then: &[String], words: &Words) -> Vec<String> {
    let mut texts = vec![in_words(game, action, words)];
    let (mut before, mut last) = (game.clone(), action);
    for next in then {
        if let Ok(Some(after)) = before.foresee(last)
            && after.playing().decider() == before.playing().decider()
        {
            before = after;
        }
        texts.push(in_words(&before, next, words));
        last = next;
    }
    texts
}

/// The hints with their words, where words are wanted.
pub fn hints_in_words(hints: Vec<Hint>, game: &AnyMatch, words: Option<&Words>) -> Vec<Hint> {
    let with_words = |hint: Hint| {
        let text = words.map(|words| line_in_words(game, &hint.action, &hint.then, words));
        let why =
            hint.why.map(|why| Why { text: words.map(|words| reason_in_words(&why, game, words)), ..why });
        Hint { text, why, ..hint }
    };
    hints.into_iter().map(with_words).collect()
}

/// Why the answer of a hint is better than another, as a sentence.
pub fn reason_in_words(why: &Why, game: &AnyMatch, words: &Words) -> String {
    let than = in_words(game, &why.than, words);
    why_in_words(why, game.id(), Some(without_outcome(&than)), words)
}

/// The answer alone, of an answer and its outcome; also where a terminal has only ASCII.
fn without_outcome(told: &str) -> &str {
    let halves = told.split_once(" — ").or_else(|| told.split_once(" - "));
    halves.map_or(told, |(answer, _)| answer)
}

/// An answer in words, as it looks to the player who must answer; its text if it is no answer.
fn in_words(game: &AnyMatch, action: &str, words: &Words) -> String {
    with_match!(game, game => choice(game, action, words)).unwrap_or_else(|| action.to_owned())
}

fn choice<G: Spoken>(game: &Match<G>, action: &str, words: &Words) -> Option<String> {
    let view = game.state().view(Observer::Seat(game.decider()?));
    Some(G::choice(&action.parse().ok()?, &G::sent_view(&view), words))
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_words::Language;

    use super::*;

    #[test]
    fn an_answer_is_cut_before_its_outcome_in_every_kind_of_letters() {
        let game = dedale_onirim::Setup::solo();
        let game = AnyMatch::from(Match::<dedale_onirim::State>::new(&game, Seed::Quick(1)));
        for words in Language::ALL.map(Words::new) {
            for words in [words.clone(), words.in_ascii()] {
                let told = in_words(&game, "discard blue-key", &words);
                let answer = without_outcome(&told);
                assert!(answer.len() < told.len() && !answer.contains(':'), "{told}");
            }
        }
    }
}
