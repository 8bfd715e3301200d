// Which functions of a module the beginning of a first game calls: `node tools/wasm/first_game.mjs FOLDER GAME…` begins one with
// `dedale_counting.wasm`, as the pages do (web/src/parts/around/seating.ts), in both languages, and prints the numbers of the functions.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, ...games] = process.argv.slice(2);
const module = await import(pathToFileURL(resolve(folder, 'dedale.js')));
const exports = await module.default({ module_or_path: readFileSync(`${folder}/dedale_counting.wasm`) });
const host = new module.Host();

/** Not every deal calls the same functions. */
const DEALS = 50;

let messages = 0;

function send(message) {
	const entropy = createHash('sha256').update(`${(messages += 1)}`).digest('hex');
	const answer = JSON.parse(host.answer(JSON.stringify({ now: 1.7e12 + messages, entropy, ...message })));
	if (answer.error || answer.needs?.length) throw new Error(JSON.stringify(answer));
	return answer;
}

function request(method, path, body) {
	const answer = send({ request: { method, path, body } });
	if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
	return answer.body;
}

function begin(game, lang) {
	const { first_game_players: players } = request('GET', '/api/games').find(({ id }) => id === game);
	const { table, setup } = request('POST', '/api/tables', { game, setup: { players } });
	let step = 0;
	const command = (name, parameters) => {
		const key = `mwnb612u-${messages.toString(36)}-8ok7nhho1np`;
		({ step } = request('POST', `/api/tables/${table}/${name}`, { step, key, ...parameters }));
	};
	command('sit', { seat: 1 });
	for (let seat = 2; seat <= players; seat += 1) command('seat-bot', { seat, bot: 'normal' });
	command('start', {});
	send({ call: { method: 'table.join', params: { table, lang } } });
	const options = Object.entries(setup).map(([option, value]) => `${option}=${value}`);
	request('GET', `/api/games/${game}/contents?${new URLSearchParams({ setup: options.join(' ') })}`);
}

for (const game of games) for (const lang of ['en', 'fr']) for (let deal = 0; deal < DEALS; deal += 1) begin(game, lang);

const called = Object.entries(exports).filter(([name, global]) => /^called\d+$/.test(name) && global.value === 1);
console.log(called.map(([name]) => name.slice('called'.length)).join('\n'));
