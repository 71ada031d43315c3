import { errorReplySchema, type Operation, type Reply } from '@sundara/contracts/api';
import type { ApiFailure, Result } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { Delivery } from './transport.ts';

const MESSAGES = {
  network: 'We could not reach Sundara. Please check your connection.',
  timeout: 'Sundara took too long to answer. Please try again.',
  cancelled: 'The request was given up.',
  protocol: 'Sundara answered in an unexpected way. Please try again.',
} as const;

/** A failure of a call that got no usable answer, with a message. */
export const failed = (
  kind: keyof typeof MESSAGES,
): { readonly ok: false; readonly failure: ApiFailure } => ({
  ok: false,
  failure: { kind, message: MESSAGES[kind] },
});

/** A gateway in front of the API answers with these when the API does not. */
const GATEWAY = [502, 503, 504];

/** Parses a delivery by the operation's contract; an answer that breaks it is a failure of its own kind. */
export const resultOf = <O extends Operation>(operation: O, delivery: Delivery): Result<Reply<O>> => {
  if (delivery.kind !== 'answer') return failed(delivery.kind);
  const { status, body } = delivery;
  if (status >= 200 && status < 300) {
    const reply = z.safeParse<O['reply']>(operation.reply, body);
    return reply.success ? { ok: true, data: reply.data } : failed('protocol');
  }
  const refusal = z.safeParse(errorReplySchema, body);
  if (!refusal.success) return failed(GATEWAY.includes(status) ? 'network' : 'protocol');
  const { code, message } = refusal.data;
  return { ok: false, failure: { kind: 'rejected', status, code, message, reply: refusal.data } };
};
