use crate::Limits;

/// Files and connections that are open besides those of clients: the database, the listeners, what is just being closed.
pub(crate) const RESERVE: usize = 128;

/// Raises the soft limit of open files to the hard one, and says how many may be open; none if there is no limit.
#[cfg(unix)]
pub(crate) fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let highest = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(why) = setrlimit(Resource::Nofile, highest) {
            tracing::warn!(%why, "the limit of open files cannot be raised");
        }
    }
    getrlimit(Resource::Nofile).current.map(|most| usize::try_from(most).unwrap_or(usize::MAX))
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<usize> {
    None
}

/// How many connections are taken with so many open files; says so if the settings promise more.
pub(super) fn room(limits: &Limits, open_files: Option<usize>) -> usize {
    let fit = open_files.map_or(usize::MAX, |most| most.saturating_sub(RESERVE)).max(1);
    if limits.sockets > fit {
        tracing::warn!(
            sockets = limits.sockets,
            open_files = open_files.unwrap_or_default(),
            reserve = RESERVE,
            connections = fit,
            "`sockets` does not fit into the limit of open files: raise the limit (LimitNOFILE, ulimit -n) or lower `sockets`"
        );
    }
    if limits.sockets > limits.connections {
        tracing::warn!(
            sockets = limits.sockets,
            connections = limits.connections,
            "`sockets` is more than `connections`, and every socket is a connection"
        );
    }
    limits.connections.min(fit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_connections_are_taken_than_files_may_be_open() {
        let limits = Limits { connections: 5_000, ..Limits::default() };
        assert_eq!(room(&limits, Some(1_024)), 1_024 - RESERVE);
        assert_eq!(room(&limits, Some(100_000)), 5_000);
        assert_eq!(room(&limits, None), 5_000);
        assert_eq!(room(&limits, Some(10)), 1);
    }

    #[cfg(unix)]
    #[test]
    fn the_limit_of_open_files_is_raised_as_far_as_it_goes() {
        use rustix::process::{Resource, getrlimit};
        let raised = raise();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        assert_eq!(raised, limit.current.and_then(|most| usize::try_from(most).ok()));
    }
}
