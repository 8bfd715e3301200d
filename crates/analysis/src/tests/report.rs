use dedale_core::Seat;
use dedale_games::AnyMatch;
use dedale_words::{Language, Words};

use super::played;
use crate::{Analysis, page};

fn analysed(game: &AnyMatch) -> Analysis {
    Analysis::new(game, Analysis::LEAST).expect("a record").finish()
}

fn onirim() -> Analysis {
    analysed(&played::<dedale_onirim::State>("players=1", 12, 1_000).into())
}

fn mondes() -> Analysis {
    analysed(&played::<dedale_mondes::State>("players=3 max-rounds=3", 6, 12).into())
}

fn worded(analysis: &Analysis, to: Option<Seat>, words: &Words) -> String {
    let told = analysis.in_words(to, words);
    let lines = told.accounts.into_iter().chain(told.mistakes.into_iter().map(|mistake| mistake.text));
    lines.collect::<Vec<_>>().join("\n")
}

/// An analysis with numbers that stay, however strong the advisers become.
fn kept() -> Analysis {
    serde_json::from_str(include_str!("kept.json")).expect("an analysis")
}

#[test]
fn the_same_analysis_is_always_told_in_the_same_words() {
    for words in Language::ALL.map(Words::new) {
        let told = worded(&kept(), None, &words);
        insta::assert_snapshot!(format!("told_{}", words.language()), told);
        let page = page(&kept(), None, &words);
        let (_, body) = page.split_once("<main>").expect("a page");
        // A line for each element: so that a change can be read.
        let body = body.replace("><", ">\n<");
        insta::assert_snapshot!(format!("page_{}", words.language()), body);
    }
}

#[test]
fn a_report_is_told_in_whole_sentences() {
    for words in Language::ALL.map(Words::new) {
        for (analysis, to) in [(onirim(), None), (mondes(), None), (mondes(), Some(Seat::new(1)))] {
            let text = worded(&analysis, to, &words);
            assert!(!text.contains('{') && !text.contains("analysis-"), "{text}");
            assert!(text.lines().all(|line| line.ends_with(['.', '!'])), "{text}");
            if words.language() == Language::Fr {
                for sign in [" :", " ;", " %", " »", "« ", "'"] {
                    assert!(!text.contains(sign), "{sign:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn who_is_told_is_called_you() {
    let words = Words::new(Language::En);
    let analysis = mondes();
    assert_eq!(analysis.in_words(None, &words).accounts.len(), 3);
    let told = analysis.in_words(Some(Seat::new(1)), &words);
    assert_eq!(told.accounts.len(), 1);
    assert!(told.accounts[0].starts_with("At the first decision you had"), "{}", told.accounts[0]);
    let report = analysis.report();
    assert!(told.mistakes.iter().all(|mistake| report.decisions[mistake.decision].seat == Seat::new(1)));
}

#[test]
fn the_page_needs_nothing_from_elsewhere_and_has_every_decision() {
    for words in Language::ALL.map(Words::new) {
        for analysis in [onirim(), mondes()] {
            let html = page(&analysis, None, &words);
            for elsewhere in ["http:", "https:", "src=", "<script", "@import", "url("] {
                assert!(!html.contains(elsewhere), "{elsewhere}");
            }
            assert!(html.contains(&format!("<html lang=\"{}\">", words.language())));
            let report = analysis.report();
            assert_eq!(html.matches("<svg role=\"img\"").count(), report.accounts.len());
            assert_eq!(html.matches("<tr id=\"d").count(), report.decisions.len());
            for mistake in analysis.in_words(None, &words).mistakes {
                assert!(html.contains(&format!("href=\"#d{}\"", mistake.decision)));
            }
        }
    }
}
