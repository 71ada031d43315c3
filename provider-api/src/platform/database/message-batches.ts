const TERMINATE = 'X'.charCodeAt(0);
/** Messages that make the server answer: Sync, Query, Flush, CopyDone, CopyFail. */
const ASKS_FOR_ANSWER = new Set(['S', 'Q', 'H', 'c', 'f'].map((type) => type.charCodeAt(0)));

/**
 * Splits the bytes that a PostgreSQL client writes into complete batches, each up to the last message that asks for
 * an answer. The embedded engine processes one batch at a time and must never get an incomplete exchange.
 */
export class MessageBatches {
  #pending: Buffer[] = [];
  #started = false;
  #terminated = false;

  /** True once the client has sent Terminate. */
  get terminated(): boolean {
    return this.#terminated;
  }

  /** @returns the next batch, in its own buffer so that it can be transferred; undefined if none is complete. */
  push(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> | undefined {
    this.#pending.push(...chunks);
    const bytes =
      this.#pending.length === 1 ? (this.#pending[0] ?? Buffer.alloc(0)) : Buffer.concat(this.#pending);
    const end = this.#findEnd(bytes);
    this.#pending = this.#terminated || end === bytes.length ? [] : [bytes.subarray(end)];
    return end === 0 ? undefined : new Uint8Array(bytes.subarray(0, end));
  }

  #findEnd(bytes: Buffer): number {
    let end = 0;
    let offset = 0;
    if (!this.#started) {
      // Only the start-up packet has no type byte.
      if (bytes.length < 4 || bytes.length < bytes.readUInt32BE(0)) return 0;
      this.#started = true;
      offset = bytes.readUInt32BE(0);
      end = offset;
    }
    while (bytes.length >= offset + 5) {
      const next = offset + 1 + bytes.readUInt32BE(offset + 1);
      if (bytes.length < next) break;
      const type = bytes.readUInt8(offset);
      offset = next;
      if (type === TERMINATE) {
        this.#terminated = true;
        return end;
      }
      if (ASKS_FOR_ANSWER.has(type)) end = offset;
    }
    return end;
  }
}
