import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { Notice } from './notice.ts';

/** Where notices are sent. */
export interface NoticeTarget {
  readonly url: string;
  /** The secret that signs them; without one they aren't signed, as the address of a chat tool is secret itself. */
  readonly secret: string | undefined;
}

/** This process ends before the notice was accepted; another one sends it. */
export class Interrupted extends Refusal {}

interface Options {
  /** Pauses between tries, in milliseconds. */
  readonly pausesMs?: readonly number[];
  /** For one try, in milliseconds. */
  readonly limitMs?: number;
  /** Aborts at once when this process ends. */
  readonly signal?: AbortSignal;
}

const PAUSES_MS = [1_000, 5_000];
const LIMIT_MS = 10_000;

/** A signature by Standard Webhooks 1.0: HMAC-SHA256 over id, time in seconds and body. */
const headersOf = (
  id: string,
  body: string,
  secret: string | undefined,
): Readonly<Record<string, string>> => {
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const signed = secret && createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signed && { 'webhook-signature': `v1,${signed}` }),
  };
};

const post = async (
  { url, secret }: NoticeTarget,
  { id, ...told }: Notice,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const body = JSON.stringify(told);
  try {
    const answer = await fetch(url, {
      ...{ method: 'POST', body, headers: headersOf(id, body, secret) },
      ...{ redirect: 'error', signal },
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answers ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
};

/**
 * Sends a notice, with at most three tries until it is accepted. Errors name only the host, as the full address of a
 * chat tool is secret.
 *
 * @throws Refusal when it wasn't accepted; Interrupted when the signal came first
 */
export const createNoticeSender =
  (target: NoticeTarget, { pausesMs = PAUSES_MS, limitMs = LIMIT_MS, signal }: Options = {}) =>
  async (notice: Notice): Promise<void> => {
    let fault: string | undefined;
    for (const pauseMs of [0, ...pausesMs]) {
      if (pauseMs > 0) await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      const limit = AbortSignal.timeout(limitMs);
      fault = await post(target, notice, signal ? AbortSignal.any([signal, limit]) : limit);
      if (fault === undefined || signal?.aborted) break;
    }
    const Fault = signal?.aborted ? Interrupted : Refusal;
    if (fault !== undefined)
      throw new Fault(
        `${new URL(target.url).host} did not take the notice of '${notice.text}' (${fault}): see to NOTICE_URL.`,
      );
  };
