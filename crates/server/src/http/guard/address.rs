use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::{App, Config, Error};

/// Where a request comes from: one address of IPv4, or the first of the 2⁶⁴ of IPv6 that one connection has. Whatever is
/// limited by address is limited by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    /// The other end of the connection; behind a proxy, whom the proxy names last. All those that cannot be known are one.
    pub(super) fn of(config: &Config, request: &Request) -> Address {
        let named = if config.behind_proxy { last_forwarded(request.headers()) } else { None };
        let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        Address(network_prefix(named.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The address itself, or the /64 prefix of an IPv6 address: one connection to the network has all addresses of a prefix.
pub(crate) fn network_prefix(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::from((address.to_bits() >> 64 << 64).to_be_bytes()),
        address => address,
    }
}

/// Only the last was written by the proxy; a client can write the others.
fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Address, Error> {
        parts.extensions.get().copied().ok_or(Error::Internal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(behind_proxy: bool, forwarded: &[&str]) -> String {
        let config = Config { behind_proxy, ..Config::default() };
        let mut request = Request::new(axum::body::Body::empty());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 1], 7))));
        for value in forwarded {
            request.headers_mut().append("x-forwarded-for", value.parse().expect("a header"));
        }
        Address::of(&config, &request).0.to_string()
    }

    #[test]
    fn nobody_chooses_an_address_by_a_header() {
        assert_eq!(address(false, &["198.51.100.1"]), "192.0.2.1");
    }

    #[test]
    fn behind_a_proxy_the_last_forwarded_address_counts() {
        assert_eq!(address(true, &["203.0.113.9, 198.51.100.1"]), "198.51.100.1");
        assert_eq!(address(true, &["203.0.113.9", "10.0.0.1, 2001:db8::1"]), "2001:db8::");
        assert_eq!(address(true, &["198.51.100.1:4711"]), "198.51.100.1");
        assert_eq!(address(true, &["nonsense"]), "192.0.2.1");
        assert_eq!(address(true, &[]), "192.0.2.1");
    }

    #[test]
    fn addresses_of_one_connection_count_together() {
        assert_eq!(address(true, &["2001:db8:1:2:3:4:5:6"]), "2001:db8:1:2::");
        assert_eq!(address(true, &["::ffff:192.0.2.7"]), "192.0.2.7");
    }
}
