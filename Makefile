# Two commands: `make play` sets everything up and starts a game, `make test` sets up and checks everything.
.PHONY: play test
.DEFAULT_GOAL := play

play:
	cargo run --release --quiet --bin dedale -- play onirim

test:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features --quiet -- -D warnings
	cargo test --workspace --doc --quiet
	cargo nextest run --workspace --no-fail-fast
