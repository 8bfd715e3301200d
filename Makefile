# Two commands: `make play` sets everything up and opens the table, `make test` sets up and checks everything.
.PHONY: play terminal serve web wasm site types program built test test-texts test-tools test-code test-program test-browsers test-web test-rust test-python bench-python same-game bench-wasm packages screens laws fuzz eavesdrop schemathesis deny bench load hostile soak peers puzzles faults chaos mutants
.DEFAULT_GOAL := play

play: web
	@ls web/wasm/*/dedale_bg.wasm >/dev/null 2>&1 || echo "Games are played through the server: the engine is not built for the browser (make wasm)."
	cargo run --profile play --no-default-features --bin dedale -- serve --open

# A game without a browser.
terminal:
	cargo run --release --quiet --bin dedale -- play onirim

# The table server on this machine; --listen lets others in (docs/hosting.md).
serve: web
	cargo run --release --bin dedale -- serve

# The engine for the browser: one module per game (docs/wasm.md). The browser's files hold the modules that are there.
wasm:
	REQUIRE_WASM=1 tools/wasm.sh

# The browser's files, which the program holds: made again when something they are made of has changed.
web: web/dist/index.html

WEB_SOURCES := $(shell find web/src web/offline web/public web/tools web/index.html web/*.config.* web/tsconfig.json locales docs/rules/book -type f) $(wildcard web/wasm/*/dedale_bg.wasm web/wasm/nets/*)

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node.js 20 or newer is missing: install nodejs and npm, then try again."; exit 1; }
	tools/packages.sh web
	@touch $@

# The pages without a server, in site/, for any static host (docs/site.md). They play with the engine in WebAssembly.
site: wasm web/node_modules/.package-lock.json
	cd web && npm run --silent site -- --logLevel warn
	@echo "site/ is ready: copy it to any static host (docs/site.md)."

# The types of the browser's side, from what the engine says of itself; test-web fails if they differ.
types: program
	cd web && npm run --silent types

# Side by side where one part leaves a core idle; alone what needs both.
test:
	$(MAKE) --jobs=3 --output-sync=line --no-print-directory built test-texts test-tools
	$(MAKE) --jobs=2 --output-sync=line --no-print-directory test-code test-program
	$(MAKE) --no-print-directory test-browsers
	$(MAKE) test-rust

# The program, the Python module and all tests, compiled once for everything below: another selection would take other features of the
# dependencies and compile the engines again.
PARTS := --workspace --lib --bins --tests

program: web
	cargo build --quiet $(PARTS)

# The program with the modules for tests in it: its pages play on the device.
built: web/node_modules/.package-lock.json
	tools/wasm.sh --quick
	$(MAKE) program

types test-program test-browsers test-web same-game screens: export DEDALE = $(CURDIR)/target/debug/dedale

# What needs no program: form, types and unit tests of the browser's side, form of the rest.
test-texts: web/node_modules/.package-lock.json
	cargo fmt --all --check
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent test

# Installs what the tests need besides: browsers, database, bus, Python's packages.
test-tools:
	tools/chromium.sh
	tools/firefox.sh
	tools/webkit.sh
	tools/with-postgres.sh tools/with-nats.sh true
	tools/python.sh install

# With the examples the docs ask for the features of the dependencies that clippy has checked; without, a hundred are checked again.
# A test of the docs finds no jobserver of make, and says so each time.
test-code:
	cargo clippy --workspace --all-targets --all-features --quiet -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --lib --bins --examples --quiet
	@env -u MAKEFLAGS -u MFLAGS cargo test --workspace --doc --quiet
	tools/deny.sh

# The built program from outside: the same games in WebAssembly, what it says of itself, its API, proxies, Python. Asks cargo for
# nothing, which would wait for the lints.
test-program:
	tools/chromium.sh
	cd web && node tools/wasm/same_game.mjs 30
	cd web && npm run --silent types -- --check && npm run --silent lessons -- --check
	tools/schemathesis.sh target/debug/dedale
	tools/with-postgres.sh tools/with-nats.sh tools/proxies.sh target/debug/dedale
	tools/python.sh test

# The Python package: its tests, with the checkers of Gymnasium, PettingZoo and OpenSpiel (docs/python.md).
test-python: program
	tools/python.sh test

# Whole games in Chromium and Firefox and part of one in WebKit, through the real server and without one.
test-browsers: program
	tools/chromium.sh
	tools/firefox.sh
	tools/webkit.sh
	@if ls web/wasm/*/dedale_bg.wasm >/dev/null 2>&1; then cd web && npm run --silent site -- --logLevel warn; \
	else rm -rf site; echo "The site without a server is not tried: the engine is not built for the browser (make wasm)."; fi
	cd web && npm run --silent e2e

