import { setTimeout as wait } from 'node:timers/promises';
import { FAULTS, type Fault } from '@sundara/contracts/federation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PASSING_HEADERS, sendNoFile } from './asset-headers.ts';
import { isServed, typeOf } from './asset-path.ts';
import type { FileCache } from './file-cache.ts';
import { storePathOf } from './store-path.ts';

/** How long a fault lasts, in milliseconds. */
export interface FaultTimes {
  readonly slowMs: number;
  readonly stalledMs: number;
}
export const FAULT_TIMES: FaultTimes = { slowMs: 3000, stalledMs: 60_000 };

interface Options {
  readonly files: Pick<FileCache, 'read'>;
  /** Where faults aren't allowed, the answer is 404. */
  readonly allowed: (request: FastifyRequest) => boolean;
  readonly times?: FaultTimes;
}

const same = (content: Buffer): Buffer => content;
/** A copy that differs in its last byte: in most scripts a line feed, so that only the hash reveals it. */
const tamper = (content: Buffer): Buffer => {
  const copy = Buffer.from(content);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
};

const text = (reply: FastifyReply, code: number, words: string): FastifyReply =>
  reply.code(code).headers(PASSING_HEADERS).type('text/plain; charset=utf-8').send(`${words}\n`);

/**
 * Serves the files of releases with a simulated fault, below '~<fault>/', so that files which a script loads relative
 * to its own address have the same fault. Browsers cache none of it.
 */
export const faultyAssets = async (
  app: FastifyInstance,
  { files, allowed, times = FAULT_TIMES }: Options,
): Promise<void> => {
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { change = same, type = '' } = {},
  ) => {
    const path = storePathOf(request);
    const content = isServed(path, false) ? await files.read(path) : undefined;
    if (!content) return sendNoFile(reply);
    return reply
      .headers(PASSING_HEADERS)
      .type(type || typeOf(path))
      .send(change(content));
  };
  const cut = (reply: FastifyReply) => {
    reply.hijack();
    reply.raw.destroy();
  };
  const stall = (reply: FastifyReply) => {
    reply.hijack();
    const end = setTimeout(() => reply.raw.destroy(), times.stalledMs);
    reply.raw.once('close', () => clearTimeout(end));
  };
  const suffer: Partial<Record<Fault, (request: FastifyRequest, reply: FastifyReply) => unknown>> = {
    down: (_request, reply) => cut(reply),
    stalled: (_request, reply) => stall(reply),
    slow: async (request, reply) => {
      await wait(times.slowMs);
      return sendFile(request, reply);
    },
    tampered: (request, reply) => sendFile(request, reply, { change: tamper }),
    'not-found': (_request, reply) => sendNoFile(reply),
    'server-error': (_request, reply) => text(reply, 500, 'This failure was asked for.'),
    'wrong-type': (request, reply) => sendFile(request, reply, { type: 'text/plain; charset=utf-8' }),
  };
  for (const fault of FAULTS) {
    const answer = suffer[fault];
    if (answer)
      app.get(`/~${fault}/*`, async (request, reply) =>
        allowed(request) ? answer(request, reply) : sendNoFile(reply),
      );
  }
};
