import { formatClock } from '@sundara/contracts';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';

/**
 * The refusal of one more message, with the time from which it is taken.
 * @param what what was sent, in the plural: 'messages'
 */
export const sentTooOften = (reply: FastifyReply, what: string, until: Date): ApiError => {
  const seconds = Math.ceil((until.getTime() - Date.now()) / 1_000);
  reply.header('retry-after', Math.max(1, seconds));
  return new ApiError('RATE_LIMITED', {
    message: `You have sent several ${what} in a short time. Please write again after ${formatClock(until)}, or call us.`,
  });
};
