import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../http/api-error.ts';

/** People behind one address share it, so it gets more attempts than one account from there. */
const ACCOUNTS_PER_ADDRESS = 30;
const WINDOW = '1 minute';

const named = z.object({ email: z.string() });

/** Counts one more attempt; throws RATE_LIMITED with a Retry-After header when there were too many. */
export type CountAttempt = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Slows down guessing: at most so many attempts per minute for one account from one address, and thirty times as
 * many from one address in all. Nobody else is locked out of an account by it.
 */
export const limitAttempts = (app: FastifyInstance, perMinute: number): CountAttempt => {
  const limits = [
    app.createRateLimit({ max: perMinute * ACCOUNTS_PER_ADDRESS, timeWindow: WINDOW }),
    app.createRateLimit({ max: perMinute, timeWindow: WINDOW, keyGenerator: accountKey }),
  ];
  return async (request, reply) => {
    for (const count of limits) {
      const attempt = await count(request);
      if (attempt.isAllowed || !attempt.isExceeded) continue;
      reply.header('retry-after', attempt.ttlInSeconds);
      throw new ApiError('RATE_LIMITED');
    }
  };
};

const accountKey = ({ ip, body }: FastifyRequest): string => {
  const { data } = named.safeParse(body);
  return `${ip} ${data?.email.toLowerCase() ?? ''}`;
};
