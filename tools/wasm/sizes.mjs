// The sizes of everything in web/wasm, and whether they are larger than they should be (kB as a browser gets them, Brotli).

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const LIMITS = { beginning: 450, table: 700, everything: 3000 };

const folder = new URL('../../web/wasm/', import.meta.url).pathname;
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
const kilobytes = (bytes) => Math.ceil(bytes / 1000);

function sizes(...files) {
	const read = files.map((file) => readFileSync(folder + file));
	const plain = read.reduce((sum, { length }) => sum + length, 0);
	const sent = read.reduce((sum, bytes) => sum + brotliCompressSync(bytes, settings).length, 0);
	return { 'kB': kilobytes(plain), 'kB, Brotli': kilobytes(sent) };
}

const games = readdirSync(folder).filter((name) => name !== 'nets' && statSync(folder + name).isDirectory());
const nets = readdirSync(`${folder}nets`);
const sent = (row) => row['kB, Brotli'];
const table = {};
const tooLarge = [];
const check = (name, size, limit) => size > limit && tooLarge.push(`${name}: ${size} kB of ${limit}`);

for (const net of nets) table[net] = sizes(`nets/${net}`);
for (const game of games) {
	const beginning = (table[`${game}, to begin`] = sizes(`${game}/dedale_bg.wasm`, `${game}/dedale.js`));
	const rest = (table[`${game}, the rest`] = sizes(`${game}/dedale_rest.wasm`));
	check(`${game}, to begin`, sent(beginning), LIMITS.beginning);
	// A table asks for one net at most.
	const largest = Math.max(0, ...nets.filter((net) => net.startsWith(`${game}-`)).map((net) => sent(table[net])));
	check(`${game} and a net`, sent(beginning) + sent(rest) + largest, LIMITS.table);
}
const sum = (key) => Object.values(table).reduce((total, row) => total + row[key], 0);
table.everything = { 'kB': sum('kB'), 'kB, Brotli': sum('kB, Brotli') };
check('everything', sent(table.everything), LIMITS.everything);

console.table(table);
if (tooLarge.length > 0) console.error(`wasm: larger than they should be: ${tooLarge.join('; ')}`);
