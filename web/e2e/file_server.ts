import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

/** The kinds that the plainest of file servers knows; WebAssembly is not among them. */
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** Serves a copy of a folder below a path, and nothing else: no headers, no other page for an unknown path. */
export class FileServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'dedale-site-'));
  /** The paths that were asked for, with the status of the answer. */
  readonly asked: [string, number][] = [];
  #server: Server | undefined;
  #port = 0;

  constructor(
    source: string,
    readonly path = '/some/path/',
  ) {
    cpSync(source, this.folder, { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.path}`;
  }

  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.address);
      const name = pathname.slice(this.path.length) || 'index.html';
      const file = join(this.folder, normalize(name));
      const found = pathname.startsWith(this.path) && existsSync(file) && statSync(file).isFile();
      this.asked.push([pathname, found ? 200 : 404]);
      response.writeHead(found ? 200 : 404, {
        'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
      });
      response.end(found ? readFileSync(file) : 'not found');
    });
    await new Promise<void>((ready) => this.#server!.listen(this.#port, '127.0.0.1', ready));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
