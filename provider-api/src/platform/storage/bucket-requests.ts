import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { StoreFailure } from './store-failure.ts';

/** Somebody waits for a picture meanwhile. */
const LIMIT_MS = 5_000;
const ATTEMPTS = 2;
const PAUSE_MS = 200;

export interface BucketReply {
  readonly status: number;
  readonly body: Buffer;
}

export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** What the runtime says of a connection, which names an address at most. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return `no answer within ${LIMIT_MS / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
};

/**
 * Sends signed requests to a bucket. Each says the whole of what it does, so that one that failed on the way or in the
 * bucket is sent once more.
 * @throws StoreFailure when no answer comes
 */
export const bucketRequests =
  (client: AwsClient, limitMs = LIMIT_MS) =>
  async (address: string, request: BucketRequest): Promise<BucketReply> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const signed = await client.sign(address, request);
        const response = await fetch(signed, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
        const body = Buffer.from(await response.arrayBuffer());
        if (response.status < 500 || attempt === ATTEMPTS) return { status: response.status, body };
      } catch (error) {
        if (attempt === ATTEMPTS)
          throw new StoreFailure(`The bucket of uploads does not answer (${reasonOf(error)}).`);
      }
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  };
