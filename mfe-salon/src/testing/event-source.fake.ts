/** An EventSource that the test controls; each opened instance is in `opened`. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** The instance that was opened last. */
  static last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('No stream was opened.');
    return last;
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  beat(): void {
    this.dispatchEvent(new MessageEvent('beat', { data: '.' }));
  }

  tell(no: number, kind: string, bookingId: string): void {
    const data = JSON.stringify({ kind, bookingId });
    this.dispatchEvent(new MessageEvent('booking', { data, lastEventId: String(no) }));
  }
}
