import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { Notice } from './notice.ts';

/** Where notices go. */
export interface NoticeTarget {
  readonly url: string;
  /** What signs them; a chat tool's own address is secret enough, and gets no signature. */
  readonly secret: string | undefined;
}

/** This process ended before the notice was taken; another one sends it. */
export class Interrupted extends Refusal {}

interface Options {
  /** Between one try and the next, in milliseconds. */
  readonly pausesMs?: readonly number[];
  /** For one try. */
  readonly limitMs?: number;
  /** Gives up at once: this process ends. */
  readonly signal?: AbortSignal;
}

const PAUSES_MS = [1_000, 5_000];
const LIMIT_MS = 10_000;

/** As Standard Webhooks 1.0 signs: HMAC-SHA256 over id, time in seconds and body. */
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
 * Sends a notice, three times at most until it is taken. What is told of a failure names the host alone, as the whole
 * address of a chat tool is a secret.
 *
 * @throws Refusal when nobody took it; Interrupted when the signal came first
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
