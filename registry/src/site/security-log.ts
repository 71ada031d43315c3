import { SECURITY_EVENTS } from '@sundara/contracts';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Reports to the operator that a part of a release is not what was signed, in the format of the provider API's security
 * events: one line, at any log level.
 * @param reason the finding; names releases and documents, never a person
 */
export const reportTampering = (log: FastifyBaseLogger, reason: string): void => {
  const event = 'crypt_integrity_fail';
  log.child({}, { level: 'warn' }).warn({ event, reason }, SECURITY_EVENTS[event]);
};
