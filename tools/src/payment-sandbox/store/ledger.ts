import { z } from 'zod';
import { type Behaviour, behaviourSchema, GOOD_BEHAVIOUR } from './behaviour.ts';
import {
  type Order,
  orderSchema,
  type Payment,
  paymentSchema,
  type Refund,
  refundSchema,
} from './entities.ts';
import { type Journal, openFileJournal, openMemoryJournal } from './journal.ts';
import {
  type Invoice,
  invoiceSchema,
  type Plan,
  planSchema,
  type StoredSubscription,
  storedSubscriptionSchema,
} from './subscription-entities.ts';

const webhookSchema = z.object({ id: z.string(), body: z.string() });

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), order: orderSchema, autoCapture: z.boolean() }),
  z.object({ kind: z.literal('payment'), payment: paymentSchema }),
  z.object({
    kind: z.literal('refund'),
    refund: refundSchema,
    idempotency: z.object({ key: z.string(), request: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('plan'), plan: planSchema }),
  storedSubscriptionSchema.extend({ kind: z.literal('subscription') }),
  z.object({ kind: z.literal('invoice'), invoice: invoiceSchema }),
  z.object({ kind: z.literal('webhook'), webhook: webhookSchema }),
  z.object({
    kind: z.literal('webhook.settled'),
    id: z.string(),
    outcome: z.enum(['delivered', 'given up', 'dropped']),
  }),
  z.object({ kind: z.literal('behaviour'), behaviour: behaviourSchema }),
  /** A payment that timed out and will be authorized after all, at `dueAt`, in seconds since 1970. */
  z.object({ kind: z.literal('late'), paymentId: z.string(), dueAt: z.number().int() }),
]);

/** An event to deliver: the raw body is stored, since each attempt must send the very same bytes. */
export type Webhook = z.infer<typeof webhookSchema>;
export type Change = z.infer<typeof changeSchema>;

/** The whole state of the sandbox; each commit is one line of the journal, which makes it atomic. */
export class Ledger {
  readonly orders = new Map<string, { order: Order; autoCapture: boolean }>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  /** The refund made with an idempotency key, and the request that it was made for. */
  readonly refundsByKey = new Map<string, { request: string; refundId: string }>();
  readonly plans = new Map<string, Plan>();
  readonly subscriptions = new Map<string, StoredSubscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly pendingWebhooks = new Map<string, Webhook>();
  /** When payments that timed out will be authorized, in seconds since 1970. */
  readonly lateAuthorisations = new Map<string, number>();
  /** Called after a commit with each event that it raised. */
  onWebhook: (webhook: Webhook) => void = () => {};
  #behaviour: Behaviour = GOOD_BEHAVIOUR;
  readonly #journal: Journal;

  /** @param folder where the journal lives; without one the state lives in memory only. */
  constructor(folder?: string) {
    this.#journal =
      folder === undefined
        ? openMemoryJournal()
        : openFileJournal(folder, (line) => {
            for (const change of z.array(changeSchema).parse(JSON.parse(line))) this.#apply(change);
          });
  }

  get behaviour(): Behaviour {
    return this.#behaviour;
  }

  get writable(): boolean {
    return this.#journal.writable;
  }

  commit(changes: readonly Change[]): void {
    this.#journal.append(JSON.stringify(changes));
    for (const change of changes) this.#apply(change);
    for (const change of changes) if (change.kind === 'webhook') this.onWebhook(change.webhook);
  }

  close(): void {
    this.#journal.close();
  }

  #apply(change: Change): void {
    switch (change.kind) {
      case 'order':
        this.orders.set(change.order.id, { order: change.order, autoCapture: change.autoCapture });
        return;
      case 'payment':
        this.payments.set(change.payment.id, change.payment);
        if (change.payment.status !== 'failed') this.lateAuthorisations.delete(change.payment.id);
        return;
      case 'refund':
        this.refunds.set(change.refund.id, change.refund);
        if (change.idempotency) {
          const { key, request } = change.idempotency;
          this.refundsByKey.set(key, { request, refundId: change.refund.id });
        }
        return;
      case 'plan':
        this.plans.set(change.plan.id, change.plan);
        return;
      case 'subscription': {
        const { kind: _kind, ...stored } = change;
        this.subscriptions.set(stored.subscription.id, stored);
        return;
      }
      case 'invoice':
        this.invoices.set(change.invoice.id, change.invoice);
        return;
      case 'webhook':
        this.pendingWebhooks.set(change.webhook.id, change.webhook);
        return;
      case 'webhook.settled':
        this.pendingWebhooks.delete(change.id);
        return;
      case 'behaviour':
        this.#behaviour = change.behaviour;
        return;
      case 'late':
        this.lateAuthorisations.set(change.paymentId, change.dueAt);
    }
  }
}
