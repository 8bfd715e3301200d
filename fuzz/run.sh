#!/bin/sh
# Fuzzes each target for so many seconds: fuzz/run.sh SECONDS [TARGET…]
# The target server_message needs the whole server built for the fuzzer, some minutes: it only runs when it is named.
# Without cargo-fuzz it says so and is content, unless REQUIRE_FUZZ=1.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:?usage: fuzz/run.sh SECONDS [TARGET…]}
shift
[ $# -gt 0 ] || set -- action_text data_text record_text document_json engine_line try_apply

if ! cargo fuzz --version >/dev/null 2>&1; then
    echo "fuzz: cargo-fuzz is not installed (cargo install cargo-fuzz --debug)"
    [ "${REQUIRE_FUZZ:-0}" != 1 ]
    exit
fi

# No sanitizer: our crates forbid unsafe code, so what is looked for are panics; it builds and runs quicker. Who fuzzes for
# a few seconds only spends them sooner without an optimised build.
profile=--release
[ "$seconds" -ge 20 ] || profile=--dev
# cargo-fuzz wants a nightly compiler's flags; the pinned one has them too.
export RUSTC_BOOTSTRAP=1
for target; do
    echo "fuzz: $target for $seconds s"
    mkdir -p "fuzz/corpus/$target" "fuzz/seeds/$target"
    features=
    [ "$target" != server_message ] || features=--features=server
    cargo fuzz run $profile --sanitizer none $features "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
        -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -verbosity=0
done
