//! What somebody asks for who wants to know more than it may: everything is refused, or shows what it may see anyway.

use dedale_core::{Chance as _, Legal as _, Observer, Seat};
use reqwest::Method;
use serde_json::{Value, json};

use super::games::{Overheard, forbidden};
use super::listening::{Asked, Leak, Listening, call, person};

/// Commands that do nothing in the middle of a game, or nothing without consent.
const COMMANDS: [&str; 12] = [
    "act",
    "act",
    "act",
    "undo",
    "answer",
    "hand_back",
    "stand_in",
    "sit",
    "stand",
    "seat_bot",
    "start",
    "concede",
];

impl<G: Overheard> Listening<'_, G> {
    /// Asks for something it should not get.
    pub(super) async fn probe(&mut self) -> Result<(), Leak> {
        match self.chance.pick(12) {
            0..5 => {
                let (command, params) = self.refused_command();
                self.ask_in_vain(&format!("table.{command}"), params).await
            }
            5 => self.garbage().await,
            6 => self.look_as_another().await,
            7 => {
                let since = u64::from(self.chance.pick(self.step as u32 + 1));
                self.look(Some(since)).await
            }
            8 => {
                let (command, mut params) = self.refused_command();
                if let Some(fields) = params.as_object_mut() {
                    fields.shift_remove("table");
                }
                let path = format!("/{}", command.replace('_', "-"));
                self.request(Method::POST, &path, Some(&params.to_string())).await
            }
            9 => self.page().await,
            _ => self.try_out().await,
        }
    }

    /// What an answer would do, and why others cannot be given: whatever is said, it tells nothing hidden.
    async fn try_out(&mut self) -> Result<(), Leak> {
        let own = match self.observer {
            Observer::Seat(seat) if self.chance.pick(8) > 0 => seat,
            _ => self.any_seat(),
        };
        let legal = self.games[0].state().legal();
        let possible = legal.nth(self.chance.pick(legal.len())).map(|action| action.to_string());
        let others = (0..4).filter_map(|_| forbidden(&self.games[0], &mut self.chance));
        let mut actions: Vec<_> = others.map(|action| action.to_string()).collect();
        let mut params = json!({ "as": own, "step": self.step, "lang": self.lang });
        let method = if self.chance.pick(4) == 0 {
            actions.extend(possible);
            params["actions"] = json!(actions);
            "table.explain"
        } else {
            let forbidden = actions.pop().filter(|_| self.chance.pick(4) == 0);
            params["action"] = json!(forbidden.or(possible));
            "table.preview"
        };
        let during = format!("{method} {params}");
        let text = move |table: &str| {
            let mut params = params.clone();
            params["table"] = json!(table);
            call(method, &params)
        };
        self.ask(&Asked { during, text: Box::new(text) }).await.map(drop)
    }

    /// A command the observer may not give now, and why not is all it may learn.
    fn refused_command(&mut self) -> (&'static str, Value) {
        let command = COMMANDS[self.chance.pick(COMMANDS.len() as u32) as usize];
        let mine = match self.observer {
            Observer::Seat(seat) => Some(seat),
            _ => None,
        };
        let any = self.any_seat();
        let others = if Some(any) == mine { Seat::new(7) } else { any };
        let own = mine.unwrap_or(others);
        let moves = self.games[0].step() as u32;
        let step = match self.chance.pick(6) {
            0 => 0,
            1 => self.step + 1 + u64::from(self.chance.pick(100)),
            _ => self.step,
        };
        let mut params = match command {
            "act" => {
                let garbage = ["", "open everything", "concede", "\u{0}", "💤"];
                let action = match forbidden(&self.games[0], &mut self.chance) {
                    Some(action) if self.chance.pick(8) > 0 => action.to_string(),
                    _ => garbage[self.chance.pick(garbage.len() as u32) as usize].to_owned(),
                };
                let seat = if self.chance.pick(4) == 0 { others } else { own };
                json!({ "as": seat, "action": action })
            }
            "undo" => json!({ "as": own, "to": moves + self.chance.pick(3) }),
            "answer" => json!({ "as": own, "agree": true }),
            "hand_back" | "sit" | "stand" => json!({ "seat": own }),
            "stand_in" => json!({ "seat": others, "bot": "random" }),
            "seat_bot" => json!({ "seat": own, "bot": "random" }),
            "concede" => json!({ "as": others }),
            _ => json!({}),
        };
        params["step"] = json!(step);
        params["key"] = json!(self.key());
        (command, params)
    }

    async fn ask_in_vain(&mut self, method: &str, params: Value) -> Result<(), Leak> {
        let method = method.to_owned();
        let during = format!("{method} {params}");
        let text = move |table: &str| {
            let mut params = params.clone();
            params["table"] = json!(table);
            call(&method, &params)
        };
        let asked = Asked { during, text: Box::new(text) };
        let reply = self.ask(&asked).await?;
        assert!(reply.get("error").is_some(), "{}: {reply}", asked.during);
        Ok(())
    }

    /// What is no request, or none for a table that goes on.
    async fn garbage(&mut self) -> Result<(), Leak> {
        let texts: [fn(&str) -> String; 9] = [
            |_| "{".to_owned(),
            |table| format!("[\"{table}\"]"),
            |_| "[]".to_owned(),
            |_| "null".to_owned(),
            |table| call("table.position", &json!({ "table": table })),
            |table| call("match.view", &json!({ "match": table, "as": "all" })),
            |table| call("table.act", &json!({ "table": table, "step": "1", "key": 1 })),
            |table| {
                call(
                    "table.rematch",
                    &json!({ "table": table, "step": 1, "key": "a", "as": 1, "seed": "same" }),
                )
            },
            |table| call("table.chat", &json!({ "table": table, "key": "a", "text": "x".repeat(501) })),
        ];
        let text = texts[self.chance.pick(texts.len() as u32) as usize];
        let asked = Asked { during: text("…"), text: Box::new(text) };
        let reply = self.ask(&asked).await?;
        assert!(reply.get("error").is_some(), "{}: {reply}", asked.during);
        Ok(())
    }

    /// Wants to be somebody else, or from the future.
    async fn look_as_another(&mut self) -> Result<(), Leak> {
        let another = match self.any_seat() {
            seat if self.observer == Observer::Seat(seat) => Observer::Omniscient,
            seat => Observer::Seat(seat),
        };
        let params = match self.chance.pick(3) {
            0 => json!({ "as": "all" }),
            1 => json!({ "as": another }),
            _ => json!({ "as": self.observer, "since": self.step + 1 }),
        };
        self.ask_in_vain("table.join", params).await
    }

    /// What pages and programs ask for.
    async fn page(&mut self) -> Result<(), Leak> {
        let observer = self.observer;
        let moves = self.games[0].step() as u32;
        let some_moves = self.chance.pick(moves + 2);
        let since = self.chance.pick(self.step as u32 + 2);
        let lang = self.lang.map(|lang| format!("&lang={lang}")).unwrap_or_default();
        let path = match self.chance.pick(12) {
            0 => String::new(),
            1 => format!("?as={observer}&since={since}{lang}"),
            2 => "?as=all".to_owned(),
            3 => format!("/replay?as={observer}{lang}"),
            4 => format!("/replay?as={observer}&moves={some_moves}{lang}"),
            5 => "/replay?as=all".to_owned(),
            6 => format!("/replay/events?as={observer}{lang}"),
            7 => format!("/replay/events?as={}", self.any_seat()),
            8 => "/record".to_owned(),
            9 => "/record?form=text".to_owned(),
            10 => "/chat".to_owned(),
            _ => return self.lists().await,
        };
        self.request(Method::GET, &path, None).await?;
        let branch = json!({ "moves": some_moves }).to_string();
        self.request(Method::POST, "/branch", Some(&branch)).await
    }

    async fn request(&mut self, method: Method, path: &str, body: Option<&str>) -> Result<(), Leak> {
        let who = person(self.observer);
        let mut answers = [const { String::new() }; 2];
        for (at, answer) in answers.iter_mut().enumerate() {
            let path = format!("/api/tables/{}{path}", self.tables[at].id);
            *answer = self.worlds[at].answer(who, method.clone(), &path, body).await;
        }
        let changes = method == Method::POST;
        assert!(!changes || !answers[0].starts_with('2'), "{path} {body:?}: {}", answers[0]);
        self.compare_answers(&format!("{method} {path} {}", body.unwrap_or_default()), &answers)
    }

    /// The line of the table in the lobby, and among the observer's own.
    async fn lists(&mut self) -> Result<(), Leak> {
        let who = person(self.observer);
        for path in ["/api/tables", "/api/me/tables"] {
            let mut lines = [const { String::new() }; 2];
            for (at, kept) in lines.iter_mut().enumerate() {
                let answer = self.worlds[at].answer(who, Method::GET, path, None).await;
                let body = answer.split_once("\n\n").map_or("", |(_, body)| body);
                let list: Vec<Value> = serde_json::from_str(body).expect("a list");
                let line = list.iter().find(|line| line["table"] == self.tables[at].id.as_str());
                *kept = line.map(Value::to_string).unwrap_or_default();
            }
            self.compare_answers(path, &lines)?;
        }
        Ok(())
    }
}