# Everything about the browser's side.
test-web: test-texts program
	cd web && npm run --silent types -- --check && npm run --silent lessons -- --check
	$(MAKE) --no-print-directory test-browsers

test-rust: program
	@if cargo nextest --version >/dev/null 2>&1; \
	then tools/with-postgres.sh tools/with-nats.sh cargo nextest run $(PARTS) --no-fail-fast --test-threads $$(($$(nproc) + 1)); \
	else tools/with-postgres.sh tools/with-nats.sh cargo test $(PARTS) --no-fail-fast; fi

same-game: wasm program
	tools/chromium.sh
	cd web && node tools/wasm/same_game.mjs 3000

# The modules beside native code: decisions per second, and how long the strongest bots think.
bench-wasm: wasm
	tools/chromium.sh
	cd web && node tools/wasm/bench.mjs

# What people install without compiling: static program, Debian package, image, wheel (docs/install.md).
packages: wasm web
	tools/package.sh all
	REQUIRE_PYTHON=1 tools/python.sh wheel
	tools/try_packages.sh

# Steps a second from Python, beside OpenSpiel's Hanabi.
bench-python:
	REQUIRE_PYTHON=1 tools/python.sh bench

# The pictures of docs/screens.
screens: program
	tools/chromium.sh
	cd web && DEDALE_SCREENS=1 npm run --silent e2e -- screens

# Thousands of random games in each configuration, every law on the way: some minutes.
laws: $(patsubst crates/%/tests/it/laws.rs,laws-%,$(wildcard crates/*/tests/it/laws.rs))

laws-onirim: LAW_GAMES = 10000
laws-%: LAW_GAMES = 2000
laws-%:
	DEDALE_LAW_GAMES=$(LAW_GAMES) cargo test --release -p dedale-$* --test it laws -- --nocapture

# Each fuzz target for a minute.
fuzz:
	REQUIRE_FUZZ=1 fuzz/run.sh 60
	REQUIRE_FUZZ=1 fuzz/run.sh 60 server_message

# Small mistakes in core and the games, one at a time: does a test notice? Hours; ARGUMENTS="-j 4 --shard 0/20" for a sample.
mutants:
	REQUIRE_MUTANTS=1 tools/mutants.sh $(ARGUMENTS)

# Somebody listens in every role of three hundred games of each kind, at one server and at three nodes: half an hour.
GAMES ?= 300
eavesdrop:
	REQUIRE_NATS=1 REQUIRE_POSTGRES=1 tools/with-postgres.sh tools/with-nats.sh env DEDALE_EAVESDROP=$(GAMES) \
		cargo test -p dedale-server --test it eavesdropper -- --nocapture --test-threads 1

# Bad requests made from the API document, for some minutes.
schemathesis:
	REQUIRE_SCHEMATHESIS=1 DEDALE_SCHEMATHESIS_EXAMPLES=200 tools/schemathesis.sh

# Licences, sources and double versions of the dependencies; known weaknesses: tools/deny.sh advisories.
deny:
	REQUIRE_DENY=1 tools/deny.sh

bench:
	cargo run --release --quiet --bin dedale -- bench

# Two thousand tables for five minutes: what docs/reliability.md tells.
load:
	cargo run --release --quiet --bin dedale -- load

# One hostile address floods a server for a minute while a hundred honest people play.
hostile:
	cargo run --release --quiet --bin dedale -- load --hostile

# Five hundred tables for half an hour: the memory must stay flat.
soak:
	cargo run --release --quiet --bin dedale -- load --soak

# The puzzles that come with the program (docs/puzzles.md): most of an hour on two cores.
puzzles:
	tools/puzzles.sh

# The same players at boardgame.io's server and at ours, in one run.
peers:
	tools/peers/run.sh

# The server is killed two hundred times while people play; then two hundred faults of each kind, mixed, beside a ledger of
# every acknowledged command.
faults:
	DEDALE_KILLS=200 cargo test --release -p dedale-cli --test it kills:: -- --nocapture
	DEDALE_FAULTS=200 cargo test --release -p dedale-cli --test it ledger:: -- --nocapture --test-threads 1

# Three nodes and three hundred tables; nodes, bus and database are killed, frozen, cut off and restarted while people play. A quarter of an hour with many cores;
# SHARE=0.1 is a tenth of the faults; a machine with few cores keeps up with TABLES=60.
SHARE ?= 1
TABLES ?= 300
chaos:
	cargo build --release --bin dedale
	REQUIRE_NATS=1 REQUIRE_POSTGRES=1 tools/with-postgres.sh tools/with-nats.sh env DEDALE_CHAOS=$(SHARE) DEDALE_CHAOS_TABLES=$(TABLES) \
		cargo test --release -p dedale-cli --test it ledger::nodes:: -- --nocapture
