// How many moves stand in a folder of boardgame.io's files: node kept.js FOLDER

const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const [folder] = process.argv.slice(2);
const items = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const logs = items.filter(({ key }) => key.endsWith(':log')).map(({ value }) => value);
const isMove = ({ action }) => action.type === 'MAKE_MOVE';
console.log(logs.reduce((moves, log) => moves + log.filter(isMove).length, 0));
