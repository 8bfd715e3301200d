//! One hostile address floods a server with the default limits for a few seconds while honest people play. `make hostile` is the
//! long form, which also looks at how long they wait.

use std::path::Path;

use dedale_load::ServerProcess;
use dedale_load::hostile::{HostilePlan, run};

#[test]
fn one_hostile_address_gets_no_honest_player_refused() {
    let mut server =
        ServerProcess::start_with(Path::new(env!("CARGO_BIN_EXE_dedale")), "").expect("the server starts");
    assert!(server.wait_until_ready(), "{}", server.log());
    let card_set = dedale_mondes::Cards::default().to_string();
    let plan = HostilePlan { tables: 10, seconds: 5.0, seed: 1, card_set };
    let report = run(server.site(), &plan, |_| {}).expect("everybody sits down");
    assert!(report.nobody_was_refused(), "{report:#?}\n{}", server.log());
    let answered = report.attacks.values().flatten().filter(|(what, _)| what.starts_with("5"));
    let mistakes: Vec<_> = answered.filter(|(what, _)| what.contains("internal-error")).collect();
    assert!(mistakes.is_empty(), "{mistakes:?}");
    assert!(!server.log().contains("panic"), "{}", server.log());
}
