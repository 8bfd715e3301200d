use std::collections::BTreeSet;

use dedale_bots::reasons::{Aim, Measure, Unit};
use dedale_bots::{Adviser, Roster};
use dedale_games::{AnyMatch, GameId, with_game};
use dedale_protocol::{Hint, Report, WhyUnit};
use dedale_words::{Language, Words};

use super::{play_on_by, played};
use crate::{Analysis, Budget, Hints, hints_in_words, reason_in_words};

/// The hints at some decisions of a game between simple bots, after several slices.
fn hints<G: Roster>(setup: &str, decisions: usize, simulations: u32) -> Vec<(AnyMatch, Vec<Hint>)> {
    let mut game = played::<G>(setup, 3, 4);
    let mut found = Vec::new();
    while found.len() < decisions && game.decider().is_some() {
        let any = G::into_any(game.clone());
        let mut search = Hints::of(&any).expect("somebody must answer");
        let slices = [0; 4].map(|_| search.more(Budget::Simulations(simulations)));
        if let Some(hints) = slices.into_iter().next_back().filter(|hints| hints.len() > 1) {
            found.push((any, hints));
        }
        play_on_by("normal", &mut game, 3);
    }
    found
}

fn says_why<G: Roster>(setup: &str, decisions: usize, simulations: u32) -> BTreeSet<String> {
    let measures = <G::Adviser as Adviser<G>>::MEASURES;
    let mut reasons = BTreeSet::new();
    for (game, hints) in hints::<G>(setup, decisions, simulations) {
        let (best, others) = hints.split_first().expect("an answer");
        assert!(others.iter().all(|other| other.why.is_none()), "only the best answer has a reason");
        let Some(why) = &best.why else { continue };
        let measure = measures.iter().find(|measure| measure.name == why.reason).expect("a known reason");
        let gain = match measure.aim {
            Aim::More => why.better - why.other,
            Aim::Less => why.other - why.better,
        };
        assert!(gain + 1e-4 >= f64::from(measure.noticed), "{why:?} of {measure:?}");
        assert!(others.iter().any(|other| other.action == why.than), "{why:?}");
        for words in Language::ALL.map(Words::new) {
            let told = hints_in_words(hints.clone(), &game, Some(&words));
            let text = told[0].why.as_ref().and_then(|why| why.text.clone()).expect("words were asked for");
            assert_eq!(text, reason_in_words(why, &game, &words));
            assert!(text.ends_with('.') && !text.contains('{') && !text.contains(&why.than), "{text}");
        }
        reasons.insert(why.reason.clone());
    }
    reasons
}

#[test]
fn the_best_hint_says_why_it_is_better_than_another() {
    let onirim = says_why::<dedale_onirim::State>("players=1", 5, 200);
    let extensions = says_why::<dedale_onirim::State>("players=1 book=normal towers=normal", 10, 200);
    let labyrinth = says_why::<dedale_labyrinth::State>("players=2", 1, 120);
    let mondes = says_why::<dedale_mondes::State>("players=3", 5, 200);
    for found in [&onirim, &extensions, &labyrinth, &mondes] {
        assert!(!found.is_empty(), "{onirim:?} {extensions:?} {labyrinth:?} {mondes:?}");
    }
}

/// The measures of a game.
fn measures(game: GameId) -> &'static [Measure] {
    with_game!(game, G => <<G as Roster>::Adviser as Adviser<G>>::MEASURES)
}

#[test]
fn every_reason_has_its_own_words_in_every_language_and_a_size_that_is_noticed() {
    for game in GameId::ALL {
        let names: BTreeSet<_> = measures(game).iter().map(|measure| measure.name).collect();
        assert_eq!(names.len(), measures(game).len(), "{game}");
        for Measure { name, noticed, unit, .. } in measures(game) {
            let most = if *unit == Unit::Share { 0.2 } else { 10.0 };
            assert!((0.01..most).contains(noticed), "{game} {name}");
        }
        let reasons: BTreeSet<_> = names.iter().map(|name| format!("{game}-why-{name}")).collect();
        for language in Language::ALL {
            let lines = language.sources().flat_map(str::lines);
            let ids = lines.filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
            let told: BTreeSet<_> = ids.filter(|id| id.starts_with(&format!("{game}-why-"))).collect();
            assert_eq!(told, reasons, "{language}");
        }
    }
}

/// A mistake of a report that says why the better answer is better, with its sentence.
fn explained(analysis: &Analysis, report: &Report, words: &Words) -> Vec<(WhyUnit, String)> {
    let told = analysis.in_words(None, words);
    let mistakes = told.mistakes.iter().filter_map(|mistake| {
        let why = report.decisions[mistake.decision].why.as_ref()?;
        Some((why.unit, mistake.text.clone()))
    });
    mistakes.collect()
}

#[test]
fn an_analysis_says_why_the_better_answer_to_a_mistake_is_better() {
    let mut game = played::<dedale_onirim::State>("players=1", 7, 0);
    play_on_by("random", &mut game, 16);
    let analysis = Analysis::new(&game.into(), 300).expect("a record").finish();
    let report = analysis.report();
    for decision in &report.decisions {
        assert!(decision.why.is_none() || decision.regret > 0.0, "{decision:?}");
        assert!(decision.why.as_ref().is_none_or(|why| why.than == decision.taken), "{decision:?}");
    }
    for (language, instead) in [(Language::En, " instead of "), (Language::Fr, " au lieu de ")] {
        let explained = explained(&analysis, &report, &Words::new(language));
        assert!(!explained.is_empty());
        assert!(explained.iter().all(|(_, text)| text.contains(instead)), "{explained:?}");
    }
}
