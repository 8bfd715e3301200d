#!/bin/sh
# The same players at boardgame.io's own server and at ours, one after the other in one run on one machine: moves a second
# of both, and how many times ours are. Ours writes every move to the disk before it acknowledges it; boardgame.io's
# keeps everything in memory, which is the fastest it can.
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
[ -d node_modules ] || npm ci --no-audit --no-fund
cd "$root"
cargo build --release --quiet --bin dedale
dedale=$root/target/release/dedale

NODE_ENV=production node tools/peers/boardgameio/server.js "$port" >"$reports/boardgameio.log" 2>&1 &
peer=$!
trap 'kill "$peer" 2>/dev/null || true' EXIT INT TERM
while ! node -e "fetch('http://127.0.0.1:$port/games').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do
	kill -0 "$peer"
	sleep 0.2
done
"$dedale" load "http://127.0.0.1:$port" --peer boardgame.io --pid "$peer" \
	--tables "$tables" --seconds "$seconds" --rate max --json >"$reports/boardgameio.json"
kill "$peer"
wait "$peer" 2>/dev/null || true

"$dedale" load --game onirim --players 2 --set communication=silent \
	--tables "$tables" --seconds "$seconds" --rate max --json >"$reports/dedale.json"

node - "$reports" <<'SCRIPT'
const [peer, ours] = ['boardgameio', 'dedale'].map((name) => require(`${process.argv[2]}/${name}.json`));
const cell = (value, width) => String(value).padStart(width);
const row = (name, of) => console.log(name.padEnd(28), cell(of(peer), 14), cell(of(ours), 14));
const micros = (seconds, moves) => (seconds === null ? '' : ((1e6 * seconds) / moves).toFixed(1));
row('', (report) => report.server);
row('tables · sockets', (report) => `${report.tables} · ${report.sockets}`);
row('moves/s', (report) => Math.round(report.moves_per_second));
row('p50 ms', (report) => report.acknowledged.p50_ms.toFixed(1));
row('p99 ms', (report) => report.acknowledged.p99_ms.toFixed(1));
row('server µs of CPU a move', (report) => micros(report.server_cpu_seconds, report.moves));
row('players µs of CPU a move', (report) => micros(report.load_cpu_seconds, report.moves));
row('errors', (report) => Object.values(report.errors).reduce((sum, count) => sum + count, 0));
const ratio = ours.moves_per_second / peer.moves_per_second;
console.log(`ours : boardgame.io = ${ratio.toFixed(1)} : 1`);
process.exit(ratio >= 20 ? 0 : 1);
SCRIPT
