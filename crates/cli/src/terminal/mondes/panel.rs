//! Below the worlds: what is played, your character, way home and hand, and the others.

use dedale_core::{Observer, Seat};
use dedale_mondes::{Card, CharacterKey, Key, Kind, LinkView, PlayView, View, WhatView, World};
use dedale_words::mondes::MondesWords;

use super::signs::{self, Signs};
use crate::terminal::sheet::{Piece, Sheet};
use crate::terminal::style::{Ink, Style};

/// The panel below the worlds.
pub(super) fn sheet(view: &View, words: MondesWords<'_>, style: Style) -> Sheet {
    let mut panel = Panel::new(view, None, words, style);
    panel.keys();
    panel.hidden_piles();
    if view.turn > 0 {
        panel.others();
        panel.own();
        panel.what_is_played();
    }
    panel.awaited();
    panel.sheet
}

/// The same for a full screen: first what is played and what is the observer's own, with the card that an answer names marked.
pub(super) fn own_first(view: &View, pointed: Option<Card>, words: MondesWords<'_>, style: Style) -> Sheet {
    let mut panel = Panel::new(view, pointed, words, style);
    if view.turn > 0 {
        panel.what_is_played();
        panel.own();
        panel.others();
    }
    panel.awaited();
    panel.keys();
    panel.hidden_piles();
    panel.sheet
}

struct Panel<'a> {
    view: &'a View,
    words: MondesWords<'a>,
    style: Style,
    signs: &'static Signs,
    /// The card the answer under the cursor names.
    pointed: Option<Card>,
    sheet: Sheet,
}

