//! Everything that goes over the wire, each type once, to be written and to be read: the JSON-RPC envelope, table documents,
//! commands, questions and updates. The engine, the server, `dedale join`, the load generator and the browser's types all come
//! from here. `docs/protocol.md` and `docs/server.md` explain it to its users.

#![forbid(unsafe_code)]

mod analysis;
mod command;
mod daily;
mod entry;
mod fault;
mod ids;
mod json_rpc;
mod lang;
mod leaderboard;
mod listed;
mod messages;
#[cfg(feature = "openapi")]
pub mod openapi;
mod people;
mod puzzle;
mod queries;
mod question;
mod replay;
mod report;
mod schema;
mod setting_up;
mod standing;
mod statistics;
mod table;
mod why;

pub use analysis::{AnalysisDocument, AnalysisProgress, AnalysisState};
pub use command::{
    Act, Answer, AsOnly, ChatDone, Command, CommandError, Done, Nothing, Rematch, RematchSeed, SeatAndBot,
    SeatAndMaybeBot, SeatChange, SeatOnly, Stamp, Undo, stamped,
};
pub use daily::{
    AfterMoves, BeginningDaily, DailyBot, DailyComparison, DailyDeals, DailyGrade, DailyPlayer, DailyResult,
    MyDailyTry, TodaysDeal,
};
pub use entry::{Proposed, PublicEntry};
pub use fault::{Fault, Refusal};
pub use ids::{NoEntropy, NotAnId, TableId, UserId, base32};
pub use json_rpc::{Incoming, Notification, Request, written_refusal, written_reply, written_request};
pub use lang::{As, Lang, TextOrNumber};
pub use leaderboard::{Leaderboard, LeaderboardRow};
pub use listed::{ListedSeat, ListedTable, MyTable};
pub use messages::{Attendance, ChatLine, Happening, Presence, Snapshot, SubscriptionEnded, Update};
pub use people::{PersonKind, User};
pub use puzzle::{
    FoundBy, PuzzleAnswer, PuzzleDocument, PuzzleGoal, PuzzleGrade, PuzzleLine, PuzzleList, PuzzleSolution,
};
pub use queries::{
    AnalysisQuery, LeaderboardQuery, LookQuery, MomentQuery, PuzzleQuery, PuzzleTurnQuery, RecordForm,
    RecordQuery, SetupQuery, StatisticsQuery, StoryQuery,
};
pub use question::{
    Chat, Explain, Explained, Foreseen, Hint, HintAsked, HintList, Join, Leave, Pace, Preview, Question,
};
pub use replay::{Branching, Moment, RecordedGame, Story, ToldMove};
pub use report::{Account, Decision, DecisionInWords, MistakeInWords, Report, ReportInWords, TurnsToGo};
pub use schema::AnyObject;
pub use setting_up::{Checked, Checking, NewTable, Offered};
pub use standing::{QuestionInWords, Sentence, Standing};
pub use statistics::{ConfigurationStatistics, OneDay, Share, Statistics, Tally};
pub use table::{BranchOf, Clock, Phase, Proposal, SeatDocument, TableDocument};
pub use why::{Why, WhyUnit};

/// Milliseconds since 1970, in UTC.
pub type Millis = i64;
