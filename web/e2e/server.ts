import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = process.env.DEDALE ?? new URL('../../target/debug/dedale', import.meta.url).pathname;

/** Tests ask more of a server in a minute than people do. */
const CONFIG = `
[limits]
requests_per_minute = 100000
attempts_per_minute = 100000
commands_per_minute = 100000
tables_per_user = 1000
tables_per_hour_per_user = 100000
tables_per_hour_per_address = 100000

[times]
bot_pause_ms = 20
absent_s = 1
`;

/** A real server with a database of its own, which can be killed and started again. */
export class TableServer {
  address = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'dedale-e2e-'));
  #process: ChildProcess | undefined;

  async start(): Promise<this> {
    const config = join(this.#folder, 'dedale.toml');
    writeFileSync(config, process.env.DEDALE_E2E_CONFIG ?? CONFIG);
    const listen = this.address ? new URL(this.address).host : '127.0.0.1:0';
    const database = `sqlite:${join(this.#folder, 'tables.db')}`;
    const child = spawn(program, ['serve', '--listen', listen, '--database', database, '--config', config], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DEDALE_LOG: 'error' },
    });
    this.#process = child;
    const lines = createInterface({ input: child.stdout });
    this.address = await new Promise<string>((found, failed) => {
      lines.on('line', (line) => {
        const address = /https?:\/\/\S+/.exec(line)?.[0];
        if (address) found(address.replace(/\/$/, ''));
      });
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
    return this;
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