impl<'a> Panel<'a> {
    fn new(view: &'a View, pointed: Option<Card>, words: MondesWords<'a>, style: Style) -> Panel<'a> {
        Panel { view, words, style, signs: signs::signs(style), pointed, sheet: Sheet::default() }
    }

    fn observer(&self) -> Option<Seat> {
        match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    fn others(&mut self) {
        let own = self.observer();
        let others = Seat::first(self.view.hands.len()).filter(|&seat| Some(seat) != own);
        others.for_each(|seat| self.player(seat));
    }

    fn own(&mut self) {
        self.observer().into_iter().for_each(|seat| self.you(seat));
    }

    /// Who must answer, if it is somebody else.
    fn awaited(&mut self) {
        let view = self.view;
        if view.question.is_some() && view.observer != Observer::Seat(view.decider) {
            let awaited = [("seat", view.decider.number().into())];
            self.prose("mondes-label-awaited", self.words.text("mondes-table-awaited", &awaited));
        }
    }

    fn prose(&mut self, label: &str, text: String) {
        self.sheet.prose(self.words.say(label), text);
    }

    fn keys(&mut self) {
        let keys = Key::ALL.iter().map(|&key| self.key(key)).collect();
        self.sheet.pieces(self.words.say("mondes-label-keys"), keys);
    }

    fn key(&self, key: Key) -> Piece {
        Piece::new(signs::key_ink(key), signs::key(key, self.words, self.style))
            .then(Ink::Plain, format!(" {}", self.words.key(key)))
    }

    /// The piles of worlds whose place the observer does not know.
    fn hidden_piles(&mut self) {
        let placed = |world: World| self.view.worlds.iter().any(|seen| seen.world == Some(world));
        let hidden = World::all().filter(|&world| !placed(world));
        let piles: Vec<_> = hidden
            .map(|world| {
                format!(
                    "{}{}{}",
                    self.words.short_world(world),
                    self.signs.bound,
                    self.view.piles.of(world).len()
                )
            })
            .collect();
        if !piles.is_empty() {
            let args = [("piles", piles.join(", ").into())];
            self.prose("mondes-label-piles", self.words.text("mondes-table-hidden-piles", &args));
        }
    }

    fn you(&mut self, seat: Seat) {
        let (view, words) = (self.view, self.words);
        let character = view.characters[seat.index()];
        let label = words.text("mondes-label-you", &[("seat", seat.number().into())]);
        let Some(kept) = character.kept else { return };
        let face = words.cards().character(kept);
        let open = if character.open { "mondes-table-open" } else { "mondes-table-secret" };
        let own = signs::named_key(face.key, words, self.style);
        let own = match (character.key_used, self.own_key_counts(seat)) {
            (true, false) => words.say("mondes-table-own-key-used"),
            (_, true) => words.text("mondes-table-own-key-ready", &[("key", own.into())]),
            (_, false) => words.text("mondes-table-own-key", &[("key", own.into())]),
        };
        let mut parts = vec![words.character(kept), words.say(open), own];
        parts.extend(self.flags(seat));
        self.sheet.prose(label, parts.join(self.signs.between));
        self.way_home(seat, face.home);
        self.hand(seat);
    }

    /// Whether a player's character's own key can pay now.
    fn own_key_counts(&self, seat: Seat) -> bool {
        let view = self.view;
        match view.setup.character_key() {
            CharacterKey::OwnAction => view.key_ready && view.active == seat,
            CharacterKey::Payment => !view.characters[seat.index()].key_used,
        }
    }

    /// The keys needed from here, and which of them are there. One card pays one key.
    fn way_home(&mut self, seat: Seat, home: [Key; 3]) {
        let (view, words) = (self.view, self.words);
        let Some((world, place)) = here(seat, view) else { return };
        let mut stock = self.stock(seat, world);
        let exits = place.sides_home().iter().map(|side| (words.cards().exit(world, side), true));
        let needed: Vec<_> = exits.chain(home.map(|key| (key, false))).collect();
        let mut have = 0;
        let mut pieces = Vec::new();
        for &(key, exit) in &needed {
            let there =
                stock.iter().position(|&other| other == key).map(|at| stock.swap_remove(at)).is_some();
            have += usize::from(there);
            let mark = if there { self.signs.has } else { self.signs.lacks };
            let name = format!("{mark}{}{}", self.signs.bound, signs::named_key(key, words, self.style));
            let name = if exit { words.text("mondes-table-exit", &[("key", name.into())]) } else { name };
            pieces.push(Piece::new(if there { signs::key_ink(key) } else { Ink::Faint }, name));
        }
        let count = [("have", have.into()), ("need", needed.len().into())];
        let count = words.text("mondes-table-home-count", &count);
        pieces.insert(0, Piece::new(if have == needed.len() { Ink::Gold } else { Ink::Plain }, count));
        self.sheet.pieces(words.say("mondes-label-home"), pieces);
    }

    /// The keys a player could pay with here.
    fn stock(&self, seat: Seat, world: World) -> Vec<Key> {
        let cards = self.words.cards();
        let hand = self.view.hands[seat.index()].iter().filter_map(|glimpse| glimpse.card);
        let works = |card: &Card| cards.face(*card).kind == Kind::Object || card.world() == world;
        let mut stock: Vec<_> = hand.filter(works).map(|card| cards.face(card).key).collect();
        if let Some(kept) = self.view.characters[seat.index()].kept
            && self.own_key_counts(seat)
        {
            stock.push(cards.character(kept).key);
        }
        stock
    }

    fn hand(&mut self, seat: Seat) {
        let words = self.words;
        let cards: Vec<_> = self.view.hands[seat.index()].iter().filter_map(|glimpse| glimpse.card).collect();
        if cards.is_empty() {
            self.prose("mondes-label-hand", words.say("mondes-table-empty"));
        }
        for (at, card) in cards.into_iter().enumerate() {
            let face = words.cards().face(card);
            let label = if at == 0 { words.say("mondes-label-hand") } else { String::new() };
            let args = [
                ("card", words.card(card).into()),
                ("type", words.kind(face.kind).into()),
                ("key", words.key(face.key).into()),
                ("effect", words.effect(face.effect).into()),
            ];
            let sign = signs::key(face.key, words, self.style);
            let mark = Piece::new(signs::key_ink(face.key), format!("{sign} "));
            let mark = if self.pointed == Some(card) { mark.pointed() } else { mark };
            self.sheet.marked(label, mark, words.text("mondes-table-card", &args));
        }
    }

    /// Another player: hand, character, flags.
    fn player(&mut self, seat: Seat) {
        let (view, words) = (self.view, self.words);
        let mut parts = vec![self.cards_of(seat)];
        let character = view.characters[seat.index()];
        parts.push(match character.kept {
            None => words.say("mondes-table-hidden"),
            Some(kept) => {
                let face = words.cards().character(kept);
                let bound = self.signs.bound.to_string();
                let keys = face.home.map(|key| signs::key(key, words, self.style).to_string()).join(&bound);
                let keys = words.text("mondes-table-home-keys", &[("keys", keys.into())]);
                let own = match character.key_used {
                    true => words.say("mondes-table-own-key-used"),
                    false => {
                        let key = signs::key(face.key, words, self.style).to_string();
                        words.text("mondes-table-own-key", &[("key", key.into())])
                    }
                };
                format!("{} ({own}, {keys})", words.character(kept))
            }
        });
        let same_world = match view.observer {
            Observer::Seat(own) => here(own, view) == here(seat, view),
            _ => false,
        };
        parts.extend(same_world.then(|| words.say("mondes-table-here")));
        parts.extend(self.flags(seat));
        let label = words.text("mondes-label-player", &[("seat", seat.number().into())]);
        self.sheet.prose(label, parts.join(self.signs.between));
    }

    /// How many cards a player has, and what is known of them.
    fn cards_of(&self, seat: Seat) -> String {
        let (words, hand) = (self.words, &self.view.hands[seat.index()]);
        let count = words.text("mondes-table-cards", &[("cards", hand.len().into())]);
        let mut known: Vec<_> =
            hand.iter().filter_map(|glimpse| glimpse.card).map(|card| words.the_card(card)).collect();
        for world in World::all() {
            let of =
                |glimpse: &&dedale_mondes::Glimpse| glimpse.card.is_none() && glimpse.world == Some(world);
            let some = hand.iter().filter(of).count();
            if some > 0 {
                let args = [("count", some.into()), ("world", words.quoted(world).into())];
                known.push(words.text("mondes-table-some-of", &args));
            }
        }
        let unknown = hand.iter().filter(|glimpse| glimpse.card.is_none() && glimpse.world.is_none()).count();
        if unknown > 0 && unknown < hand.len() {
            known.push(words.text("mondes-table-some-unknown", &[("count", unknown.into())]));
        }
        if known.is_empty() { count } else { format!("{count} ({})", known.join(", ")) }
    }

    fn flags(&self, seat: Seat) -> Vec<String> {
        let view = self.view;
        let flags = [
            (view.held, "mondes-table-held"),
            (view.warded, "mondes-table-warded"),
            (view.skipping, "mondes-table-skips"),
        ];
        let set = flags.into_iter().filter(|(seats, _)| seats.iter().any(|other| other == seat));
        set.map(|(_, id)| self.words.say(id)).collect()
    }

    fn what_is_played(&mut self) {
        let (view, words) = (self.view, self.words);
        if let Some(card) = view.bad {
            let face = words.cards().face(card);
            let args = [
                ("card", words.card(card).into()),
                ("key", signs::named_key(face.key, words, self.style).into()),
                ("effect", words.effect(face.effect).into()),
            ];
            self.prose("mondes-label-strikes", words.text("mondes-table-strikes", &args));
        }
        if let Some(play) = view.play.filter(|play| play.character || !play.cards.is_empty()) {
            self.prose("mondes-label-played", self.play(&play));
        }
        for (at, link) in view.chain.iter().enumerate() {
            let label = if at == 0 { words.say("mondes-label-answered") } else { String::new() };
            self.sheet.prose(label, self.link(link));
        }
        if let Some(trade) = view.trade {
            let offers = [
                (trade.offered, view.active, "mondes-table-offers"),
                (trade.answered, trade.partner, "mondes-table-answers"),
            ];
            let told: Vec<_> = offers
                .into_iter()
                .filter_map(|(offer, seat, id)| {
                    let args = [("seat", seat.number().into()), ("offer", words.offer(&offer?).into())];
                    Some(words.text(id, &args))
                })
                .collect();
            if !told.is_empty() {
                self.prose("mondes-label-trade", told.join(self.signs.between));
            }
        }
        if !view.letting_go.is_empty() {
            self.prose("mondes-label-under", words.the_cards(view.letting_go.iter().copied()));
        }
        if view.arranging > 0
            && let Some((world, _)) = here(view.active, view)
        {
            let laid = view.piles.of(world).take(view.arranged.into());
            let laid: Vec<_> = laid.flatten().map(|card| words.the_card(card)).collect();
            if !laid.is_empty() {
                self.prose("mondes-label-order", laid.join(", "));
            }
        }
    }

    /// The cards played, each with its key.
    fn play(&self, play: &PlayView) -> String {
        let (view, words) = (self.view, self.words);
        let named = |&card: &Card| {
            let key = signs::named_key(words.cards().face(card).key, words, self.style);
            format!("{} ({key})", words.the_card(card))
        };
        let mut cards: Vec<_> = play.cards.iter().map(named).collect();
        cards.extend(play.character.then(|| words.say("mondes-own-key")));
        let mut args = vec![("seat", view.active.number().into()), ("cards", words.list(&cards).into())];
        let id = match (play.what, play.to) {
            (WhatView::Home, _) => "mondes-table-play-home",
            (WhatView::Move, Some(to)) => {
                args.push(("at", words.at(to).into()));
                "mondes-table-play-move"
            }
            _ => {
                let effect = match &play.cards[..] {
                    [card] => words.effect(words.cards().face(*card).effect),
                    _ => words.say("mondes-effect-pair"),
                };
                args.push(("effect", effect.into()));
                args.push(("target", play.target.map_or(0, Seat::number).into()));
                "mondes-table-play-effect"
            }
        };
        words.text(id, &args)
    }

    fn link(&self, link: &LinkView) -> String {
        let words = self.words;
        let cancels = link.cancels.map_or_else(|| "none".to_owned(), |card| words.the_card(card));
        let args = [
            ("seat", link.seat.number().into()),
            ("card", words.the_card(link.card).into()),
            ("cancels", cancels.into()),
            ("effect", words.effect(words.cards().face(link.card).effect).into()),
        ];
        words.text("mondes-table-link", &args)
    }
}

/// The world a player is in, and where that is.
pub(super) fn here(seat: Seat, view: &View) -> Option<(World, dedale_mondes::Place)> {
    let place = view.pawns.get(seat.index())?.0;
    Some((view.worlds[place as usize].world?, place))
}
