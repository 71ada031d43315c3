import { Worker } from 'node:worker_threads';
import { withinLimit } from '@sundara/node/time-limit';
import { DatabaseError } from './database-error.ts';
import type { EngineData, FromEngine, ToEngine } from './pglite-messages.ts';
import type { Engine, EngineConnection, EngineReceiver } from './port-stream.ts';

const START_LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 10_000;

/** The embedded database running in its worker thread. */
export class PgliteEngine implements Engine {
  readonly #worker: Worker;
  readonly #receivers = new Map<number, EngineReceiver>();
  readonly #onStopped: (error: DatabaseError) => void;
  #lastClient = 0;
  #stopped: DatabaseError | undefined;
  #closing = false;

  private constructor(folder: string, onStopped: (error: DatabaseError) => void) {
    const workerData: EngineData = { folder };
    this.#onStopped = onStopped;
    this.#worker = new Worker(threadModule(), { workerData, execArgv: [] });
    this.#worker.on('message', (message: FromEngine) => {
      if (message.kind === 'answer') this.#receivers.get(message.client)?.receive(message.bytes);
    });
    this.#worker.on('error', (error) => this.#stop(reasonOf(error)));
    this.#worker.on('exit', (code) => this.#stop(`its thread ended with code ${code}`));
  }

  /**
   * Opens a folder, or makes the database in it if it is empty (about 4 s; later starts about 0.5 s).
   * @param onStopped called once when the engine stops unexpectedly: every query fails from then on.
   * @throws DatabaseError DATABASE_FOLDER_UNUSABLE
   */
  static async start(folder: string, onStopped: (error: DatabaseError) => void): Promise<PgliteEngine> {
    let running = false;
    let failed: (error: Error) => void = () => {};
    const engine = new PgliteEngine(folder, (error) => (running ? onStopped(error) : failed(error)));
    const ready = new Promise<unknown>((resolve, reject) => {
      failed = reject;
      engine.#worker.once('message', resolve);
    });
    try {
      await withinLimit(
        ready,
        START_LIMIT_MS,
        () => new Error(`It was not ready in ${START_LIMIT_MS / 1000} s`),
      );
      running = true;
      return engine;
    } catch (error) {
      await engine.kill();
      throw new DatabaseError(
        'DATABASE_FOLDER_UNUSABLE',
        `The embedded database in ${folder} could not be opened. ${reasonOf(error)}. Restore the folder from a copy, or move it away to begin with an empty database.`,
        { cause: error },
      );
    }
  }

  open(receiver: EngineReceiver): EngineConnection {
    if (this.#stopped) throw this.#stopped;
    this.#lastClient += 1;
    const client = this.#lastClient;
    this.#receivers.set(client, receiver);
    return {
      send: (bytes) => this.#tell({ kind: 'batch', client, bytes }),
      close: () => {
        this.#receivers.delete(client);
        this.#tell({ kind: 'reset' });
      },
    };
  }

  /** Lets the running batch finish and writes everything to the folder; after ten seconds it ends the thread. */
  async close(): Promise<void> {
    if (this.#stopped) return;
    this.#closing = true;
    const closed = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    this.#tell({ kind: 'close' });
    await withinLimit(closed, CLOSE_LIMIT_MS, () => new Error('late')).catch(() => this.#worker.terminate());
  }

  /** Ends the thread at once, as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #tell(message: ToEngine): void {
    if (this.#stopped) return;
    this.#worker.postMessage(message, message.kind === 'batch' ? [message.bytes.buffer] : []);
  }

  #stop(reason: string): void {
    if (this.#stopped) return;
    const error = new DatabaseError('DATABASE_STOPPED', `The embedded database stopped: ${reason}.`);
    this.#stopped = error;
    for (const receiver of [...this.#receivers.values()]) receiver.fail(error);
    this.#receivers.clear();
    if (!this.#closing) this.#onStopped(error);
  }
}

/** In the bundle, the thread's module is next to this one; sources run through tsx, which threads don't inherit. */
const threadModule = (): URL => {
  if (!import.meta.url.endsWith('.ts')) return new URL('./pglite.worker.js', import.meta.url);
  const source = new URL('./pglite.worker.ts', import.meta.url).href;
  const tsx = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from '${tsx}'; register(); await import('${source}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
};

const reasonOf = (error: unknown): string => {
  return (error instanceof Error ? error.message : String(error)).replace(/[.\s]+$/, '');
};
