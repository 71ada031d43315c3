import { createHash } from 'node:crypto';
import { idempotencyKeyIn, type Operation } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uncounted } from '../database/change-tracking.ts';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { claimRequest, forgetRequest, type KeyedRequest, keepReply } from './keyed-requests.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * Does the work of a request once for its `Idempotency-Key`: sent again within 24 hours, to any process, it gets the
 * same answer and nothing is done. Without a key, and for operations that take none, it does the work. A request that
 * is refused or fails keeps no answer; one whose process died is done again by the next that is sent, half a minute
 * later, and its work must find what it has done already.
 * @throws ApiError IDEMPOTENCY_KEY_REUSED when the key was sent with something else; IDEMPOTENCY_KEY_IN_USE, with
 *   Retry-After, while the first is at work
 */
const answerOnce = async <Answer>(
  { database, now }: Dependencies,
  request: FastifyRequest,
  { name, keyed }: Operation,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const key = idempotencyKeyIn(request.headers);
  const { account, params, query, body } = request;
  if (!keyed || !account || key === undefined) return work();
  const asked: KeyedRequest = {
    id: hashOf([account.id, name, key]),
    fingerprint: hashOf([params, query, body]),
  };
  const claim = await uncounted(() => claimRequest(database.db, asked, now()));
  if (claim !== 'claimed') return earlierAnswer<Answer>(claim.row, asked, now());
  try {
    const answer = await work();
    await uncounted(() => keepReply(database.db, asked, answer, now()));
    return answer;
  } catch (error) {
    await uncounted(() => forgetRequest(database.db, asked));
    throw error;
  }
};

interface Earlier {
  readonly fingerprint: string;
  readonly lockedUntil: Date | null;
  readonly reply: unknown;
}

const earlierAnswer = <Answer>(
  { fingerprint, lockedUntil, reply }: Earlier,
  asked: KeyedRequest,
  now: Date,
): Answer => {
  if (fingerprint !== asked.fingerprint) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  // It was kept as this operation's answer, and the contract shapes it once more.
  if (reply !== null) return reply as Answer;
  const left = (lockedUntil?.getTime() ?? 0) - now.getTime();
  throw new ApiError('IDEMPOTENCY_KEY_IN_USE', { retryAfter: Math.max(1, Math.ceil(left / 1_000)) });
};

/** Operation schemas put a body's fields into one order, so that equal requests have equal texts. */
const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** From here on the app's keyed operations keep their answers in this database. */
export const keepAnswers = (app: FastifyInstance, dependencies: Dependencies): void => {
  app.decorate('answerOnce', (request, operation, work) =>
    answerOnce(dependencies, request, operation, work),
  );
};
