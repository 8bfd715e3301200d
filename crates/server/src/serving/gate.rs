use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::descriptors::room;
use crate::Config;
use crate::http::network_prefix;

/// Counts the connections there are, in all and of each address.
#[derive(Clone, Debug)]
pub(super) struct Gate {
    most: usize,
    /// None behind a proxy, whose connections all come from one address.
    most_of_address: Option<usize>,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    addresses: HashMap<IpAddr, usize>,
}

/// The right to one connection; given back when dropped.
#[derive(Debug)]
pub(super) struct Place {
    address: IpAddr,
    gate: Gate,
}

impl Gate {
    pub(super) fn new(config: &Config, open_files: Option<usize>) -> Gate {
        let limits = &config.limits;
        Gate {
            most: room(limits, open_files),
            most_of_address: (!config.behind_proxy).then_some(limits.connections_per_address),
            counts: Arc::default(),
        }
    }

    /// A place for a connection from there, if there is one.
    pub(super) fn admit(&self, peer: IpAddr) -> Option<Place> {
        let address = network_prefix(peer);
        let mut counts = self.lock();
        let of_address = counts.addresses.get(&address).copied().unwrap_or(0);
        let full = if self.most_of_address.is_some_and(|most| of_address >= most) {
            Some("address")
        } else {
            (counts.all >= self.most).then_some("all")
        };
        if let Some(limit) = full {
            metrics::counter!("dedale_connections_refused_total", "limit" => limit).increment(1);
            return None;
        }
        counts.all += 1;
        *counts.addresses.entry(address).or_default() += 1;
        metrics::gauge!("dedale_connections").set(counts.all as f64);
        Some(Place { address, gate: self.clone() })
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.gate.lock();
        counts.all -= 1;
        metrics::gauge!("dedale_connections").set(counts.all as f64);
        if let Some(count) = counts.addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.addresses.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    fn gate(behind_proxy: bool) -> Gate {
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        Gate::new(&Config { behind_proxy, limits, ..Config::default() }, None)
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_has_so_many_connections_and_others_still_come_in() {
        let gate = gate(false);
        let held: Vec<_> = (0..5).filter_map(|_| gate.admit(address("192.0.2.1"))).collect();
        assert_eq!(held.len(), 2);
        let other = gate.admit(address("192.0.2.2")).expect("room");
        assert!(gate.admit(address("192.0.2.3")).is_none(), "three in all");
        drop(other);
        assert!(gate.admit(address("192.0.2.3")).is_some(), "given back");
        drop(held);
        assert!(gate.lock().addresses.is_empty(), "nothing is remembered of who left");
    }

    #[test]
    fn people_behind_one_address_count_as_one() {
        let gate = gate(false);
        let _held = ["2001:db8::1", "2001:db8::2"].map(|text| gate.admit(address(text)).expect("room"));
        assert!(gate.admit(address("2001:db8::3")).is_none());
    }

    #[test]
    fn a_proxy_is_only_limited_in_all() {
        let gate = gate(true);
        let held: Vec<_> = (0..5).filter_map(|_| gate.admit(address("127.0.0.1"))).collect();
        assert_eq!(held.len(), 3);
    }
}
