/** One WebSocket for all tables of a page: JSON-RPC, and it comes back by itself. */

import type { Fault } from '$/generated/api';
import { Refusal, Unreachable } from './refusal';
import type { Channel } from './table/channel';
import type { Link } from './table/table';

interface Waiting {
  text: string;
  /** Sent again after the connection was lost: reading, or a command with its key. */
  done: (result: unknown) => void;
  failed: (problem: Error) => void;
}

/** A message of the socket: a notification, or the answer to a request. */
type Heard =
  | { method: string; params: Record<string, unknown> }
  | { id: number; result: unknown }
  | { id: number; error: Fault };

/** Why the server let go of whoever opened the socket. */
export type Ended = 'password' | 'session';

/** The codes it closes sockets with then: `docs/server.md`. */
const ENDED: Record<number, Ended> = { 4001: 'password', 1008: 'session' };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

// A machine that vanishes closes no socket: one must ask. All in milliseconds.
/** How long opening a socket may take. */
const OPENING = 8000;
/** How long nothing may be heard before the server is asked for a sign of life. */
const QUIET = 20_000;
/** The same while an answer is due. */
const OVERDUE = 3000;
/** How long it may take to give one. */
const SIGN_OF_LIFE = 4000;

export class Connection implements Channel {
  link: Link = $state('connecting');
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<(method: string, params: Record<string, unknown>) => void>();
  #opened = new Set<() => void>();
  /** Told when the session ended that opened the socket; it comes back as nobody. */
  static whenEnded: (why: Ended) => void = () => {};

  constructor(private readonly address: string) {
    this.#open();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  /** Calls back each time the connection is there, also after it was lost. */
  whenOpen(then: () => void): () => void {
    this.#opened.add(then);
    if (this.link === 'open') then();
    return () => this.#opened.delete(then);
  }

  whenTold(then: (method: string, params: Record<string, unknown>) => void): () => void {
    this.#listeners.add(then);
    return () => this.#listeners.delete(then);
  }

  /**
   * Asks. While there is no connection the request waits, and what was not answered when it was lost is sent once more:
   * whoever calls makes sure that saying it twice does no harm.
   */
  call<Result>(method: string, params: object): Promise<Result> {
    const id = this.#next++;
    const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const isFirst = this.#waiting.size === 0;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { text, done: done as (result: unknown) => void, failed });
      if (this.link !== 'open') return;
      this.#socket?.send(text);
      if (isFirst) this.#expect();
    });
  }

  /** Says something to which no answer is awaited; forgotten if there is no connection. */
  tell(method: string, params: object) {
    if (this.link === 'open') this.#socket?.send(JSON.stringify({ jsonrpc: '2.0', method, params }));
  }

  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { failed } of this.#waiting.values()) failed(new Unreachable('closed'));
    this.#waiting.clear();
  }

  #now = () => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket) {
      if (this.link === 'open') this.#question();
      return;
    }
    clearTimeout(this.#timer);
    this.#open();
  };

  #open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#watchFor(OPENING, () => this.#lost(socket));
    socket.addEventListener('open', () => {
      this.link = 'open';
      this.#wait = FIRST_WAIT;
      const unanswered = [...this.#waiting.values()];
      for (const then of this.#opened) then();
      for (const { text } of unanswered) socket.send(text);
      this.#expect();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#heard(String(data));
      this.#expect();
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      const ended = ENDED[code];
      if (ended) Connection.whenEnded(ended);
      this.#lost(socket);
    });
  }

  /** Forgets a socket, and opens another one a little later. */
  #lost(socket: WebSocket) {
    clearTimeout(this.#watch);
    this.#socket = null;
    this.link = 'lost';
    socket.close();
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Something must be heard in time. */
  #expect() {
    this.#watchFor(this.#waiting.size ? OVERDUE : QUIET, () => this.#question());
  }

  /** Asks for a sign of life, and forgets the socket if there is none. */
  #question() {
    const socket = this.#socket;
    if (!socket) return;
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: this.#next++, method: 'ping', params: {} }));
    this.#watchFor(SIGN_OF_LIFE, () => this.#lost(socket));
  }

  #watchFor(time: number, then: () => void) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, time);
  }

  #heard(text: string) {
    const message = JSON.parse(text) as Heard;
    if ('method' in message) {
      for (const listener of this.#listeners) listener(message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('error' in message) waiting?.failed(new Refusal(message.error.data, message.error.message));
    else waiting?.done(message.result);
  }
}

let shared: Connection | undefined;

/** The page's connection, made when it is first needed. */
export function connection(): Connection {
  const { protocol, host } = location;
  shared ??= new Connection(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
  return shared;
}

/** Forgets the connection: the user has changed, and the socket belongs to the old one. */
export function reconnect() {
  shared?.close();
  shared = undefined;
}
