import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
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

interface Options {
  path?: string;
  /** Sends the compressed neighbours, as a well set up host does. */
  compressed?: boolean;
  /** All answers together go no faster. */
  bytesPerSecond?: number;
  /** Milliseconds before each answer. */
  latency?: number;
}

/** Serves a copy of a folder below a path, and nothing else: no headers, no other page for an unknown path. */
export class FileServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'dedale-site-'));
  readonly path: string;
  readonly asked: { path: string; status: number; bytes: number }[] = [];
  #server: Server | undefined;
  #port = 0;
  /** When the line is free again. */
  #free = 0;
  #held: { path: RegExp; released: Promise<void> }[] = [];

  constructor(
    source: string,
    private readonly options: Options = {},
  ) {
    this.path = options.path ?? '/some/path/';
    cpSync(source, this.folder, { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.path}`;
  }

  get sent(): number {
    return this.asked.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.address);
      void this.#answer(pathname, response);
    });
    await new Promise<void>((ready) => this.#server!.listen(this.#port, '127.0.0.1', ready));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Keeps back the answers to requests of some paths; the function returned lets them go. */
  hold(path: RegExp): () => void {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    this.#held.push({ path, released });
    return release;
  }

  async #answer(pathname: string, response: ServerResponse) {
    const name = pathname.slice(this.path.length) || 'index.html';
    const file = join(this.folder, normalize(name));
    const found = pathname.startsWith(this.path) && existsSync(file) && statSync(file).isFile();
    const packed = found && this.options.compressed && existsSync(`${file}.br`);
    const bytes = found ? readFileSync(packed ? `${file}.br` : file) : Buffer.from('not found');
    const status = found ? 200 : 404;
    this.asked.push({ path: pathname, status, bytes: bytes.length });
    await this.#held.find(({ path }) => path.test(pathname))?.released;
    await this.#wait(bytes.length);
    const kind = KINDS[extname(file)] ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': kind, ...(packed && { 'content-encoding': 'br' }) });
    response.end(bytes);
  }

  async #wait(bytes: number) {
    const { bytesPerSecond, latency = 0 } = this.options;
    const begin = Math.max(this.#free, Date.now() + latency);
    if (bytesPerSecond) this.#free = begin + (bytes * 1000) / bytesPerSecond;
    const wait = (bytesPerSecond ? this.#free : begin) - Date.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
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
