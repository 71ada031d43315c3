import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { signWebhook } from '../protocol/signature.ts';
import type { Ledger, Webhook } from '../store/ledger.ts';

/** Growing gaps between deliveries: 10 attempts over about eight minutes, then no more. */
export const WEBHOOK_RETRY_GAPS_MS: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256].map(
  (s) => s * 1000,
);
const MAX_CONCURRENT = 8;
/** Time within which shuffled and repeated events arrive, in ms. */
const SHUFFLE_MS = 500;

export interface WebhookSenderOptions {
  ledger: Ledger;
  url: string;
  secret: string;
  retryGapsMs: readonly number[];
  /** How long one delivery may take; Razorpay allows 5 s. */
  timeoutMs: number;
  /** Receives a sentence about each event that nobody accepted. */
  report: (sentence: string) => void;
}

/**
 * Delivers events at least once and in no guaranteed order. What was not answered with a 2xx is sent again after each
 * gap; the next process sends what a stopped one left undelivered.
 */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #stopped = new AbortController();
  readonly #underway = new Set<Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #free = MAX_CONCURRENT;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
    // Every waiting event listens for the stop: having many listeners is no leak.
    setMaxListeners(0, this.#stopped.signal);
  }

  /** Sends what is left from an earlier run, and each new event from now on. */
  start(): void {
    this.#options.ledger.onWebhook = (webhook) => this.#send(webhook);
    for (const webhook of this.#options.ledger.pendingWebhooks.values()) this.#send(webhook);
  }

  /** Ends every delivery and every wait; what is undelivered stays in the ledger. */
  async stop(): Promise<void> {
    this.#options.ledger.onWebhook = () => {};
    this.#stopped.abort();
    for (const wake of this.#waiting.splice(0)) wake();
    await Promise.allSettled(this.#underway);
  }

  /** Sends it as the sandbox's behaviour says at this moment. */
  #send(webhook: Webhook): void {
    const { ledger } = this.#options;
    switch (ledger.behaviour.webhooks) {
      case 'drop':
        ledger.commit([{ kind: 'webhook.settled', id: webhook.id, outcome: 'dropped' }]);
        return;
      case 'shuffle':
        this.#track(webhook, randomInt(SHUFFLE_MS));
        return;
      case 'duplicate':
        this.#track(webhook, 0);
        this.#track(webhook, randomInt(SHUFFLE_MS));
        return;
      default:
        this.#track(webhook, 0);
    }
  }

  #track(webhook: Webhook, delayMs: number): void {
    const sending = this.#deliver(webhook, delayMs).catch((error: unknown) => {
      if (!this.#stopped.signal.aborted) this.#options.report(`Webhook ${webhook.id}: ${String(error)}`);
    });
    this.#underway.add(sending);
    void sending.finally(() => this.#underway.delete(sending));
  }

  async #deliver(webhook: Webhook, delayMs: number): Promise<void> {
    const { ledger, retryGapsMs, report, url } = this.#options;
    let answer = '';
    for (const gap of [delayMs, ...retryGapsMs]) {
      await wait(gap, undefined, { signal: this.#stopped.signal });
      answer = await this.#inTurn(() => this.#attempt(webhook));
      if (this.#stopped.signal.aborted) return;
      if (answer === '') {
        ledger.commit([{ kind: 'webhook.settled', id: webhook.id, outcome: 'delivered' }]);
        return;
      }
    }
    ledger.commit([{ kind: 'webhook.settled', id: webhook.id, outcome: 'given up' }]);
    report(
      `Webhook ${webhook.id} was given up after ${retryGapsMs.length + 1} attempts at ${url}: ${answer}.`,
    );
  }

  /** '' where the event was accepted, otherwise the reason why not. */
  async #attempt(webhook: Webhook): Promise<string> {
    const { url, secret, timeoutMs } = this.#options;
    try {
      const reply = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-event-id': webhook.id,
          'x-razorpay-signature': signWebhook(webhook.body, secret),
        },
        body: webhook.body,
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await reply.body?.cancel();
      return reply.ok ? '' : `it answered ${reply.status}`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return cause instanceof Error && cause.message ? cause.message : 'it could not be reached';
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
