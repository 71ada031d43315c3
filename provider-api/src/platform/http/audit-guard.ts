import type { Operation } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { type CallChanges, countingChanges } from '../database/change-tracking.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What happens to an admin's change that is not in the audit: tests refuse it, the server logs it. */
    missingAudit: 'refused' | 'logged';
    /** Operations with which admins change something without an audit entry: each with its reason. */
    unaudited: Readonly<Record<string, string>>;
  }
}

/**
 * Runs a call's work and checks an admin's call against the audit: a call that changed rows must have written an
 * entry (decision 46). A call that changed nothing needs none.
 */
export const heldToAudit = async <T>(
  request: FastifyRequest,
  { name, method }: Pick<Operation, 'name' | 'method'>,
  work: () => Promise<T>,
): Promise<T> => {
  if (method === 'GET' || request.account?.role !== 'admin' || name in request.server.unaudited)
    return work();
  const changes: CallChanges = { changed: 0, audited: 0 };
  const answer = await countingChanges(changes, work);
  if (changes.changed > 0 && changes.audited === 0) {
    const error = new Error(missing(name));
    if (request.server.missingAudit === 'refused') throw error;
    request.log.error({ err: error }, 'an admin changed something that is not in the audit');
  }
  return answer;
};

const missing = (name: string): string =>
  `${name} changed rows for an admin and wrote nothing into the audit. Call writeAudit(tx, account, { salonId, action: '${name}', subjectId, changes }, now) of provider-api/src/areas/marketplace/audit/write-audit.ts in the transaction that changes them; what needs no entry is named with its reason in audit/unaudited.ts.`;
