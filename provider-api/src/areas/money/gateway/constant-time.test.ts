import crypto from 'node:crypto';
import { shows } from '@sundara/contracts/testing';
import { isPaymentSigned, isSubscriptionSigned, isWebhookSigned } from './signature.ts';

const SECRET = 'a secret for tests';
const sign = (text: string, secret = SECRET) =>
  crypto.createHmac('sha256', secret).update(text).digest('hex');
const BODY = '{"event":"payment.captured"}';
const FORGED = '0'.repeat(64);

/** Every way in which something of the gateway's is signed, with its genuine signature. */
const SIGNED: readonly (readonly [string, string, (signature: string) => boolean])[] = [
  [
    'a payment',
    sign('order_1|pay_1'),
    (signature) => isPaymentSigned({ orderId: 'order_1', paymentId: 'pay_1', signature }, SECRET),
  ],
  [
    'a subscription',
    sign('pay_1|sub_1'),
    (signature) => isSubscriptionSigned({ subscriptionId: 'sub_1', paymentId: 'pay_1', signature }, SECRET),
  ],
  ['a webhook', sign(BODY), (signature) => isWebhookSigned(Buffer.from(BODY), signature, [SECRET])],
];

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(SIGNED)(
  '%s is judged by a comparison that takes as long for any signature',
  (_, genuine, isSigned) => {
    const compare = jest.spyOn(crypto, 'timingSafeEqual');
    for (const verdict of [true, false]) {
      compare.mockReturnValue(verdict);
      expect([isSigned(genuine), isSigned(FORGED)]).toEqual([verdict, verdict]);
    }
    // All of both: what is left out would have been compared elsewhere.
    for (const [expected, given] of compare.mock.calls)
      expect([expected.byteLength, given.byteLength]).toEqual([32, 32]);
  },
);

test('all secrets of a webhook are tried, whichever is right', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');
  const secrets = [SECRET, 'the one before'];
  for (const secret of secrets)
    expect(isWebhookSigned(Buffer.from(BODY), sign(BODY, secret), secrets)).toBe(true);
  expect(compare).toHaveBeenCalledTimes(4);
  shows('T15', { 'comparisons of signatures': SIGNED.length, 'that a stopwatch could tell of': 0 });
});
