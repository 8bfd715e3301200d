// boardgame.io's own server, as its documentation starts it: node server.js PORT [FOLDER]
// Without a folder it keeps everything in memory, the fastest it has; with one, in its files there (FlatFile).

const { FlatFile, Server } = require('boardgame.io/dist/cjs/server.js');

const [port = '8000', dir] = process.argv.slice(2);
const db = dir && new FlatFile({ dir });
const server = Server({ games: [require('./game.js')], origins: [`http://127.0.0.1:${port}`], ...(db && { db }) });
server.run({ port: Number(port) });
