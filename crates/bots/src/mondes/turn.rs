//! What each action of a turn saves, in turns.

use dedale_core::Seat;
use dedale_mondes::{Action, Card, Effect, Key, Kind, Legal, Place, Reach};

use super::hand::Hand;
use super::plan::{FULL_HAND, Plan, ways};
use super::rivals;

/// What goes before everything else.
const AT_ONCE: f32 = 1_000.0;

impl Plan<'_> {
    /// The action that saves most; passing saves nothing.
    pub(super) fn best_action(&self, legal: &Legal) -> Action {
        let here = Here::of(self);
        let mut best = (0.0, Action::Pass);
        for action in legal.iter() {
            let saved = self.action_saves(&here, action);
            if saved > best.0 {
                best = (saved, action);
            }
        }
        best.1
    }

    fn action_saves(&self, here: &Here, action: Action) -> f32 {
        match action {
            Action::Home => 2.0 * AT_ONCE,
            Action::Reveal if self.can_reveal_and_go(here.hand, 2) => AT_ONCE,
            Action::Draw => here.drawing,
            Action::Move(to) => self.moving_saves(here, to),
            Action::Play(card) => self.playing_saves(here, card),
            Action::PlayPair(card) => self.pair_saves(here, card),
            Action::Discard(card) => {
                here.turns
                    - self.turns_here(here.without(self, card))
                    - self.kept_for(card)
                    - self.estimates.spending
            }
            Action::Trade(partner) => self.trading_saves(here, partner),
            _ => 0.0,
        }
    }

    fn turns_here(&self, hand: Hand) -> f32 {
        self.turns(self.place(), hand)
    }

    /// Whether the character's key is all that lacks for going home this turn.
    fn can_reveal_and_go(&self, hand: Hand, actions: u8) -> bool {
        let free = !self.view.key_ready && !self.view.held.contains(self.me);
        free && self.view.actions >= actions && self.own_key_completes(hand)
    }

    fn moving_saves(&self, here: &Here, to: Place) -> f32 {
        self.after_move(to, here.hand).map_or(0.0, |left| self.arriving_saves(here, to, left))
    }

    /// Moving comes before drawing: what is drawn there is more likely to be of use.
    fn arriving_saves(&self, here: &Here, to: Place, left: Hand) -> f32 {
        let saved = here.turns - self.turns(to, left);
        let draws_there = saved > 0.0 && !self.view.drew && self.view.actions > 1;
        if draws_there && self.drawing_saves(to, left) + self.estimates.lost_turn > here.drawing {
            saved + here.drawing
        } else {
            saved
        }
    }

    fn playing_saves(&self, here: &Here, card: Card) -> f32 {
        let effect = self.set.face(card).effect;
        let left = here.without(self, card);
        let spent = here.turns - self.turns_here(left) - self.estimates.spending;
        let hit = self.hit(Some(effect));
        let harm = hit.map_or(0.0, |(_, harm)| rivals::share(self.view, self.estimates) * harm);
        match effect {
            Effect::Step => {
                self.going_saves(here, left, |to| self.place().neighbours().any(|near| near == to))
            }
            Effect::Diagonal => {
                self.going_saves(here, left, |to| self.place().diagonals().any(|near| near == to))
            }
            Effect::Teleport => self.going_saves(here, left, |to| self.view.worlds[to as usize].up),
            Effect::SwapPlaces => hit.map_or(0.0, |(target, _)| {
                harm + self.arriving_saves(here, self.view.pawns[target.index()].0, left.objects())
            }),
            Effect::Draw(count) => {
                let room = count.min(FULL_HAND.saturating_sub(left.len()));
                spent + f32::from(room) * self.drawing_saves(self.place(), left)
            }
            Effect::Recover => spent + self.recovering_saves(left),
            Effect::Peek(_) if !self.knows_top() && !here.complete => spent + self.estimates.peek,
            Effect::Scry if ways(self.place()).iter().any(|way| self.world_at(way.to).is_none()) => {
                spent + self.estimates.scry
            }
            Effect::Steal => spent + harm + self.gift_saves(left),
            Effect::Swap if left.len() > 0 => spent + harm + self.estimates.swap * self.gift_saves(left),
            Effect::ExtraAction if self.can_reveal_and_go(left, 1) => AT_ONCE / 2.0,
            Effect::ExtraAction if left.len() > 0 => spent + self.estimates.more_actions,
            Effect::Ward if here.complete => spent + self.estimates.ward,
            _ => spent + harm,
        }
    }

    fn going_saves(&self, here: &Here, left: Hand, leads: impl Fn(Place) -> bool) -> f32 {
        let places = Place::ALL.iter().copied().filter(|&to| to != self.place() && leads(to));
        let saved = places.map(|to| self.arriving_saves(here, to, left.objects()));
        saved.fold(0.0, f32::max) - self.estimates.spending
    }

    fn pair_saves(&self, here: &Here, card: Card) -> f32 {
        let left = here.without(self, card);
        let left = self.set.face(card).pair.map_or(left, |other| left.without_card(self.set, other));
        let harm = self.hit(None).map_or(0.0, |(_, harm)| rivals::share(self.view, self.estimates) * harm);
        here.turns - self.turns_here(left) + harm + self.gift_saves(left) - 2.0 * self.estimates.spending
    }

    /// A random card of somebody else.
    fn gift_saves(&self, hand: Hand) -> f32 {
        let now = self.turns_here(hand);
        let gifts = Key::ALL.iter().map(|&key| now - self.turns_here(hand.with(key, Kind::Object)));
        gifts.sum::<f32>() / Key::COUNT as f32
    }

    fn recovering_saves(&self, hand: Hand) -> f32 {
        let bottom = self.world_at(self.place()).and_then(|world| self.view.piles.of(world).last()).flatten();
        bottom.map_or(self.estimates.recover, |card| {
            self.turns_here(hand) - self.turns_after_drawing(self.place(), hand, card)
        })
    }

    fn knows_top(&self) -> bool {
        let world = self.world_at(self.place());
        world.is_none_or(|world| self.view.piles.of(world).take(2).all(|slot| slot.is_some()))
    }

    /// Something useless may be of use to somebody who has something else.
    fn trading_saves(&self, here: &Here, partner: Seat) -> f32 {
        let useless = self.cards().any(|card| self.worth(card) < self.estimates.useless);
        let worthwhile = useless && !here.complete;
        if worthwhile {
            self.estimates.trade
                - self.estimates.trade_with_near * rivals::closeness(self.view, partner, self.estimates)
        } else {
            0.0
        }
    }

    /// Whom an effect (none: a pair) would hit hardest, and how hard.
    fn hit(&self, effect: Option<Effect>) -> Option<(Seat, f32)> {
        let targets = rivals::others(self.view, self.me).filter(|&seat| self.may_hit(effect, seat));
        rivals::hardest_hit(self.view, effect, targets, self.estimates)
    }

    fn may_hit(&self, effect: Option<Effect>, seat: Seat) -> bool {
        let near = rivals::is_near(self.view, self.me, seat);
        let there = self.view.pawns[seat.index()].0;
        let within = effect.is_none() || near || self.view.setup.reach() == Reach::Anywhere;
        let reached = match effect {
            Some(Effect::Summon) => self.place().neighbours().any(|place| place == there),
            Some(Effect::SwapPlaces) => !near,
            Some(Effect::Steal | Effect::Swap | Effect::ForceDiscard | Effect::Inspect) => {
                within && !self.view.hands[seat.index()].is_empty()
            }
            _ => within,
        };
        reached && !self.view.warded.contains(seat)
    }
}

/// How things stand before the action.
struct Here {
    hand: Hand,
    /// Whether nothing lacks for the way home but an action.
    complete: bool,
    /// Turns from home.
    turns: f32,
    /// What the draw of this turn saves.
    drawing: f32,
}

impl Here {
    fn of(plan: &Plan<'_>) -> Here {
        let (place, hand) = (plan.place(), plan.hand());
        let turns = plan.turns(place, hand);
        let draws = !plan.view.drew && hand.len() < FULL_HAND;
        let complete = plan.is_complete(hand);
        let drawing =
            if draws && !complete { plan.drawing_saves(place, hand) + plan.estimates.lost_turn } else { 0.0 };
        Here { hand, complete, turns, drawing }
    }

    fn without(&self, plan: &Plan<'_>, card: Card) -> Hand {
        self.hand.without_card(plan.set, card)
    }
}
