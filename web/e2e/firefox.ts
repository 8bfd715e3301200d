import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Driven, Found } from './webdriver';

export const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(firefox);

/** Nothing but the pages: no first-run tabs, no requests elsewhere. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

interface Waiting {
  done: (result: { value: unknown }) => void;
  failed: (problem: Error) => void;
}

/**
 * Debian's Firefox, driven through Marionette: WebDriver's commands as JSON over a socket, which Firefox speaks by itself. (Playwright
 * drives only a Firefox of its own, which no package registry has.)
 */
export class Firefox implements Driven {
  #process: ChildProcess | undefined;
  #socket: Socket | undefined;
  #heard = Buffer.alloc(0);
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #profile = mkdtempSync(join(tmpdir(), 'dedale-firefox-'));

  async start(size: { width: number; height: number }): Promise<this> {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(this.#profile, 'user.js'), lines.join('\n'));
    const options = ['--headless', '--marionette', '--no-remote', '--profile', this.#profile];
    const child = spawn(firefox, options, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, HOME: this.#profile, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' },
    });
    this.#process = child;
    const port = await new Promise<number>((found, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const port = /Listening on port (\d+)/.exec(line)?.[1];
        if (port) found(Number(port));
      });
      child.on('exit', (code) => failed(new Error(`Firefox ended with ${code}`)));
    });
    await new Promise<void>((done, failed) => {
      this.#socket = connect(port, '127.0.0.1')
        .on('error', failed)
        .on('data', (data: Buffer) => {
          this.#heard = Buffer.concat([this.#heard, data]);
          for (let text = this.#message(); text !== undefined; text = this.#message()) {
            const told = JSON.parse(text) as unknown;
            // The first message says which protocol it is; the others are answers.
            if (Array.isArray(told)) this.#answered(told);
            else done();
          }
        });
    });
    await this.#call('WebDriver:NewSession', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    await this.#call('WebDriver:SetWindowRect', size);
    return this;
  }

  async open(address: string) {
    await this.#call('WebDriver:Navigate', { url: address });
  }

  async evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${run.toString()})(...arguments)`;
    const { value } = await this.#call('WebDriver:ExecuteScript', { script, args: given });
    return value as Awaited<Result>;
  }

  async click(element: Found) {
    await this.#call('WebDriver:ElementClick', { id: Object.values(element)[0] });
  }

  async press(key: string) {
    const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.#call('WebDriver:PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions: strokes }],
    });
  }

  async end() {
    this.#socket?.destroy();
    const child = this.#process;
    if (child && child.exitCode === null) {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #call(name: string, parameters: object): Promise<{ value: unknown }> {
    const id = this.#next++;
    const text = JSON.stringify([0, id, name, parameters]);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#socket!.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  /** The next whole message of what was heard: its length, a colon, and the text. */
  #message(): string | undefined {
    const colon = this.#heard.indexOf(':');
    if (colon < 0) return undefined;
    const end = colon + 1 + Number(this.#heard.toString('utf8', 0, colon));
    if (this.#heard.length < end) return undefined;
    const text = this.#heard.toString('utf8', colon + 1, end);
    this.#heard = this.#heard.subarray(end);
    return text;
  }

  #answered([, id, problem, result]: unknown[]) {
    const waiting = this.#waiting.get(id as number);
    this.#waiting.delete(id as number);
    if (problem) {
      const { error, message } = problem as { error: string; message: string };
      waiting?.failed(new Error(`${error}: ${message}`));
    } else waiting?.done(result as { value: unknown });
  }
}
