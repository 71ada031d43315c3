/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { isPaymentSigned, isWebhookSigned } from './signature.ts';

/** The sample that Razorpay publishes for checking an implementation. */
const SECRET = 'EnLs21M47BllR3X8PSFtjtbd';
const SAMPLE = {
  orderId: 'order_IEIaMR65cu6nz3',
  paymentId: 'pay_IH4NVgf4Dreq1l',
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
};

test('the published sample is genuine', () => {
  expect(isPaymentSigned(SAMPLE, SECRET)).toBe(true);
});

test.each([
  ['another order', { orderId: 'order_IEIaMR65cu6nz4' }],
  ['another payment', { paymentId: 'pay_IH4NVgf4Dreq1m' }],
  ['one digit changed', { signature: SAMPLE.signature.replace('0d', '1d') }],
  ['a part of it', { signature: SAMPLE.signature.slice(0, 62) }],
  ['no text at all', { signature: '' }],
  ['text that is not hexadecimal', { signature: 'z'.repeat(64) }],
])('a signature for %s is refused', (_, change) => {
  expect(isPaymentSigned({ ...SAMPLE, ...change }, SECRET)).toBe(false);
});

test('a signature by another secret is refused', () => {
  expect(isPaymentSigned(SAMPLE, 'another secret')).toBe(false);
});

test('a webhook counts by its very bytes', () => {
  const body = Buffer.from('{"event":"payment.captured","note":"₹ 508"}');
  const signature = createHmac('sha256', 'hook').update(body).digest('hex');
  expect(isWebhookSigned(body, signature, 'hook')).toBe(true);
  expect(isWebhookSigned(Buffer.concat([body, Buffer.from(' ')]), signature, 'hook')).toBe(false);
});
