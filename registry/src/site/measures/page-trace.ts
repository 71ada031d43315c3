import { createHmac, timingSafeEqual } from 'node:crypto';
import { type OpenSpan, traceHeaders } from '@sundara/node/telemetry';

/** The answer with a page: its request and its trace. */
export interface PageTrace {
  readonly requestId: string;
  readonly traceparent: string;
}

export interface PageTraces {
  /** Names the trace of an answer, for the page's own telemetry; undefined where that trace is not kept. */
  readonly write: (requestId: string, span: OpenSpan) => string | undefined;
  /** Reads what `write` wrote on any server of this site; undefined for anything else. */
  readonly read: (token: string | undefined) => PageTrace | undefined;
}

const KEPT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/**
 * Signs which trace a page belongs to: a page goes on with the trace that the site began for it, and nobody outside
 * can have others kept, or write into them.
 * @param secret the same on all servers of one site
 */
export const createPageTraces = (secret: string): PageTraces => {
  const key = createHmac('sha256', secret).update('page-trace').digest();
  const sign = (content: string): Buffer =>
    createHmac('sha256', key).update(content).digest().subarray(0, 16);
  return {
    write: (requestId, { within }) => {
      const { traceparent = '' } = traceHeaders(within);
      if (!KEPT.test(traceparent)) return undefined;
      const content = `${requestId}.${traceparent}`;
      return `${content}.${sign(content).toString('base64url')}`;
    },
    read: (token = '') => {
      const [requestId = '', traceparent = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(`${requestId}.${traceparent}`)];
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? { requestId, traceparent } : undefined;
    },
  };
};
