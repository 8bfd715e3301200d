import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Serves the pages of a folder in front of a table server, so that new pages are tried without compiling the program. */
export class PagesServer {
  address = '';
  readonly #server: Server;
  readonly #open = new Set<Duplex>();

  constructor(
    private readonly folder: string,
    private readonly behind: string,
  ) {
    this.#server = createServer((asked, answer) => this.#answer(asked, answer));
    this.#server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => this.#join(asked, socket));
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  end() {
    for (const socket of this.#open) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(asked: IncomingMessage, answer: ServerResponse) {
    const { pathname } = new URL(asked.url!, this.address);
    if (pathname.startsWith('/api/')) return this.#passOn(asked, answer);
    const named = join(this.folder, pathname);
    const file = existsSync(named) && statSync(named).isFile() ? named : join(this.folder, 'index.html');
    answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(answer);
  }

  #headers(asked: IncomingMessage) {
    return { ...asked.headers, host: new URL(this.behind).host, origin: this.behind };
  }

  #passOn(asked: IncomingMessage, answer: ServerResponse) {
    const { method, url } = asked;
    const through = request(
      new URL(url!, this.behind),
      { method, headers: this.#headers(asked) },
      (reply) => {
        answer.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(answer);
      },
    );
    through.on('error', () => answer.destroy());
    asked.pipe(through);
  }

  #join(asked: IncomingMessage, socket: Duplex) {
    const { hostname, port } = new URL(this.behind);
    const through: Socket = connect(Number(port), hostname, () => {
      const headers = Object.entries(this.#headers(asked)).map(
        ([name, value]) => `${name}: ${String(value)}\r\n`,
      );
      through.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      through.pipe(socket).pipe(through);
    });
    for (const one of [socket, through]) {
      this.#open.add(one);
      one.on('error', () => [socket, through].forEach((end) => end.destroy()));
    }
  }
}
