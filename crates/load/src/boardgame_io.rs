//! The same load for boardgame.io's own server and the game in `tools/peers/boardgameio`: two people a match, in the text
//! frames of socket.io over a WebSocket, so that whoever measures costs the same on both sides.

use std::sync::Arc;
use std::time::Duration;

use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::http::Site;
use crate::person::PersonError;
use crate::reading::Reader;
use crate::run::{Beat, LoadError, Measuring, Plan, for_all};
use crate::socket::{Socket, SocketError};
use crate::tally::{Progress, Report, Tally};
use crate::watched::Watched;

const GAME: &str = "doors";
const EVENT: &str = "42/doors,";
/// What the players are called.
const NUMBERS: [&str; 2] = ["0", "1"];

/// As [`load`](crate::load), for boardgame.io. The plan's game and setup are those of the peer, two sockets a match.
pub fn load(watched: Watched, plan: &Plan, progress: impl Fn(Progress)) -> Result<Report, LoadError> {
    let plan = Plan {
        game: GAME.to_owned(),
        setup: RawValue::NULL.to_owned(),
        seats: 2,
        sockets_per_table: 2,
        ..plan.clone()
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(run(Measuring::begin(watched, &plan, "boardgame.io"), &progress))
}

async fn run(mut measuring: Measuring<'_>, progress: &impl Fn(Progress)) -> Result<Report, LoadError> {
    let (site, plan) = (measuring.watched.home(0), measuring.plan);
    let sockets = for_all(
        (0..plan.tables).map(move |_| async move { Ok([connect(site).await?, connect(site).await?]) }),
    );
    let sockets = sockets.await?;
    measuring.rest().await;
    let seed = plan.seed;
    let gathering = (0..).zip(sockets).map(|(table, sockets)| async move {
        let chance = Xoshiro256PlusPlus::seed_from_u64(seed ^ table);
        let mut pair = Pair { site, sockets, chance, sides: Default::default(), id: String::new() };
        pair.begin().await?;
        Ok(pair)
    });
    let pairs = for_all(gathering).await?;
    progress(Progress::Tables(plan.tables));
    measuring.rest().await;
    let begin = Instant::now();
    let mut players = JoinSet::new();
    for (table, mut pair) in (0..).zip(pairs) {
        let (beat, tally) = (Beat::new(plan, table, begin), Arc::clone(&measuring.tally));
        players.spawn(async move {
            if let Err(error) = pair.play(&beat, &tally).await {
                tally.error(&error.to_string());
            }
        });
    }
    measuring.measure(players, progress).await
}

async fn connect(site: Site) -> Result<Socket, LoadError> {
    let connected = async {
        let mut socket = site.socket("/socket.io/?EIO=4&transport=websocket", "").await?;
        socket.next().await?;
        socket.send("40/doors,").await?;
        socket.next().await?;
        Ok::<_, SocketError>(socket)
    };
    Ok(connected.await.map_err(PersonError::from)?)
}

/// A match and the two who play it.
struct Pair {
    site: Site,
    sockets: [Socket; 2],
    chance: Xoshiro256PlusPlus,
    sides: [Side; 2],
    id: String,
}

/// The knowledge of one of the two players.
#[derive(Default)]
struct Side {
    credentials: String,
    state_id: u64,
    /// The move it will make: its name and its argument.
    choice: Option<(&'static str, usize)>,
    sent: Option<(Instant, u64)>,
    synced: bool,
    announced: bool,
    over: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Created {
    #[serde(rename = "matchID")]
    match_id: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Joined {
    player_credentials: String,
}

/// What a player goes by in the state of a match.
#[derive(Default)]
struct State<'a> {
    row: Vec<&'a str>,
    /// The player's own cards.
    hand: Vec<&'a str>,
    current_player: &'a str,
    is_over: bool,
    state_id: u64,
}

impl<'a> State<'a> {
    /// As the player of that number is told.
    fn read(reader: &mut Reader<'a>, player: usize) -> Option<Self> {
        let mut state = State::default();
        reader.members(|name, reader| match name {
            "G" => state.read_game(reader, player),
            "ctx" => state.read_context(reader),
            "_stateID" => {
                state.state_id = reader.number()?;
                Some(())
            }
            _ => reader.skip(),
        })?;
        Some(state)
    }

    fn read_game(&mut self, reader: &mut Reader<'a>, player: usize) -> Option<()> {
        reader.members(|name, reader| {
            match name {
                "row" => self.row = reader.strings()?,
                "hands" => reader.members(|of, reader| {
                    if of == NUMBERS[player] {
                        self.hand = reader.strings()?;
                        Some(())
                    } else {
                        reader.skip()
                    }
                })?,
                _ => reader.skip()?,
            }
            Some(())
        })
    }

    fn read_context(&mut self, reader: &mut Reader<'a>) -> Option<()> {
        reader.members(|name, reader| {
            match name {
                "currentPlayer" => self.current_player = reader.string()?,
                "gameover" if reader.is_null() => {}
                "gameover" => {
                    self.is_over = true;
                    reader.skip()?;
                }
                _ => reader.skip()?,
            }
            Some(())
        })
    }
}

/// A text of the server about a match.
enum Event<'a> {
    /// The player knows its state then.
    State(State<'a>),
    Other,
}

impl<'a> Event<'a> {
    /// None if it is not about that match.
    fn read(text: &'a str, id: &str, player: usize) -> Option<Self> {
        let mut reader = Reader::new(text.strip_prefix(EVENT)?);
        let (mut kind, mut state) = ("", None);
        reader.elements(|index, reader| {
            match index {
                0 => kind = reader.string()?,
                1 => (reader.string()? == id).then_some(())?,
                2 if kind == "update" => state = Some(State::read(reader, player)?),
                2 if kind == "sync" => reader.members(|name, reader| {
                    match name {
                        "state" => state = Some(State::read(reader, player)?),
                        _ => reader.skip()?,
                    }
                    Some(())
                })?,
                _ => reader.skip()?,
            }
            Some(())
        })?;
        Some(state.map_or(Event::Other, Event::State))
    }
}

impl Pair {
    /// Makes a match, joins it, and waits until both see it. Nobody looks before both have joined: boardgame.io stores a new
    /// observer without a lock, and would lose a player who joins at the same time.
    async fn begin(&mut self) -> Result<(), PersonError> {
        let created = self.site.post("/games/doors/create", "", "{\"numPlayers\":2}").await?;
        self.id = created.json::<Created>()?.match_id;
        for player in 0..2 {
            let body = format!("{{\"playerID\":\"{player}\",\"playerName\":\"{player}\"}}");
            let joined = self.site.post(&format!("/games/doors/{}/join", self.id), "", &body).await?;
            let credentials = joined.json::<Joined>()?.player_credentials;
            self.sides[player] = Side { credentials, ..Side::default() };
        }
        for player in 0..2 {
            let credentials = &self.sides[player].credentials;
            let sync = format!("{EVENT}[\"sync\",\"{}\",\"{player}\",\"{credentials}\"]", self.id);
            self.sockets[player].send(&sync).await?;
        }
        for player in 0..2 {
            while !(self.sides[player].synced && self.sides[player].announced) {
                self.hear(player).await?;
            }
        }
        Ok(())
    }

    async fn play(&mut self, beat: &Beat, tally: &Tally) -> Result<(), PersonError> {
        loop {
            if self.sides.iter().all(|side| side.over) {
                tally.finished();
                self.begin().await?;
            }
            let asked = self.sides.iter().position(|side| side.choice.is_some());
            if let Some(player) = asked {
                if !beat.is_due() {
                    sleep_until(beat.due()).await;
                }
                beat.moved();
                self.make_move(player).await?;
            }
            let [first, second] = &mut self.sockets;
            let (player, waited) = tokio::select! {
                text = first.next() => (0, self.sides[0].receive(0, text?, &self.id, &mut self.chance)),
                text = second.next() => (1, self.sides[1].receive(1, text?, &self.id, &mut self.chance)),
            };
            match waited {
                Received::Acknowledged(waited) => tally.moved(waited),
                Received::Ping => self.sockets[player].send("3").await?,
                Received::News => {}
            }
        }
    }

    async fn make_move(&mut self, player: usize) -> Result<(), SocketError> {
        let side = &mut self.sides[player];
        let Some((name, index)) = side.choice.take() else { return Ok(()) };
        let text = format!(
            "{EVENT}[\"update\",{{\"type\":\"MAKE_MOVE\",\"payload\":{{\"type\":\"{name}\",\"args\":[{index}],\
             \"playerID\":\"{player}\",\"credentials\":\"{}\"}}}},{},\"{}\",\"{player}\"]",
            side.credentials, side.state_id, self.id
        );
        side.sent = Some((Instant::now(), side.state_id));
        self.sockets[player].send(&text).await
    }

    async fn hear(&mut self, player: usize) -> Result<(), SocketError> {
        let text = self.sockets[player].next().await?;
        let received = self.sides[player].receive(player, text, &self.id, &mut self.chance);
        if let Received::Ping = received {
            self.sockets[player].send("3").await?;
        }
        Ok(())
    }
}

enum Received {
    News,
    Ping,
    Acknowledged(Duration),
}

impl Side {
    fn receive(&mut self, player: usize, text: &str, id: &str, chance: &mut Xoshiro256PlusPlus) -> Received {
        if text == "2" {
            return Received::Ping;
        }
        let state = match Event::read(text, id, player) {
            None => return Received::News,
            Some(Event::Other) => {
                self.announced = true;
                return Received::News;
            }
            Some(Event::State(state)) => state,
        };
        self.synced = true;
        self.over = state.is_over;
        self.state_id = state.state_id;
        let mine = state.current_player == NUMBERS[player] && !self.over;
        self.choice = if mine { choose(&state, chance) } else { None };
        match self.sent.take_if(|(_, made_at)| *made_at < state.state_id) {
            Some((sent, _)) => Received::Acknowledged(sent.elapsed()),
            None => Received::News,
        }
    }
}

/// A card at random: played if that is legal, else thrown away.
fn choose(state: &State<'_>, chance: &mut Xoshiro256PlusPlus) -> Option<(&'static str, usize)> {
    let symbol = |card: &str| card.split_once('-').map(|(_, symbol)| symbol.to_owned());
    let index = ((u64::from(chance.next_u32()) * state.hand.len() as u64) >> 32) as usize;
    let card = state.hand.get(index)?;
    let playable = state.row.last().is_none_or(|last| symbol(last) != symbol(card));
    Some((if playable { "play" } else { "discard" }, index))
}
