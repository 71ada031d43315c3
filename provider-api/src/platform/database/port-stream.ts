import { Duplex } from 'node:stream';
import { MessageBatches } from './message-batches.ts';

/** The engine's callbacks to a stream. */
export interface EngineReceiver {
  receive(bytes: Uint8Array<ArrayBuffer>): void;
  fail(error: Error): void;
}

/** One client's connection to the engine. */
export interface EngineConnection {
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** The client is gone: the engine resets the session, and late answers are dropped. */
  close(): void;
}

/** The embedded engine as its streams see it. `open` throws when the engine has stopped. */
export interface Engine {
  open(receiver: EngineReceiver): EngineConnection;
}

/** Takes the place of the socket that `pg` writes to, so that the embedded database works with the same driver. */
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

  // `pg` calls these on every socket; they have no meaning here.
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
