import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { systemCode, Unavailable } from '../refusal.ts';

const LIMIT_MS = 30_000;
const ATTEMPTS = 3;
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

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${LIMIT_MS / 1000} s`;
  return systemCode(error.cause) ?? systemCode(error) ?? error.message;
};

/**
 * Sends signed requests to a bucket. Every one may be sent again, as each says the whole of what it does; so one that
 * failed on the way or in the bucket is, twice.
 *
 * @throws Unavailable when no answer comes
 */
export const bucketRequests =
  (client: AwsClient, name: string) =>
  async (address: string, request: BucketRequest): Promise<BucketReply> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const signed = await client.sign(address, request);
        const response = await fetch(signed, { signal: AbortSignal.timeout(LIMIT_MS) });
        const body = Buffer.from(await response.arrayBuffer());
        if (response.status < 500 || attempt === ATTEMPTS) return { status: response.status, body };
      } catch (error) {
        if (attempt === ATTEMPTS)
          throw new Unavailable(
            `The bucket ${name} doesn't answer (${reasonOf(error)}): check REGISTRY_BUCKET_URL.`,
          );
      }
      await wait(FIRST_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  };
