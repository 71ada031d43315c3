import { Readable } from 'node:stream';

const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** These have cost the caller half a minute and more. */
const TOO_LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** What lies under the error that fetch or the proxy makes of it. */
const codeOf = (error: unknown): string => {
  const fault = error instanceof Error ? (error.cause ?? error) : error;
  return fault instanceof Error && 'code' in fault ? String(fault.code) : '';
};

/** Whether a connection could not be made, so that nothing was sent. */
export const isNotConnected = (error: unknown): boolean => NOT_CONNECTED.has(codeOf(error));

/**
 * Whether a call that failed at one process may be made at another: a read always, anything else only if the first
 * one has had nothing of it. A body that streams through is gone after the first.
 */
export const mayGoElsewhere = (method: string, body: unknown, error: unknown): boolean =>
  method === 'GET' || method === 'HEAD'
    ? !TOO_LATE.has(codeOf(error))
    : isNotConnected(error) && !(body instanceof Readable);
