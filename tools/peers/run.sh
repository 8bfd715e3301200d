#!/bin/sh
# The same players at boardgame.io's own server and at ours, one after the other in one run on one machine: moves a second
# of each, and how many times theirs ours are.
#
# boardgame.io is measured twice: with its storage in memory, where nothing outlives the process, and with the storage for
# the disk that comes with it (FlatFile). Ours writes every move to the disk, synced, before it acknowledges it. Like for like
# is the second; the exit status says whether ours are twenty times as many there.
#
#   tools/peers/run.sh [TABLES] [SECONDS] [FOLDER FOR THE REPORTS]
set -eu
tables=${1:-1000}
seconds=${2:-30}
root=$(cd "$(dirname "$0")/../.." && pwd)
reports=${3:-$root/target/peers}
port=${DEDALE_PEER_PORT:-8765}
mkdir -p "$reports"

cd "$root/tools/peers/boardgameio"
[ -d node_modules/node-persist ] || npm ci --no-audit --no-fund
cd "$root"
cargo build --release --quiet --bin dedale
dedale=$root/target/release/dedale

files=$(mktemp -d)
peer=
trap '[ -z "$peer" ] || kill "$peer" 2>/dev/null || true; rm -rf "$files"' EXIT
trap 'exit 1' INT TERM

# Measures boardgame.io: its report's name, and the folder it writes to if any.
measure_peer() {
	report=$1
	shift
	NODE_ENV=production node tools/peers/boardgameio/server.js "$port" "$@" >"$reports/$report.log" 2>&1 &
	peer=$!
	while ! node -e "fetch('http://127.0.0.1:$port/games').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do
		kill -0 "$peer"
		sleep 0.2
	done
	timeout $((seconds + 300)) "$dedale" load "http://127.0.0.1:$port" --peer boardgame.io --pid "$peer" \
		--tables "$tables" --seconds "$seconds" --rate max --json >"$reports/$report.json"
	sleep 3 # it acknowledges before it has written
	kill "$peer"
	wait "$peer" 2>/dev/null || true
	peer=
}

measure_peer boardgameio
measure_peer boardgameio-disk "$files"
kept=$(node tools/peers/boardgameio/kept.js "$files")

"$dedale" load --game onirim --players 2 --set communication=silent \
	--tables "$tables" --seconds "$seconds" --rate max --json >"$reports/dedale.json"

node tools/peers/compare.js "$reports" "$kept"
