use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use serde::Deserialize;
use sqlx::{AnyPool, Row as _};

/// Every acknowledged command.
#[derive(Default)]
pub(crate) struct Book {
    lines: Mutex<Vec<Line>>,
    compared: Mutex<Compared>,
}

/// How far the database was compared: the last line of each table that was, and how many lines of the book.
#[derive(Clone, Default)]
struct Compared {
    steps: HashMap<String, i64>,
    lines: usize,
}

/// Entries before the last compared line that the next comparison reads again: an answer that was lost with the server is noted
/// late, and a fault may take back only the newest.
const OVERLAP: i64 = 50;

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    table: String,
    step: i64,
    user: String,
    key: String,
}

#[derive(Deserialize)]
struct Request {
    params: Params,
}

#[derive(Deserialize)]
struct Params {
    table: String,
    key: String,
}

impl Book {
    /// Notes a request of that person that became that step.
    pub(crate) fn note(&self, request: &str, user: &str, step: u64) {
        let Request { params } = serde_json::from_str(request).expect("a request that was sent");
        let Params { table, key } = params;
        let line = Line { table, step: step as i64, user: user.to_owned(), key };
        self.lines.lock().expect("nobody panics here").push(line);
    }

    pub(crate) fn len(&self) -> usize {
        self.lines.lock().expect("nobody panics here").len()
    }

    /// Compares the newest entries with the book. Comparing all of them after every fault would take longer and longer.
    pub(crate) async fn compare_newest(&self, database: &str) -> Vec<String> {
        let compared = self.compared.lock().expect("nobody panics here").clone();
        self.compare(database, compared).await
    }

    /// Compares every entry with the book.
    pub(crate) async fn compare_all(&self, database: &str) -> Vec<String> {
        self.compare(database, Compared::default()).await
    }

    /// What the database does not have as it was acknowledged, or has twice. People play on meanwhile: it may have more.
    async fn compare(&self, database: &str, mut compared: Compared) -> Vec<String> {
        let known = self.lines.lock().expect("nobody panics here")[compared.lines..].to_vec();
        compared.lines += known.len();
        let tables: HashSet<_> = known.iter().map(|line| line.table.clone()).collect();
        let pool = AnyPool::connect(database).await.expect("the database answers");
        let (mut wrong, mut kept) = (Vec::new(), HashMap::new());
        for table in &tables {
            let last = compared.steps.get(table).copied().unwrap_or(0);
            let mut before = (last - OVERLAP).max(0);
            let sql = "SELECT number, user_id, key FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
            let query = sqlx::query(sql).bind(table.as_str()).bind(before);
            let mut keys = HashSet::new();
            for row in query.fetch_all(&pool).await.expect("the entries") {
                let number: i64 = row.get("number");
                let (user, key): (Option<String>, Option<String>) = (row.get("user_id"), row.get("key"));
                if number != before + 1 {
                    wrong.push(format!("{table}: entry {number} after {before}"));
                }
                if key.is_some() && !keys.insert((user.clone(), key.clone())) {
                    wrong.push(format!("{table}: entry {number} is the same command as an earlier one"));
                }
                before = number;
                kept.insert((table.clone(), number), (user, key));
            }
            if before < last {
                wrong.push(format!("{table}: entry {last} was there, now the last is {before}"));
            }
        }
        pool.close().await;
        for Line { table, step, user, key } in known {
            let last = compared.steps.entry(table.clone()).or_default();
            *last = step.max(*last);
            let acknowledged = (Some(user), Some(key));
            let found = kept.get(&(table.clone(), step));
            if found != Some(&acknowledged) {
                wrong.push(format!(
                    "{table}: entry {step} was acknowledged as {acknowledged:?}, now it is {found:?}"
                ));
            }
        }
        *self.compared.lock().expect("nobody panics here") = compared;
        wrong
    }
}
