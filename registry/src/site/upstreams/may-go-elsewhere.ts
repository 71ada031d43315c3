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
/** Before these errors the caller has already waited 30 seconds or more. */
const TOO_LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** The code of the cause, below the error that fetch or the proxy wraps it in. */
const codeOf = (error: unknown): string => {
  const fault = error instanceof Error ? (error.cause ?? error) : error;
  return fault instanceof Error && 'code' in fault ? String(fault.code) : '';
};

/** Whether the connection failed, so that nothing was sent. */
export const isNotConnected = (error: unknown): boolean => NOT_CONNECTED.has(codeOf(error));

/**
 * Whether a call that failed at one process may be repeated at another: a read unless it timed out, anything else only
 * if nothing was sent. A streamed body can't be sent again.
 */
export const mayGoElsewhere = (method: string, body: unknown, error: unknown): boolean =>
  method === 'GET' || method === 'HEAD'
    ? !TOO_LATE.has(codeOf(error))
    : isNotConnected(error) && !(body instanceof Readable);
