import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { SESSION_SETTINGS } from './database-limits.ts';
import type { EngineData, FromEngine, ToEngine } from './pglite-messages.ts';

// The embedded database, in a thread of its own because each statement blocks the thread that it runs in.
// It has one session. Any error thrown here ends the thread, and the server's thread reports it.

const port = parentPort;
if (!port) throw new Error('This module runs as a worker thread.');

const { folder }: EngineData = workerData;
const database = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, ...SESSION_SETTINGS],
  extensions: { btree_gist, citext, pg_trgm, unaccent },
});

const tell = (message: FromEngine): void => {
  port?.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer] : []);
};

/** A simple-query message: type Q, length, text, zero byte. */
const simpleQuery = (text: string): Uint8Array => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const run = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  // A start-up packet has no type byte, so it begins with its length, whose first byte is zero.
  if (bytes[0] === 0) {
    const { data } = await database.execProtocol(bytes, { throwOnError: false });
    return new Uint8Array(data);
  }
  // The streaming form, because `execProtocolRaw` keeps every answer in memory forever.
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) });
  const answer = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    answer.set(part, offset);
    offset += part.length;
  }
  return answer;
};

const handle = async (message: ToEngine): Promise<void> => {
  switch (message.kind) {
    case 'batch':
      return tell({ kind: 'answer', client: message.client, bytes: await run(message.bytes) });
    case 'reset':
      await run(simpleQuery('ROLLBACK'));
      await run(simpleQuery('DISCARD ALL'));
      return;
    case 'close':
      await database.close();
      tell({ kind: 'closed' });
      port?.close();
  }
};

/** A failed statement is a normal answer. Errors here mean that the engine crashed; it throws a plain object then. */
const endThread = (reason: unknown): never => {
  if (reason instanceof Error) throw reason;
  const message =
    typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
  throw new Error(String(message));
};

let queue = Promise.resolve();
port.on('message', (message: ToEngine) => {
  queue = queue.then(() => handle(message)).catch(endThread);
});
tell({ kind: 'ready' });
