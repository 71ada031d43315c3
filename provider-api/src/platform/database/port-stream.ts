import { Duplex } from 'node:stream';
import { MessageBatches } from './message-batches.ts';

/** How a stream hears from the engine. */
export interface EngineReceiver {
  receive(bytes: Uint8Array<ArrayBuffer>): void;
  fail(error: Error): void;
}

/** One client's end of the conversation. */
export interface EngineConnection {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** The client is gone: the engine forgets its session, late answers are dropped. */
  close(): void;
}

/** The embedded engine as its streams see it. `open` throws when the engine has stopped. */
export interface Engine {
  open(receiver: EngineReceiver): EngineConnection;
}

/** Poses as the socket that `pg` writes to, so that the driver is the same on the embedded database. */
export class PortStream extends Duplex {
  readonly #engine: Engine;
  readonly #batches = new MessageBatches();
  #connection: EngineConnection | undefined;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** Called by `pg`, which then waits for the event. */
  connect(): this {
    process.nextTick(() => {
      if (this.destroyed) return;
      try {
        this.#connection = this.#engine.open({
          receive: (bytes) => void this.push(Buffer.from(bytes.buffer)),
          fail: (error) => void this.destroy(error),
        });
        this.emit('connect');
      } catch (error) {
        this.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
    return this;
  }

  // Asked of every socket by `pg`, without meaning here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#forward([chunk]);
    done();
  }

  override _writev(writes: { chunk: Buffer }[], done: () => void): void {
    this.#forward(writes.map((write) => write.chunk));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#connection?.close();
    this.#connection = undefined;
    done(error);
  }

  #forward(chunks: Buffer[]): void {
    const batch = this.#batches.push(chunks);
    if (batch) this.#connection?.send(batch);
    if (this.#batches.terminated) this.push(null);
  }
}
