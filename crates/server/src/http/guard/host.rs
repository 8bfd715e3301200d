use std::net::IpAddr;
use std::sync::LazyLock;

use axum::extract::Request;
use axum::http::{Uri, header};

use crate::{Config, Error};

/// Refuses requests for a host that this server is not. A foreign page can have its own name lead here (DNS rebinding), but
/// not one of these: its requests then bear its name, and have none of its rights here.
pub(super) fn check_host(config: &Config, request: &Request) -> Result<(), Error> {
    let asked = match request.uri().host() {
        Some(host) => Some(host),
        None => request.headers().get(header::HOST).map(|value| value.to_str().unwrap_or("?")),
    };
    // Every browser names a host.
    match asked {
        Some(host) if !is_ours(config, &name_of(host)) => {
            metrics::counter!("dedale_wrong_hosts_total").increment(1);
            tracing::debug!("a request for another host: name yours in `hosts`");
            Err(Error::WrongHost)
        }
        _ => Ok(()),
    }
}

fn is_ours(config: &Config, name: &str) -> bool {
    let literal = name.trim_start_matches('[').trim_end_matches(']');
    if literal.parse::<IpAddr>().is_ok() || name == "localhost" || name.ends_with(".localhost") {
        return true;
    }
    let of_origins = config.origins.iter().filter_map(|origin| origin.parse::<Uri>().ok());
    let of_origins = of_origins.filter_map(|origin| origin.host().map(name_of));
    if of_origins.chain(config.hosts.iter().map(|host| name_of(host))).any(|known| known == name) {
        return true;
    }
    let named = !(config.hosts.is_empty() && config.origins.is_empty());
    !named && !config.listen.ip().is_loopback() && is_local(name)
}

/// Whether it is a name of the local network, which nobody outside can have lead here.
fn is_local(name: &str) -> bool {
    const NETWORKS: [&str; 4] = [".local", ".lan", ".internal", ".home.arpa"];
    let single = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    single || NETWORKS.iter().any(|ending| name.ends_with(ending)) || OWN_NAME.as_deref() == Some(name)
}

/// The host name of this machine.
static OWN_NAME: LazyLock<Option<String>> = LazyLock::new(|| {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_str().ok().map(name_of);
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").ok().map(|name| name_of(&name));
    name.filter(|name| !name.is_empty())
});

/// A host without its port, its capitals and the dot of the root.
fn name_of(host: &str) -> String {
    let without_port = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    without_port.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_ours(config: &Config, host: &str) -> bool {
        let mut request = Request::new(axum::body::Body::empty());
        request.headers_mut().insert(header::HOST, host.parse().expect("a header"));
        check_host(config, &request).is_ok()
    }

    const ALWAYS: [&str; 7] = [
        "localhost:7333",
        "LOCALHOST",
        "a.localhost",
        "127.0.0.1:7333",
        "192.168.1.20",
        "[::1]:7333",
        "[2001:db8::1]",
    ];

    #[test]
    fn on_this_machine_only_it_is_called_by_loopback_names() {
        let config = Config::default();
        for host in ALWAYS {
            assert!(is_ours(&config, host), "{host}");
        }
        for host in
            ["evil.example:7333", "table", "table.local", "127.0.0.1.evil.example", "localhost.evil", "", "é"]
        {
            assert!(!is_ours(&config, host), "{host}");
        }
    }

    #[test]
    fn in_a_local_network_its_names_do_too() {
        let config = Config { listen: "0.0.0.0:7333".parse().expect("an address"), ..Config::default() };
        for host in ALWAYS.into_iter().chain(["table:7333", "my-table.local", "table.lan", "table.home.arpa"])
        {
            assert!(is_ours(&config, host), "{host}");
        }
        for host in ["evil.example", "local.evil.example", "", ".", "table_local.evil"] {
            assert!(!is_ours(&config, host), "{host}");
        }
    }

    #[test]
    fn names_that_were_set_are_the_list() {
        let config = Config {
            listen: "0.0.0.0:7333".parse().expect("an address"),
            hosts: vec!["Table.example".to_owned()],
            origins: vec!["https://pages.example:8443".to_owned()],
            ..Config::default()
        };
        for host in ALWAYS.into_iter().chain(["table.example:7333", "TABLE.example.", "pages.example"]) {
            assert!(is_ours(&config, host), "{host}");
        }
        for host in ["table", "table.local", "evil.example", "table.example.evil.example"] {
            assert!(!is_ours(&config, host), "{host}");
        }
    }

    #[test]
    fn programs_that_name_no_host_may_ask() {
        assert!(check_host(&Config::default(), &Request::new(axum::body::Body::empty())).is_ok());
    }
}
