// boardgame.io's own server, as its documentation starts it, with its storage in memory: the fastest it has.

const { Server } = require('boardgame.io/dist/cjs/server.js');

const port = Number(process.argv[2] || 8000);
const server = Server({ games: [require('./game.js')], origins: [`http://127.0.0.1:${port}`] });
server.run({ port });
