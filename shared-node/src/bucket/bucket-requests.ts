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
  /** How often a request is sent at most. */
  readonly attempts: number;
  /** Makes the error to throw if no response comes; the reason is the runtime's error code or the time limit. */
  readonly failure: (reason: string) => Error;
}

/**
 * Sends signed requests to an S3-compatible bucket. A request that fails in transit or in the bucket is sent again,
 * which is safe because every request is idempotent.
 * @throws the error made by `failure`, if no response comes
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

/** The reason of a connection failure, as an error code or name of the runtime. */
const reasonOf = (error: unknown, limitMs: number): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return `no answer within ${limitMs / 1000} s`;
  return codeOf(error.cause) ?? codeOf(error) ?? error.name;
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
