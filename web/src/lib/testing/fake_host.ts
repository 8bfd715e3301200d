import type { Engine } from '../local/engines';
import type { Kept, Summary, Told } from '../local/messages';

interface Message {
  now: number;
  entropy: string;
  request?: { method: string; path: string; body?: { seat?: number } };
  call?: { method: string; params: { table: string; as?: number; action?: string } };
  open?: { about: { id: string }; entries: unknown[] };
  import?: { about: { id: string }; entries: unknown[] };
  close?: { table: string };
  think?: { milliseconds: number };
}

interface Memory {
  about: { game: string; id: string };
  entries: unknown[];
  joined: boolean;
}

/** A host whose game is to write down words; where it has a bot, the bot answers each word with an echo once somebody has joined. */
export class FakeHost implements Engine {
  readonly heard: string[] = [];
  readonly nets = new Map<string, number>();
  /** How many slices of analysis are left. */
  analysing = 0;
  /** Nets it asks for before it answers. */
  needs: string[] = [];
  bot = false;
  whole = true;
  /** How the rest of its program comes, where that is not here yet. */
  rest: () => Promise<void> = () => Promise.resolve();
  /** The games it knows. */
  games = ['onirim'];
  /** The time at which its bot speaks. */
  due: number | null = null;
  #tables = new Map<string, Memory>();
  #echoes: string[] = [];
  #made = 0;

  provide(name: string, bytes: Uint8Array) {
    this.nets.set(name, bytes.length);
  }

  async complete() {
    await this.rest();
    this.whole = true;
  }

  answer(text: string): string {
    const message = JSON.parse(text) as Message;
    this.heard.push(Object.keys(message).find((key) => key !== 'now' && key !== 'entropy')!);
    const needs = this.needs.filter((name) => !this.nets.has(name));
    if (needs.length > 0) return JSON.stringify({ needs });
    return JSON.stringify(this.#do(message));
  }

  isOpen(table: string): boolean {
    return this.#tables.has(table);
  }

  #do({ request, call, open, close, think, now, import: imported }: Message): object {
    if (open) return this.#open(open);
    if (imported) return { kept: [this.#kept(this.#opened(imported), 0, true)] };
    if (close) this.#tables.delete(close.table);
    if (close) return {};
    if (think) return this.#think(now);
    if (call) return this.#call(call);
    return this.#request(request!);
  }

  #open(stored: NonNullable<Message['open']>): object {
    if (stored.entries.includes('old'))
      return { error: { code: 1, message: 'old', data: { code: 'old-rules' } } };
    this.#opened(stored);
    return { opened: stored.about.id };
  }

  #opened({ about, entries }: NonNullable<Message['open']>): Memory {
    const memory = { about: about as Memory['about'], entries: [...entries], joined: false };
    this.#tables.set(about.id, memory);
    return memory;
  }

  #request({ method, path }: NonNullable<Message['request']>): object {
    if (method === 'POST' && path === '/api/tables') {
      const table = `here-${++this.#made}`;
      const memory = this.#opened({ about: { id: table, game: 'onirim' } as { id: string }, entries: [] });
      return { status: 200, body: { table }, kept: [this.#kept(memory, 0, true)] };
    }
    if (path === '/api/games') return { status: 200, body: this.games.map((id) => ({ id })) };
    if (path === '/api/daily')
      return { status: 200, body: { day: '2026-11-15', deals: this.games.map((game) => ({ game })) } };
    const memory = this.#tables.get(path.split('/')[3]!);
    if (!memory) return { status: 200, body: [{ id: path }] };
    return { status: 200, body: { entries: memory.entries } };
  }

  #call({ method, params }: NonNullable<Message['call']>): object {
    const memory = this.#tables.get(params.table);
    if (!memory) return { error: { code: 1, message: 'none', data: { code: 'no-such-table' } } };
    if (method === 'table.join') {
      memory.joined = true;
      return { result: { as: '1', entries: memory.entries }, told: [told(params.table, 'present')] };
    }
    if (method !== 'table.act') return { result: {} };
    if (params.action === 'panic') throw new WebAssembly.RuntimeError('unreachable');
    if (this.bot) this.#echoes.push(params.table);
    return { result: { step: memory.entries.length + 1 }, ...this.#write(memory, params.action!) };
  }

  #think(now: number): object {
    if (this.analysing > 0) {
      this.analysing -= 1;
      const [memory] = this.#tables.values();
      const kept = [
        { ...this.#kept(memory!, memory!.entries.length, false), analysis: { left: this.analysing } },
      ];
      return { idle: this.analysing === 0, due: null, kept };
    }
    if (this.due !== null && this.due > now)
      return { idle: this.#echoes.length === 0, due: this.#echoes[0] ? this.due : null };
    const memory = this.#tables.get(this.#echoes.shift() ?? '');
    if (!memory?.joined) return { idle: true, due: null };
    return { idle: this.#echoes.length === 0, due: null, ...this.#write(memory, 'echo') };
  }

  #write(memory: Memory, word: string): { kept: Kept[]; told: Told[] } {
    memory.entries.push(word);
    return {
      kept: [this.#kept(memory, memory.entries.length - 1, false)],
      told: [told(memory.about.id, word)],
    };
  }

  #kept({ about, entries }: Memory, after: number, fresh: boolean): Kept {
    const phase = entries.at(-1) === 'end' ? 'over' : 'playing';
    const summary = { ...SUMMARY, table: about.id, phase, moves: entries.length } as Summary;
    return { table: about.id, entries: entries.slice(after), summary, ...(fresh ? { about } : {}) };
  }
}

const told = (table: string, word: string): Told => ({ method: 'table.update', params: { table, word } });

export const SUMMARY = {
  table: 'here-1',
  game: 'onirim',
  setup: { players: 1 },
  phase: 'playing',
  owner: 'local',
  created: 1000,
  spectators: false,
  clock: null,
  day: null,
  seats: [{ seat: 1, name: null, bot: null }],
  my_turn: true,
  outcome: null,
  moves: 0,
} satisfies Summary;
