//! Which buses a node gets into.

use std::path::Path;

use dedale_server::Config;
use dedale_server::doctor::examine;
use dedale_testing::Nats;
use rcgen::{CertifiedKey, generate_simple_self_signed};

/// What a node finds at that address.
async fn state_of_bus(address: String, ca: Option<&Path>) -> &'static str {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("none.db").display());
    let config = Config {
        bus: Some(address),
        bus_ca: ca.map(Path::to_owned),
        database: Some(database),
        ..Config::default()
    };
    let findings = examine(&config).await;
    findings.iter().find(|finding| finding.check == "bus").expect("the bus is looked at").state
}

fn skipped() {
    eprintln!("skipped: DEDALE_TEST_NATS is not set");
}

#[tokio::test]
async fn the_name_and_password_in_the_address_open_the_bus() {
    let Some(nats) = Nats::start_with(&["--user", "night", "--pass", "sesame, open"]) else {
        return skipped();
    };
    let at = nats.address();
    assert_eq!(state_of_bus(format!("nats://night:sesame%2C%20open@{at}"), None).await, "reached");
    assert_eq!(state_of_bus(format!("nats://night:barley@{at}"), None).await, "unreachable");
    assert_eq!(state_of_bus(format!("nats://{at}"), None).await, "unreachable");
}

#[tokio::test]
async fn a_token_in_the_address_opens_the_bus() {
    let Some(nats) = Nats::start_with(&["--auth", "owl"]) else { return skipped() };
    let at = nats.address();
    assert_eq!(state_of_bus(format!("nats://owl@{at}"), None).await, "reached");
    assert_eq!(state_of_bus(format!("nats://moth@{at}"), None).await, "unreachable");
}

#[tokio::test]
async fn any_of_several_servers_of_the_bus_will_do() {
    let Some(nats) = Nats::start() else { return skipped() };
    assert_eq!(state_of_bus(format!("nats://127.0.0.1:1, {}", nats.url()), None).await, "reached");
    assert_eq!(state_of_bus("nats://127.0.0.1:1,nonsense:port".to_owned(), None).await, "unreachable");
}

#[tokio::test]
async fn a_bus_with_tls_is_reached_by_nodes_that_trust_its_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["127.0.0.1".to_owned()]).expect("a certificate");
    std::fs::write(path("cert.pem"), cert.pem()).expect("written");
    std::fs::write(path("key.pem"), signing_key.serialize_pem()).expect("written");
    let (cert, key) = (path("cert.pem").display().to_string(), path("key.pem").display().to_string());
    let Some(nats) = Nats::start_with(&["--tls", "--tlscert", &cert, "--tlskey", &key]) else {
        return skipped();
    };
    let address = format!("tls://{}", nats.address());
    assert_eq!(state_of_bus(address.clone(), Some(&path("cert.pem"))).await, "reached");
    assert_eq!(state_of_bus(address, None).await, "unreachable");
}
