import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';

const FIRST_PAUSE_MS = 200;

export interface BucketReply {
  readonly status: number;
  readonly body: Buffer;
}

export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export interface BucketPatience {
  /** How long one request may take. */
  readonly limitMs: number;
  /** How often it is sent at most. */
  readonly attempts: number;
  /** What is thrown when no answer comes; the reason is the runtime's code, or that the time was over. */
  readonly failure: (reason: string) => Error;
}

/**
 * Sends signed requests to an S3-compatible bucket. Every one may be sent again, as each says the whole of what it does;
 * so one that failed on the way or in the bucket is.
 * @throws what `failure` makes, when no answer comes
 */
export const bucketRequests =
  (client: AwsClient, { limitMs, attempts, failure }: BucketPatience) =>
  async (address: string, request: BucketRequest): Promise<BucketReply> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const signed = await client.sign(address, request);
        const response = await fetch(signed, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
        const body = Buffer.from(await response.arrayBuffer());
        if (response.status < 500 || attempt === attempts) return { status: response.status, body };
      } catch (error) {
        if (attempt === attempts) throw failure(reasonOf(error, limitMs));
      }
      await wait(FIRST_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  };

/** What the runtime says of a connection, which names an address at most. */
const reasonOf = (error: unknown, limitMs: number): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return `no answer within ${limitMs / 1000} s`;
  return codeOf(error.cause) ?? codeOf(error) ?? error.name;
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
