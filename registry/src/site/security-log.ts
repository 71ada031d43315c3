import { SECURITY_EVENTS } from '@sundara/contracts';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Tells the operator that something of a release is not what was signed, as the provider API tells its security events:
 * one line, whatever the level of the log is.
 * @param reason what it is; names releases and documents, never a person
 */
export const reportTampering = (log: FastifyBaseLogger, reason: string): void => {
  const event = 'crypt_integrity_fail';
  log.child({}, { level: 'warn' }).warn({ event, reason }, SECURITY_EVENTS[event]);
};
