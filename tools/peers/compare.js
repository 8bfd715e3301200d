// The reports of one run side by side: node compare.js FOLDER MOVES-KEPT-BY-BOARDGAME.IO

const [folder, kept] = process.argv.slice(2);
const WANTED = 20;

const [memory, disk, ours] = ['boardgameio', 'boardgameio-disk', 'dedale'].map((name) => require(`${folder}/${name}.json`));
const row = (name, ...cells) => console.log(name.padEnd(28), ...cells.map((cell) => String(cell).padStart(16)));
const each = (name, of) => row(name, ...[memory, disk, ours].map(of));
const micros = (seconds, moves) => (seconds === null ? '' : ((1e6 * seconds) / moves).toFixed(1));
const times = (peer) => ours.moves_per_second / peer.moves_per_second;

each('', (report) => report.server);
row('keeps the moves', 'in memory', 'on disk', 'on disk, synced');
each('tables · sockets', (report) => `${report.tables} · ${report.sockets}`);
each('moves/s', (report) => Math.round(report.moves_per_second));
each('p50 ms', (report) => report.acknowledged.p50_ms.toFixed(1));
each('p99 ms', (report) => report.acknowledged.p99_ms.toFixed(1));
each('server µs of CPU a move', (report) => micros(report.server_cpu_seconds, report.moves));
each('players µs of CPU a move', (report) => micros(report.load_cpu_seconds, report.moves));
each('errors', (report) => Object.values(report.errors).reduce((sum, count) => sum + count, 0));
console.log(`boardgame.io's files held ${kept} moves afterwards, ${disk.moves} of them measured`);
console.log(`ours : boardgame.io that keeps nothing = ${times(memory).toFixed(1)} : 1`);
console.log(`ours : boardgame.io that keeps what it acknowledges = ${times(disk).toFixed(1)} : 1 (${WANTED} wanted)`);
if (kept < disk.moves) {
  console.error('boardgame.io lost moves it had acknowledged: these figures are not like for like');
  process.exit(2);
}
process.exit(times(disk) >= WANTED ? 0 : 1);
