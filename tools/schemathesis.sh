#!/bin/sh
# Asks a throw-away server for everything its API document allows and much that it does not:
#   tools/schemathesis.sh [DEDALE]
# No answer may be a 5xx, have an undocumented status or another shape than the document says. DEDALE is the program
# (target/debug/dedale, built if left out). DEDALE_SCHEMATHESIS_EXAMPLES is how many requests are made up for each route
# (10). Without Python or its packages it says so and is content, unless REQUIRE_SCHEMATHESIS=1.
set -eu
cd "$(dirname "$0")/.."

version=4.32.5
examples=${DEDALE_SCHEMATHESIS_EXAMPLES:-10}
root=$PWD
venv=$root/target/schemathesis

missing() {
    echo "schemathesis: skipped: $1"
    [ "${REQUIRE_SCHEMATHESIS:-0}" != 1 ]
    exit
}

command -v python3 >/dev/null || missing "python3 is not installed"
if [ "$("$venv/bin/schemathesis" --version 2>/dev/null | grep -o '[0-9.]*$')" != "$version" ]; then
    python3 -c 'import venv, ensurepip' 2>/dev/null || missing "python3 has no module venv (package python3-venv)"
    tools/venv.sh "$venv" "schemathesis==$version" >/dev/null 2>&1 ||
        missing "schemathesis==$version cannot be fetched (no package index?)"
fi

program=${1:-target/debug/dedale}
[ $# -gt 0 ] || cargo build --quiet --bin dedale

place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$place"' EXIT
cat >"$place/config.toml" <<EOF
database = "sqlite:$place/tables.db"
survive_power_loss = false
[limits]
requests_per_minute = 100000000
attempts_per_minute = 100000000
commands_per_minute = 100000000
chat_per_minute = 100000000
chat_per_minute_per_address = 100000000
tables_per_user = 1000000
tables_per_hour_per_user = 100000000
tables_per_hour_per_address = 100000000
[times]
bot_pause_ms = 0
EOF
"$program" serve --listen 127.0.0.1:0 --config "$place/config.toml" >"$place/out" 2>"$place/log" &
server=$!
for _ in $(seq 100); do
    [ -s "$place/out" ] && break
    sleep 0.1
done
url=$(grep -o 'http://[^ ]*[0-9]' "$place/out" | head -n 1)

helper() {
    "$venv/bin/python" tools/schemathesis_tables.py "$@"
}
helper set-up "$url" "$place"

# It keeps notes where it runs.
run() (
    cd "$place"
    PYTHONPATH=$root/tools PYTHONDONTWRITEBYTECODE=1 SCHEMATHESIS_HOOKS=schemathesis_tables DEDALE_TABLES="$place/tables" \
        "$venv/bin/schemathesis" run "$url/api/openapi.json" \
        --seed 5 --max-examples "$examples" --generation-database none --phases examples,coverage,fuzzing \
        --checks "$checks" --request-timeout 20 --suppress-health-check all --warnings off --no-color \
        --continue-on-failure --exclude-path /api/socket "$@"
)
checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance
checks=$checks,response_headers_conformance,unsupported_method
# Somebody with a session, but without what would end it; then nobody, with everything.
run --header "Cookie: $(cat "$place/cookie")" --exclude-operation-id log_out --exclude-operation-id forget_me \
    --exclude-operation-id end_session
helper still-in "$url" "$place" || { echo "schemathesis: the session ended on the way"; exit 1; }
run

if grep -q "made the server panic\|panicked" "$place/log"; then
    echo "schemathesis: the server panicked:"
    grep "panic" "$place/log"
    exit 1
fi
helper answers "$url"
kill -0 "$server" || { echo "schemathesis: the server is gone"; exit 1; }
