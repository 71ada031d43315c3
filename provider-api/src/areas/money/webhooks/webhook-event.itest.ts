import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { KEYS, type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { startWebhookCatcher, type WebhookCatcher } from '../../../testing/payments/webhook-catcher.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { createRazorpayGateway } from '../gateway/razorpay-gateway.ts';
import { isWebhookSigned } from '../gateway/signature.ts';
import { readWebhook } from './webhook-event.schema.ts';

describe('the events that the gateway sends', () => {
  let catcher: WebhookCatcher;
  let sandbox: Sandbox;
  let gateway: PaymentGateway;
  before(async () => {
    catcher = await startWebhookCatcher();
    sandbox = await startSandbox(catcher.url);
    gateway = createRazorpayGateway({ url: sandbox.url, ...KEYS, timeoutMs: 5_000 });
  });
  after(async () => {
    await sandbox.stop();
    await catcher.stop();
  });

  /** Reads the next events, sorted by name; each must be signed and understood. */
  const readNext = async (from: number, count: number) => {
    const events = (await catcher.everything(from + count)).slice(from);
    return events
      .map(({ body, headers }) => {
        const signature = String(headers['x-razorpay-signature']);
        assert(isWebhookSigned(body, signature, ['a secret to come', KEYS.webhookSecret]));
        const webhook = readWebhook(body);
        assert(webhook.kind === 'known', JSON.stringify(webhook));
        return webhook.event;
      })
      .sort((one, other) => one.event.localeCompare(other.event));
  };
  const newOrder = () => gateway.createOrder({ amountPaise: 50_800, receipt: 'r', notes: {} });
  let seen = 0;
  const next = async (count: number) => {
    const events = await readNext(seen, count);
    seen += count;
    return events;
  };

  it('about payments are all understood, a failed one with its reason', async () => {
    const { id } = await newOrder();
    await sandbox.pay(id, 'failure@razorpay');
    const [failed] = await next(1);
    assert(failed?.event === 'payment.failed');
    assert.match(failed.payload.payment.entity.errorDescription ?? '', /did not go through/);
    await sandbox.pay(id);
    const names = (await next(3)).map(({ event }) => event);
    assert.deepEqual(names, ['order.paid', 'payment.authorized', 'payment.captured']);
  });

  it('about refunds are all understood, with the refund as it was then', async () => {
    const { id } = await newOrder();
    const { paymentId } = await sandbox.pay(id);
    await next(3);
    const refund = (key: string) =>
      gateway.refund({ paymentId, amountPaise: 100, idempotencyKey: `${key}-${paymentId}` });
    await refund('good');
    await sandbox.behave({ refunds: 'fail' });
    await refund('bad');
    await sandbox.behave({});
    const events = (await next(4)).map((event) =>
      'refund' in event.payload ? [event.event, event.payload.refund.entity.status] : [],
    );
    assert.deepEqual(events, [
      ['refund.created', 'pending'],
      ['refund.created', 'pending'],
      ['refund.failed', 'failed'],
      ['refund.processed', 'processed'],
    ]);
  });

  it('about subscriptions are all understood', async () => {
    const plan = await gateway.createPlan({ period: 'weekly', interval: 1, name: 'Plan', amountPaise: 100 });
    const { id } = await gateway.createSubscription({ planId: plan.id, totalCount: 2, notes: {} });
    await sandbox.paySubscription(id);
    await sandbox.chargeSubscription(id, true);
    await sandbox.chargeSubscription(id);
    const names = (await next(6 + 2 + 6)).map(({ event }) => event);
    assert.deepEqual(
      names.filter((name) => name.startsWith('subscription.')),
      [
        'subscription.activated',
        'subscription.activated',
        'subscription.authenticated',
        'subscription.charged',
        'subscription.charged',
        'subscription.completed',
        'subscription.pending',
      ],
    );
  });
});
