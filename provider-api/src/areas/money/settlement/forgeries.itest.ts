import assert from 'node:assert/strict';
import { it } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { forgePayment } from '../../../testing/payments/forged-payment.ts';
import { forgeWebhook } from '../../../testing/payments/forged-webhook.ts';
import type { CaughtWebhook } from '../../../testing/payments/webhook-catcher.ts';
import { gatewayEvents } from '../payments/payments.tables.ts';

const FORGERIES = sized({ quick: 200, deep: 5_000 });

forEachBench({ webhooks: 'caught' }, (scene) => {
  /** A paid order whose payment has not been reported to the API. */
  const paidOrder = async () => {
    const { bench, sandbox, salon, customer } = scene;
    const { status, json } = await bench.order(customer, salon);
    assert.equal(status, 200);
    const checkout = await sandbox.pay(json.orderId);
    const states = async () => (await bench.rows(salon)).map(({ status, payment }) => [status, payment]);
    return { checkout, states };
  };

  it(`refuses ${FORGERIES} forged payments with a 4xx, and takes the genuine one after that`, async (test) => {
    const { bench, customer } = scene;
    const random = randomOf(testSeed(test));
    const { checkout, states } = await paidOrder();
    const genuine = { ...checkout, id: checkout.orderId };
    const signed = `${checkout.orderId}|${checkout.paymentId}`;
    for (let turn = 0; turn < FORGERIES; turn += 1) {
      const { id, paymentId, signature } = forgePayment(random, genuine, signed);
      const { status } = await bench.verify(customer, { orderId: id, paymentId, signature });
      assert(status >= 400 && status < 500, `${status} for ${JSON.stringify({ id, paymentId, signature })}`);
    }
    assert.deepEqual(await states(), [['held', 'created']]);
    assert.equal((await bench.verify(customer, checkout)).status, 200);
    assert.deepEqual(await states(), [['confirmed', 'paid']]);
    shows('T15', { 'forged payments': FORGERIES, accepted: 0 });
  });

  it(`refuses ${FORGERIES} forged webhooks with a 4xx, and takes the genuine one after that`, async (test) => {
    const { bench, catcher } = scene;
    const random = randomOf(testSeed(test));
    const { checkout, states } = await paidOrder();
    const events = await catcher.caught(checkout.orderId, 3);
    const genuine = events.find(({ event }) => event === 'payment.captured');
    assert(genuine);
    const signature = String(genuine.headers['x-razorpay-signature']);
    const kept = async () => (await bench.database.db.select().from(gatewayEvents)).length;
    const keptBefore = await kept();
    for (let turn = 0; turn < FORGERIES; turn += 1) {
      const forged = forgeWebhook(random, { body: genuine.body, signature });
      const { status } = await bench.deliver(withSignature(genuine, forged));
      assert(status >= 400 && status < 500, `${status} for ${forged.signature} over ${forged.body}`);
    }
    assert.equal(await kept(), keptBefore, 'nothing of them is kept');
    assert.deepEqual(await states(), [['held', 'created']]);
    assert.equal((await bench.deliver(genuine)).status, 200);
    assert.deepEqual(await states(), [['confirmed', 'paid']]);
    shows('T15', { 'forged webhooks': FORGERIES, accepted: 0 });
  });
});

const withSignature = (
  { headers }: CaughtWebhook,
  { body, signature }: { body: Buffer; signature: string },
): Pick<CaughtWebhook, 'headers' | 'body'> => ({
  body,
  headers: { ...headers, 'x-razorpay-signature': signature },
});
