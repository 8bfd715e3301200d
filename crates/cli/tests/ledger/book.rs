use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use serde::Deserialize;
use sqlx::{AnyPool, Row as _};

/// Every acknowledged command.
#[derive(Default)]
pub(crate) struct Book(Mutex<Vec<Line>>);

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
        self.0.lock().expect("nobody panics here").push(line);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.lock().expect("nobody panics here").len()
    }

    /// What the database does not have as it was acknowledged, or has twice.
    pub(crate) async fn compare(&self, database: &str) -> Vec<String> {
        let known = self.0.lock().expect("nobody panics here").clone();
        let pool = AnyPool::connect(database).await.expect("the database answers");
        let sql = "SELECT table_id, number, user_id, key FROM entries ORDER BY table_id, number";
        let rows = sqlx::query(sql).fetch_all(&pool).await.expect("the entries");
        pool.close().await;
        let (mut wrong, mut kept, mut keys) = (Vec::new(), HashMap::new(), HashSet::new());
        let mut last = (String::new(), 0);
        for row in rows {
            let (table, number): (String, i64) = (row.get("table_id"), row.get("number"));
            let (user, key): (Option<String>, Option<String>) = (row.get("user_id"), row.get("key"));
            let before = if last.0 == table { last.1 } else { 0 };
            if number != before + 1 {
                wrong.push(format!("{table}: entry {number} after {before}"));
            }
            if key.is_some() && !keys.insert((table.clone(), user.clone(), key.clone())) {
                wrong.push(format!("{table}: entry {number} is the same command as an earlier one"));
            }
            last = (table.clone(), number);
            kept.insert((table, number), (user, key));
        }
        for Line { table, step, user, key } in known {
            let acknowledged = (Some(user), Some(key));
            let found = kept.get(&(table.clone(), step));
            if found != Some(&acknowledged) {
                wrong.push(format!(
                    "{table}: entry {step} was acknowledged as {acknowledged:?}, now it is {found:?}"
                ));
            }
        }
        wrong
    }
}
