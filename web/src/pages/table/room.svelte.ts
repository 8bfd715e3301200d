import { api } from '$/lib/api';
import { isHere } from '$/lib/local/built';
import { me, userAt } from '$/lib/me.svelte';
import { LiveTable } from '$/lib/table/live_table.svelte';
import type { Chat, Observer, Snapshot } from '$/lib/table/wire';

/** The observers on this device: one seat, several in turn (hot seat), or none (a spectator). */
export class Room {
  /** The table as the one who holds the device now sees it. */
  table: LiveTable = $state.raw(null!);
  /** The seat that must take the device before anything is shown. */
  called: number | null = $state(null);

  readonly id: string;
  #tables = new Map<Observer, LiveTable>();
  #coming = new Set<Observer>();
  #stop: () => void = () => {};
  #closed = false;

  private constructor(id: string) {
    this.id = id;
  }

  static async enter(id: string): Promise<Room> {
    // A game on this device needs no session.
    if (!isHere(id)) await me.atLeastGuest();
    const room = new Room(id);
    const first = await LiveTable.join(id);
    room.#tables.set(first.as, first);
    room.table = first;
    if (first.document.chat && first.document.seats.length > 1) await room.#hearWhatWasSaid();
    room.#stop = $effect.root(() => {
      $effect(() => room.#sitWhereISit());
      $effect(() => room.#passTheDevice());
    });
    return room;
  }

  /** The seats played on this device, the lowest first. */
  get mine(): number[] {
    const user = userAt(this.id);
    return this.table.document.seats.filter((seat) => seat.user === user).map(({ seat }) => seat);
  }

  get owns(): boolean {
    return this.table.document.owner === userAt(this.id);
  }

  /** Whether one of the seats of this device is asked. */
  get asked(): boolean {
    const decider = this.table.standing?.decider;
    return decider != null && this.mine.includes(decider);
  }

  /** The one who was called has the device. */
  taken() {
    const there = this.#tables.get(String(this.called));
    if (there) this.table = there;
    this.called = null;
  }

  /** Clocks run on while nothing is told: asks how much is left. */
  async lookAtTheClock(): Promise<void> {
    const found = await api.get<Snapshot>(
      `/api/tables/${this.id}?as=${this.table.as}&since=${this.table.standing?.step ?? 0}`,
    );
    this.table.document = found.table;
  }

  close() {
    this.#closed = true;
    this.#stop();
    for (const table of this.#tables.values()) table.close();
  }

  async #hearWhatWasSaid() {
    this.table.chat = await api.get<Chat[]>(`/api/tables/${this.id}/chat`);
  }

  /** Follows every seat of the user, and no other. */
  #sitWhereISit() {
    const wanted: Observer[] = this.mine.length > 0 ? this.mine.map(String) : ['spectator'];
    for (const observer of wanted) if (!this.#tables.has(observer)) void this.#look(observer);
    for (const [observer, table] of this.#tables) {
      const other = this.#tables.get(wanted[0]!);
      if (wanted.includes(observer) || !other) continue;
      if (this.table === table) this.table = other;
      this.#tables.delete(observer);
      table.close();
    }
  }

  async #look(observer: Observer) {
    // Looking twice through one seat is one subscription: closing one of them would end both.
    if (this.#coming.has(observer)) return;
    this.#coming.add(observer);
    const table = await LiveTable.join(this.id, observer).finally(() => this.#coming.delete(observer));
    if (this.#closed) return table.close();
    table.chat = this.table.chat;
    this.#tables.set(observer, table);
    this.#sitWhereISit();
    this.#passTheDevice();
  }

  /** Shows the seat that is asked; if it knows what the others may not, they look away first. */
  #passTheDevice() {
    const { standing, document, as } = this.table;
    const decider = standing?.decider;
    if (
      document.phase !== 'playing' ||
      decider == null ||
      String(decider) === as ||
      !this.mine.includes(decider)
    ) {
      if (this.called !== null && String(this.called) === as) this.called = null;
      return;
    }
    const next = this.#tables.get(String(decider));
    if (!next?.standing || next.standing.step !== standing!.step) return;
    if (sameKnowledge(this.table, next)) this.table = next;
    else this.called = decider;
  }
}

/** Whether two seats know the same: then the device goes on without a curtain. */
function sameKnowledge(one: LiveTable, other: LiveTable): boolean {
  const known = (table: LiveTable) => JSON.stringify({ ...(table.standing?.view as object), observer: null });
  return known(one) === known(other);
}
