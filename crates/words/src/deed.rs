use dedale_core::Seat;

use crate::{Listener, Words};

/// The actions of people at a table other than answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<'a> {
    /// Takes a seat.
    Sit(Seat),
    /// A bot gets a seat.
    SeatBot(Seat, &'a str),
    /// A seat is free again.
    Stand(Seat),
    /// The game begins.
    Start,
    /// Gives up.
    Concede(Seat),
    /// Wants to go back.
    ProposeUndo(Seat),
    /// Wants to end the game without a result.
    ProposeStop(Seat),
    /// Wants to give up together.
    ProposeConcede(Seat),
    /// Agrees to a proposal.
    Agree(Seat),
    /// Is against it.
    Refuse(Seat),
    /// Went back.
    Undo(Seat),
    /// All agreed to end the game.
    Stop,
    /// A bot plays for somebody.
    StandIn(Seat, &'a str),
    /// Gave up, and a bot plays on.
    Retire(Seat, &'a str),
    /// Plays again.
    HandBack(Seat),
    /// Has set up a table for the same people.
    Rematch(Seat),
}

impl Words {
    /// An action other than an answer, in a sentence.
    pub fn deed(&self, deed: Deed<'_>, listener: Listener) -> String {
        let (id, seat, bot) = match deed {
            Deed::Sit(seat) => ("did-sit", Some(seat), None),
            Deed::SeatBot(seat, bot) => ("did-seat-bot", Some(seat), Some(bot)),
            Deed::Stand(seat) => ("did-stand", Some(seat), None),
            Deed::Start => ("did-start", None, None),
            Deed::Concede(seat) => ("did-concede", Some(seat), None),
            Deed::ProposeUndo(seat) => ("did-propose-undo", Some(seat), None),
            Deed::ProposeStop(seat) => ("did-propose-stop", Some(seat), None),
            Deed::ProposeConcede(seat) => ("did-propose-concede", Some(seat), None),
            Deed::Agree(seat) => ("did-agree", Some(seat), None),
            Deed::Refuse(seat) => ("did-refuse", Some(seat), None),
            Deed::Undo(seat) => ("did-undo", Some(seat), None),
            Deed::Stop => ("did-stop", None, None),
            Deed::StandIn(seat, bot) => ("did-stand-in", Some(seat), Some(bot)),
            Deed::Retire(seat, bot) => ("did-retire", Some(seat), Some(bot)),
            Deed::HandBack(seat) => ("did-hand-back", Some(seat), None),
            Deed::Rematch(seat) => ("did-rematch", Some(seat), None),
        };
        let mut args = vec![("bot", bot.map_or_else(String::new, |bot| self.bot(bot)).into())];
        if let Some(seat) = seat {
            args.extend([("who", listener.who(seat).into()), ("seat", seat.number().into())]);
            args.extend(self.names_of(seat));
        }
        self.text(id, &args)
    }
}
