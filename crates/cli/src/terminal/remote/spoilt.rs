//! Views a server spoilt, by mistake or on purpose: refused when they are read, or shown.

use dedale_core::chance::{Chance as _, Seed};
use dedale_core::{Legal as _, Match, Observer, Seat, SeatSet, Setup as _};
use dedale_testing::part;
use dedale_words::{Language, Words};
use serde_json::json;

use crate::terminal::{Face, Style};

fn spoilt_views_are_refused_or_shown<G: Face>(options: &[(&str, &str)]) {
    let words = Words::new(Language::En);
    let setup = G::Setup::from_options(options.iter().copied()).expect("a setup");
    let mut chance = Seed::quick_from(3);
    let mut shown = 0;
    for number in 0..12 {
        let mut game = Match::<G>::new(&setup, Seed::Quick(number));
        for step in 0..60 {
            let legal = game.state().legal();
            let Some(action) = legal.nth(chance.pick(legal.len().max(1))) else { break };
            assert!(game.act(action).is_ok(), "{action} is legal");
            if step % 4 > 0 {
                continue;
            }
            let observers = [Observer::Seat(Seat::new(0)), Observer::Spectator, Observer::Omniscient];
            let mut sent = json!(game.state().view(observers[chance.pick(3) as usize]));
            let other = part(&mut sent.clone(), &mut chance).clone();
            let others = [json!(null), json!([]), json!(0), json!(255), json!(true), other.clone(), other];
            *part(&mut sent, &mut chance) = others[chance.pick(7) as usize].clone();
            if let Ok(view) = serde_json::from_value::<G::View>(sent) {
                G::screen(&view, &words, 80, Style::TEXT);
                G::cards(&view, &words, 80, Style::TEXT);
                G::summary(&view, SeatSet::NONE, &words);
                shown += 1;
            }
        }
    }
    assert!(shown > 0, "some are read after all");
}

#[test]
fn a_spoilt_view_of_onirim_is_refused_or_shown() {
    let options = [("players", "2"), ("communication", "silent"), ("book", "hard"), ("towers", "normal")];
    spoilt_views_are_refused_or_shown::<dedale_onirim::State>(&options);
}

#[test]
fn a_spoilt_view_of_labyrinth_is_refused_or_shown() {
    let options = [("players", "3"), ("level", "expert"), ("memory", "aid")];
    spoilt_views_are_refused_or_shown::<dedale_labyrinth::State>(&options);
}

#[test]
fn a_spoilt_view_of_la_cle_des_mondes_is_refused_or_shown() {
    spoilt_views_are_refused_or_shown::<dedale_mondes::State>(&[("players", "3")]);
}
