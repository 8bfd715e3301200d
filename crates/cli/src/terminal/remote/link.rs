use std::fmt;

/// Where a server is, and which of its tables is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// `host:port`.
    host: String,
    pub(crate) table: Option<String>,
}

/// Not a link to a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadLink {
    #[error("“{0}” is no link: expected http://HOST:PORT/t/TABLE")]
    Shape(String),
    #[error("https is not spoken here: {0}")]
    Encrypted(String),
}

impl std::str::FromStr for Link {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Link, BadLink> {
        let shape = || BadLink::Shape(text.to_owned());
        let rest = match text.split_once("://") {
            Some(("http", rest)) => rest,
            Some(("https", _)) => return Err(BadLink::Encrypted(text.to_owned())),
            Some(_) => return Err(shape()),
            None => text,
        };
        let rest = rest.split(['#', '?']).next().unwrap_or_default();
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let is_host = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]_".contains(letter);
        if host.is_empty() || !host.chars().all(is_host) {
            return Err(shape());
        }
        let table = match path.trim_end_matches('/') {
            "" => None,
            path => Some(path.strip_prefix("t/").filter(|table| is_table(table)).ok_or_else(shape)?),
        };
        Ok(Link { host: host.to_ascii_lowercase(), table: table.map(str::to_owned) })
    }
}

fn is_table(text: &str) -> bool {
    !text.is_empty() && text.len() <= 64 && text.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

impl Link {
    /// The same server's table.
    pub(crate) fn to(&self, table: &str) -> Link {
        Link { host: self.host.clone(), table: Some(table.to_owned()) }
    }

    /// `http://host:port`.
    pub(crate) fn server(&self) -> String {
        format!("http://{}", self.host)
    }

    pub(crate) fn socket(&self) -> String {
        format!("ws://{}/api/socket", self.host)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table {
            Some(table) => write!(f, "{}/t/{table}", self.server()),
            None => write!(f, "{}/", self.server()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_people_pass_it_on() {
        for text in ["http://Here:80/t/abc", "here:80/t/abc/", "http://here:80/t/abc#12"] {
            assert_eq!(text.parse::<Link>().expect(text).to_string(), "http://here:80/t/abc");
        }
        let server: Link = "http://[::1]:4000".parse().expect("a server");
        assert_eq!((server.to_string().as_str(), &server.table), ("http://[::1]:4000/", &None));
        assert_eq!(server.to("xy").socket(), "ws://[::1]:4000/api/socket");
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for text in ["", "http://", "ftp://here/t/a", "http://here/u/a", "http://a b/t/c", "here/t/a b"] {
            assert!(matches!(text.parse::<Link>(), Err(BadLink::Shape(_))), "{text}");
        }
        assert!(matches!("https://here/t/a".parse::<Link>(), Err(BadLink::Encrypted(_))));
    }
}
