import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTampering, type Refusal } from '../../refusal.ts';
import { UnknownEnvironment } from '../live/load-environment.ts';
import { reportTampering } from '../security-log.ts';
import { FATAL_POLICY, fatalPage } from './fatal-page.ts';
import { PAGE_HEADERS } from './page-headers.ts';
import { sendHtml } from './send-html.ts';

/** Sends the fatal page and logs the error under its reference. */
export const sendFatal = (
  request: FastifyRequest,
  reply: FastifyReply,
  fault: Refusal,
  canLeave: boolean,
): Promise<FastifyReply> => {
  const code = fault instanceof UnknownEnvironment ? 'ENVIRONMENT_EMPTY' : 'COMPOSITION_UNAVAILABLE';
  const reference = randomUUID().slice(0, 8);
  request.log.error(`${fault.message} (reference ${reference})`);
  if (isTampering(fault)) reportTampering(request.log, fault.message);
  reply
    .code(503)
    .headers({ ...PAGE_HEADERS, 'cache-control': 'no-store', 'retry-after': '15' })
    .header('content-security-policy', FATAL_POLICY);
  return sendHtml(request, reply, fatalPage({ code, reference, canLeave }));
};
