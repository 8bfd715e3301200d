import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Driven, Found } from './webdriver';

export const webkit = process.env.WEBKIT ?? '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
export const hasWebKit = existsSync(webkit) && existsSync(screen);

/**
 * Debian's WebKit, the engine of Safari, in the bare window of WebKitGTK (MiniBrowser) on a screen in memory, driven through WebDriver's
 * commands over HTTP. (Playwright drives only a WebKit of its own, which no package registry has.)
 */
export class WebKit implements Driven {
  readonly #started: ChildProcess[] = [];
  readonly #home = mkdtempSync(join(tmpdir(), 'dedale-webkit-'));
  #driver = '';
  #session = '';

  async start(size: { width: number; height: number }): Promise<this> {
    if (!hasWebKit) throw new Error('no WebKit here: tools/webkit.sh installs it');
    const display = await this.#display();
    const port = await freePort();
    this.#driver = `http://127.0.0.1:${port}`;
    const driver = this.#spawn(webkit, [`--port=${port}`], { DISPLAY: display });
    for (let ready = false; !ready;) {
      if (driver.exitCode !== null) throw new Error(`WebKit ended with ${driver.exitCode}`);
      await new Promise((soon) => setTimeout(soon, 50));
      ready = await fetch(`${this.#driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    }
    const made = await this.#call('/session', {
      capabilities: { alwaysMatch: { timeouts: { script: 100_000 } } },
    });
    this.#session = `/session/${(made as { sessionId: string }).sessionId}`;
    await this.#call(`${this.#session}/window/rect`, size);
    return this;
  }

  async open(address: string) {
    await this.#call(`${this.#session}/url`, { url: address });
  }

  async evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${run.toString()})(...arguments)`;
    return (await this.#call(`${this.#session}/execute/sync`, { script, args: given })) as Awaited<Result>;
  }

  async click(element: Found) {
    await this.#call(`${this.#session}/element/${Object.values(element)[0]}/click`, {});
  }

  async press(key: string) {
    const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.#call(`${this.#session}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions: strokes }],
    });
  }

  async end() {
    // The window closes with the session.
    if (this.#session) await fetch(this.#driver + this.#session, { method: 'DELETE' }).catch(() => {});
    for (const child of this.#started.reverse()) {
      if (child.exitCode !== null) continue;
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** A screen that nobody sees; answers with its name. */
  async #display(): Promise<string> {
    const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const child = this.#spawn(screen, options, {});
    return new Promise((found, failed) => {
      (child.stdio[3] as Readable).once('data', (told) => found(`:${String(told).trim()}`));
      child.on('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    });
  }

  #spawn(program: string, options: string[], environment: Record<string, string>): ChildProcess {
    const child = spawn(program, options, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: this.#home, XDG_RUNTIME_DIR: this.#home, ...environment },
    });
    this.#started.push(child);
    return child;
  }

  async #call(path: string, body: object): Promise<unknown> {
    const answer = await fetch(this.#driver + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
