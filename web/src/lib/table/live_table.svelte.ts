import type { ChatDone, ChatLine, SubscriptionEnded, Presence, Update } from '$/generated/api';
import { api } from '../api';
import { connection } from '../connection.svelte';
import { contentsOf } from '../contents';
import { isHere } from '../local/built';
import { here } from '../local/here';
import { Refusal } from '../refusal';
import { settings, type Language } from '../settings.svelte';
import type { Channel } from './channel';
import { standingMoves } from './moves';
import { shared } from './sharing';
import type { Line, Table } from './table';
import type {
  Chat,
  Done,
  Explained,
  Happening,
  Hints,
  Observer,
  Preview,
  Snapshot,
  Standing,
  TableDocument,
} from './wire';

/** Refusals that pass by themselves: `docs/server.md`, Errors. */
const PASSING = ['store-failed', 'shutting-down', 'table-busy', 'table-moved', 'bus-away', 'timed-out'];
const LONGEST_WAIT = 8000;

/** A key no other command has. */
function freshKey(): string {
  // Only there on safe lines, and quicker.
  if ('randomUUID' in crypto) return crypto.randomUUID().replaceAll('-', '');
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The way to the host of a table. */
const channelTo = (table: string): Channel | Promise<Channel> => (isHere(table) ? here() : connection());

/** A table that is played, at the server or on this device, seen as one observer. It stays up to date until it is closed. */
export class LiveTable implements Table {
  document: TableDocument = $state.raw(null!);
  contents: unknown = $state.raw(null);
  standing: Standing | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  earlier = $state(0);
  present: number[] = $state.raw([]);
  watching = $state(0);
  chat: Chat[] = $state.raw([]);
  busy = $state(false);
  as: Observer;
  plays: boolean;

  readonly id: string;
  #channel: Channel;
  /** The last known step; 0 if nobody has done anything yet. */
  #step = 0;
  /** The step that the command on its way will have. */
  #sent: number | null = null;
  /** The moves that stand before the log begins. */
  #movesBefore = 0;
  #language = settings.language;
  #stops: (() => void)[] = [];
  /** What the host said last; `standing` and `log` show it, unless several answers are being given. */
  #newest: { standing: Standing | null; log: Line[] } = { standing: null, log: [] };
  #givingAll = false;
  #awaited: { step: number; reached: () => void }[] = [];
  /** Happenings come while a snapshot is on its way: they wait for it. */
  #joined = false;

  get link() {
    return this.#channel.link;
  }

  private constructor(id: string, as: Observer, through: Channel) {
    this.id = id;
    this.as = as;
    this.plays = as !== 'spectator';
    this.#channel = through;
  }

  /** Looks at a table; `as` is a seat or `spectator`, left out, the lowest seat of this user. Rejects if there is no such table. */
  static async join(id: string, as?: Observer, channel?: Channel): Promise<LiveTable> {
    const through = channel ?? (await channelTo(id));
    const found = await through.call<Snapshot>('table.join', { table: id, as, lang: settings.language });
    const table = new LiveTable(id, String(found.as), through);
    table.#take(found, false);
    table.#stops.push(
      through.whenTold((method, params) => table.#told(method, params)),
      // The first time it is open already: the snapshot is there.
      through.whenOpen(() => table.#joined && void table.#again()),
      $effect.root(() => {
        $effect(() => {
          if (settings.language !== table.#language) void table.#translate(settings.language);
        });
      }),
    );
    table.#joined = true;
    try {
      table.contents = await contentsOf(found.table.game, found.table.setup, id);
    } catch (problem) {
      table.close();
      throw problem;
    }
    return table;
  }

  act(action: string): Promise<void> {
    return this.command('act', { as: this.#seat(), action }).then(() => undefined);
  }

  async actAll(actions: string[]): Promise<void> {
    this.#givingAll = true;
    this.busy = true;
    try {
      const given = this.#channel.inOrder ? await this.#giveTogether(actions) : 0;
      for (const action of actions.slice(given)) {
        if (!this.#newest.standing?.legal?.includes(action)) return;
        const { step } = await this.command('act', { as: this.#seat(), action });
        await this.#reach(step);
      }
    } finally {
      this.#givingAll = false;
      this.busy = false;
      this.#show();
    }
  }

  /** Sends answers one after the other without waiting for what comes of them; says how many were taken before one was not. */
  async #giveTogether(actions: string[]): Promise<number> {
    const given = await Promise.allSettled(
      actions.map((action, at) =>
        this.#channel.call<Done>('table.act', {
          table: this.id,
          step: this.#step + at,
          key: freshKey(),
          as: this.#seat(),
          action,
        }),
      ),
    );
    const refused = given.findIndex(({ status }) => status === 'rejected');
    const taken = refused < 0 ? given.length : refused;
    const last = given[taken - 1];
    if (last?.status === 'fulfilled') await this.#reach(last.value.step);
    return taken;
  }

  async command(name: string, parameters: Record<string, unknown> = {}): Promise<Done> {
    this.busy = true;
    const stamp = { table: this.id, step: this.#step, key: freshKey() };
    const sent = (this.#sent = this.#step + 1);
    try {
      return await this.#insist(`table.${name}`, { ...stamp, ...parameters });
    } finally {
      // The update came before the reply, and the next command may be on its way.
      if (this.#sent === sent) {
        this.#sent = null;
        this.busy = this.#givingAll;
      }
    }
  }

  say(text: string): Promise<ChatDone> {
    return this.#channel.call('table.chat', { table: this.id, key: freshKey(), text });
  }

  preview(action: string): Promise<Preview> {
    return this.#channel.call('table.preview', { ...this.#question(), action });
  }

  explain(actions: string[]): Promise<Explained[]> {
    return this.#channel.call('table.explain', { ...this.#question(), actions });
  }

  hint(): Promise<Hints> {
    return this.#channel.call('table.hint', this.#question());
  }

  async tellEarlier() {
    const first = this.log[0]?.step;
    if (first === undefined || this.earlier === 0) return;
    const where = new URLSearchParams({ as: this.as, before: String(first), lang: this.#language });
    const found = await api.get<Snapshot>(`/api/tables/${this.id}?${where}`);
    // Asked twice, or the log was begun anew meanwhile.
    if (this.log[0]?.step !== first) return;
    const page = found.missed.map((happening) => ({ ...happening, fresh: false }));
    this.#newest.log = [...page, ...this.#newest.log];
    this.#show();
    this.earlier = found.earlier;
    this.#movesBefore -= standingMoves(page).length;
  }

  close() {
    for (const stop of this.#stops.splice(0)) stop();
    this.#joined = false;
    for (const { reached } of this.#awaited.splice(0)) reached();
    this.#channel.tell('table.leave', { table: this.id, as: this.#observer() });
  }

  /** Asks again, with the same key, while the host is the one that cannot. */
  async #insist(method: string, params: object): Promise<Done> {
    for (let wait = 250; ; wait *= 2) {
      try {
        return await this.#channel.call<Done>(method, params);
      } catch (problem) {
        const passing = problem instanceof Refusal && PASSING.includes(problem.data.code);
        if (!passing || wait > LONGEST_WAIT) throw problem;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  #seat(): number {
    return Number(this.as);
  }

  #observer(): number | string {
    return this.plays ? this.#seat() : this.as;
  }

  #question() {
    return { table: this.id, step: this.#step, as: this.#seat(), lang: settings.language };
  }

  /** Takes up again what was left: only what was missed is sent. */
  async #again() {
    const where = { table: this.id, as: this.#observer(), since: this.#step, lang: this.#language };
    try {
      this.#take(await this.#channel.call<Snapshot>('table.join', where), true);
    } catch {
      // Lost once more, or the table is gone: the next connection asks again.
    }
  }

  /** Everything once more, in the other language. */
  async #translate(language: Language) {
    this.#language = language;
    const where = { table: this.id, as: this.#observer(), lang: language };
    const found = await this.#channel.call<Snapshot>('table.join', where);
    if (language === this.#language) {
      this.#newest.log = [];
      this.earlier = 0;
      this.#movesBefore = 0;
      this.#step = 0;
      this.#take(found, false);
    }
  }

  #take(found: Snapshot, fresh: boolean) {
    this.document = shared(this.document, found.table);
    this.#newest.standing = shared(this.#newest.standing, found.standing);
    const first = found.missed[0];
    if (found.earlier > 0 && first) {
      // More was missed than is told at a time: the log begins with the newest page.
      this.#newest.log = [];
      this.earlier = first.step - 1;
      this.#step = first.step - 1;
      this.#movesBefore = (found.standing?.moves ?? 0) - standingMoves(found.missed).length;
    }
    this.#remember(found.missed, fresh);
    if (found.standing) this.#step = Math.max(this.#step, found.standing.step);
    this.#show();
  }

  #told(method: string, params: Record<string, unknown>) {
    if (params.table !== this.id && (params.table as TableDocument | null)?.table !== this.id) return;
    if (String(params.as) !== this.as) return;
    if (method === 'table.update') {
      const update = params as unknown as Update;
      if (update.step <= this.#step) return;
      // After a snapshot that nobody asked for, others may come before the missed ones.
      if (update.step > this.#step + 1) return void this.#again();
      // Its reply comes with it: the page changes once.
      if (this.#channel.inOrder && update.step === this.#sent) this.busy = this.#givingAll;
      this.#remember([update], true);
      this.#newest.standing = shared(this.#newest.standing, update.standing);
      if (update.document) this.document = shared(this.document, update.document);
      this.#show();
    } else if (method === 'table.snapshot') {
      // Too slow for the updates: asks for the missed ones.
      const found = params as unknown as Snapshot;
      this.document = found.table;
      void this.#again();
    } else if (method === 'table.left') {
      // The seat is no longer ours: the document says whose it is, and nothing more is told to this observer.
      this.document = (params as unknown as SubscriptionEnded).document;
    } else if (method === 'table.presence') {
      const { present, spectators } = params as unknown as Presence;
      this.present = present;
      this.watching = spectators;
    } else if (method === 'table.said') {
      const line = params as unknown as ChatLine;
      if (!this.chat.some(({ number }) => number === line.number)) this.chat = [...this.chat, line];
    }
  }

  #remember(happenings: Happening[], fresh: boolean) {
    const news = happenings.filter(({ step }) => step > this.#step);
    if (news.length === 0) return;
    this.#step = news.at(-1)!.step;
    let { log } = this.#newest;
    for (const happening of news) {
      if (happening.entry.did === 'undo') {
        // The standing replaces everything taken back; the log keeps the undo.
        const kept = happening.entry.to - this.#movesBefore;
        const gone = new Set<Line>(standingMoves(log).slice(Math.max(0, kept)));
        log = log.map((line) => (gone.has(line) ? { ...line, undone: true } : line));
      }
      log = [...log, { ...happening, fresh }];
    }
    this.#newest.log = log;
  }

  #show() {
    for (const { reached } of this.#awaited.filter(({ step }) => step <= this.#step)) reached();
    this.#awaited = this.#awaited.filter(({ step }) => step > this.#step);
    if (this.#givingAll) return;
    this.log = this.#newest.log;
    this.standing = this.#newest.standing;
  }

  /** Waits until that step is known: its update may come after the reply to the command. */
  async #reach(step: number) {
    if (step > this.#step) await new Promise<void>((reached) => this.#awaited.push({ step, reached }));
  }
}
