#!/bin/sh
# Looks at the dependencies as deny.toml says:
#   tools/deny.sh [CHECK…]
# CHECK is what cargo-deny calls it: licenses, bans and sources if left out; advisories are fetched from the network. Without
# cargo-deny it says so and is content, unless REQUIRE_DENY=1.
set -eu
cd "$(dirname "$0")/.."

if ! cargo deny --version >/dev/null 2>&1; then
    echo "deny: skipped: cargo install cargo-deny --locked"
    [ "${REQUIRE_DENY:-0}" != 1 ]
    exit
fi
[ $# -gt 0 ] || set -- licenses bans sources
exec cargo deny --all-features check "$@"
