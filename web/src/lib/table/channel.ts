import type { Link } from './table';

/** A way to the host of a table: the server's socket, or the worker that plays on this device. */
export interface Channel {
  /** Reactive. */
  readonly link: Link;
  /** Whether what is asked is done in the order in which it is asked: then nobody need wait for an answer to go on asking. */
  readonly inOrder?: boolean;
  /** Calls back each time the way is there, also after it was lost. */
  whenOpen(then: () => void): () => void;
  whenTold(then: (method: string, params: Record<string, unknown>) => void): () => void;
  /** Asks. Rejects with a `Refusal`, and then nothing has changed. */
  call<Result>(method: string, params: object): Promise<Result>;
  /** Says something to which no answer is awaited. */
  tell(method: string, params: object): void;
}
