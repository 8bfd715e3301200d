// How many moves stand in a folder of boardgame.io's files: node kept.js FOLDER
// A file that was being written when the server ended is cut short, and holds none.

const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const [folder] = process.argv.slice(2);
const read = (file) => {
  try {
    return [JSON.parse(readFileSync(join(folder, file), 'utf8'))];
  } catch {
    return [];
  }
};
const items = readdirSync(folder).flatMap(read);
const logs = items.filter(({ key }) => key.endsWith(':log')).map(({ value }) => value);
const isMove = ({ action }) => action.type === 'MAKE_MOVE';
console.log(logs.reduce((moves, log) => moves + log.filter(isMove).length, 0));
