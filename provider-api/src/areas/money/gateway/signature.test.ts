import { createHmac } from 'node:crypto';
import { randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { forgePayment } from '../../../testing/payments/forged-payment.ts';
import { forgeWebhook } from '../../../testing/payments/forged-webhook.ts';
import { isPaymentSigned, isSubscriptionSigned, isWebhookSigned } from './signature.ts';

/** The samples that Razorpay publishes for checking an implementation. */
const SECRET = 'EnLs21M47BllR3X8PSFtjtbd';
const PAYMENT = {
  orderId: 'order_IEIaMR65cu6nz3',
  paymentId: 'pay_IH4NVgf4Dreq1l',
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
};
const SUBSCRIPTION = {
  subscriptionId: 'sub_ID6MOhgkcoHj9I',
  paymentId: 'pay_IDZNwZZFtnjyym',
  signature: '601f383334975c714c91a7d97dd723eb56520318355863dcf3821c0d07a17693',
};
/** From the tests of its official client. */
const WEBHOOK = {
  body: Buffer.from('{"a":1,"b":2,"c":{"d":3}}'),
  signature: '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
  secret: '123456',
};

const FORGERIES = sized({ quick: 1_500, deep: 10_000 });
/** A new seed in each run; the name of a failing test shows it. */
const SEED = testSeed();

describe('genuine', () => {
  test('is the published sample of a payment, as the official client says, too', () => {
    expect(isPaymentSigned(PAYMENT, SECRET)).toBe(true);
    const ids = { order_id: PAYMENT.orderId, payment_id: PAYMENT.paymentId };
    expect(validatePaymentVerification(ids, PAYMENT.signature, SECRET)).toBe(true);
  });

  test('is the published sample of a subscription, as the official client says, too', () => {
    expect(isSubscriptionSigned(SUBSCRIPTION, SECRET)).toBe(true);
    const ids = { subscription_id: SUBSCRIPTION.subscriptionId, payment_id: SUBSCRIPTION.paymentId };
    expect(validatePaymentVerification(ids, SUBSCRIPTION.signature, SECRET)).toBe(true);
  });

  test('is the sample webhook of the official client’s tests', () => {
    expect(isWebhookSigned(WEBHOOK.body, WEBHOOK.signature, [WEBHOOK.secret])).toBe(true);
    expect(validateWebhookSignature(WEBHOOK.body.toString(), WEBHOOK.signature, WEBHOOK.secret)).toBe(true);
  });

  test('is what the official client holds for genuine, and nothing else, over many ids and secrets', () => {
    const random = randomOf(SEED);
    const word = () => random.next().toString(36).slice(2);
    for (let turn = 0; turn < 500; turn += 1) {
      const secret = word() + word();
      const [orderId, paymentId] = [`order_${word()}`, `pay_${word()}`];
      const by = random.chance(0.5) ? secret : word();
      const signature = createHmac('sha256', by).update(`${orderId}|${paymentId}`).digest('hex');
      const ids = { order_id: orderId, payment_id: paymentId };
      expect(isPaymentSigned({ orderId, paymentId, signature }, secret)).toBe(
        validatePaymentVerification(ids, signature, secret),
      );
    }
  });
});

describe('a webhook', () => {
  const body = Buffer.from('{"event":"payment.captured","note":"₹ 508"}');
  const signedBy = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');

  test('counts by any of the accepted secrets, so that they can be exchanged', () => {
    for (const secret of ['new hook', 'old hook']) {
      expect(isWebhookSigned(body, signedBy(secret), ['new hook', 'old hook'])).toBe(true);
    }
    expect(isWebhookSigned(body, signedBy('older hook'), ['new hook', 'old hook'])).toBe(false);
  });

  test('counts by its very bytes', () => {
    expect(isWebhookSigned(Buffer.concat([body, Buffer.from(' ')]), signedBy('hook'), ['hook'])).toBe(false);
  });

  test('counts by no secret, and by no empty one', () => {
    expect(isWebhookSigned(body, signedBy(''), [])).toBe(false);
    expect(isWebhookSigned(body, signedBy(''), [''])).toBe(false);
  });
});

test('a subscription’s signature does not pass for an order’s, nor the other way round', () => {
  const { subscriptionId, paymentId, signature } = SUBSCRIPTION;
  expect(isPaymentSigned({ orderId: paymentId, paymentId: subscriptionId, signature }, SECRET)).toBe(false);
  const swapped = {
    ...{ subscriptionId: PAYMENT.paymentId, paymentId: PAYMENT.orderId },
    signature: PAYMENT.signature,
  };
  expect(isSubscriptionSigned(swapped, SECRET)).toBe(false);
});

test('a genuine signature counts as it was written, without a sign before or after it', () => {
  for (const signature of [`0${PAYMENT.signature}`, `${PAYMENT.signature}0`, `${PAYMENT.signature}\n`])
    expect(isPaymentSigned({ ...PAYMENT, signature }, SECRET)).toBe(false);
});

test('a signed text that is cut elsewhere tells of no other order, payment or subscription', () => {
  const signed = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
  const [order, pay, sub] = ['order_1', 'pay_1', 'sub_1'];
  const asOrder = signed(`${order}|${pay}|${pay}`);
  for (const [orderId, paymentId] of [
    [`${order}|${pay}`, pay],
    [order, `${pay}|${pay}`],
  ] as const)
    expect(isPaymentSigned({ orderId, paymentId, signature: asOrder }, SECRET)).toBe(false);
  const asSubscription = signed(`${pay}|${sub}|${sub}`);
  for (const [paymentId, subscriptionId] of [
    [`${pay}|${sub}`, sub],
    [pay, `${sub}|${sub}`],
  ] as const)
    expect(isSubscriptionSigned({ subscriptionId, paymentId, signature: asSubscription }, SECRET)).toBe(
      false,
    );
});

describe(`of ${FORGERIES} forgeries each (SEED=${SEED})`, () => {
  /** The forgeries that pass, of `FORGERIES` made. */
  const passing = <Forgery>(forge: () => Forgery, passes: (forgery: Forgery) => boolean): Forgery[] =>
    Array.from({ length: FORGERIES }, forge).filter(passes);

  test('no payment passes', () => {
    const random = randomOf(SEED);
    const genuine = { id: PAYMENT.orderId, ...PAYMENT };
    const signed = `${PAYMENT.orderId}|${PAYMENT.paymentId}`;
    const passed = passing(
      () => forgePayment(random, genuine, signed),
      ({ id, ...forgery }) => isPaymentSigned({ ...forgery, orderId: id }, SECRET),
    );
    expect(passed).toEqual([]);
  });

  test('no subscription passes', () => {
    const random = randomOf(SEED);
    const genuine = { id: SUBSCRIPTION.subscriptionId, ...SUBSCRIPTION };
    const signed = `${SUBSCRIPTION.paymentId}|${SUBSCRIPTION.subscriptionId}`;
    const passed = passing(
      () => forgePayment(random, genuine, signed),
      ({ id, ...forgery }) => isSubscriptionSigned({ ...forgery, subscriptionId: id }, SECRET),
    );
    expect(passed).toEqual([]);
  });

  test('no webhook passes', () => {
    const random = randomOf(SEED);
    const body = Buffer.from(
      JSON.stringify({
        entity: 'event',
        event: 'payment.captured',
        contains: ['payment'],
        payload: { payment: { entity: { id: PAYMENT.paymentId, amount: 50_800, status: 'captured' } } },
        created_at: 1_795_000_000,
      }),
    );
    const secrets = ['the secret of now', 'the secret before'];
    for (const secret of secrets) {
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      const passed = passing(
        () => forgeWebhook(random, { body, signature }),
        (forgery) => isWebhookSigned(forgery.body, forgery.signature, secrets),
      );
      expect(passed).toEqual([]);
      expect(isWebhookSigned(body, signature, secrets)).toBe(true);
    }
  });
});
