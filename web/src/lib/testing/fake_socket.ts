interface Sent {
  id?: number;
  method: string;
  params: Record<string, unknown>;
}

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly sent: Sent[] = [];

  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }

  open() {
    this.dispatchEvent(new Event('open'));
  }

  close(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  hear(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Answers the newest request of a method. */
  answer(method: string, result: unknown) {
    const { id } = this.sent.findLast((request) => request.method === method)!;
    this.hear({ jsonrpc: '2.0', id, result });
  }
}
