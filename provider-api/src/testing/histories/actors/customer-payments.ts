import { ask } from './ask.ts';
import type { OfVisit } from './stage.ts';

/** Pays once; of ten, one fails at the bank. */
export const pay: OfVisit =
  ({ apis, recorder, random }, _, visit) =>
  async (api) => {
    const { bookingId, orderId, isPaidFor } = visit;
    if (orderId === undefined || isPaidFor) return;
    const fails = random.chance(0.1);
    visit.isPaidFor = !fails;
    await recorder.record('pay', { bookingId }, async () => {
      const checkout = await apis.sandbox.pay(orderId, fails ? 'failure@razorpay' : undefined);
      if (checkout.paymentId === '') return { api, outcome: { is: 'refused', why: 'declined' } };
      visit.checkout = checkout;
      return { api, outcome: { is: 'ok', answer: null } };
    });
  };

const VERDICTS = new Map([
  [200, 'booked'],
  [410, 'refunded'],
] as const);

export const verify: OfVisit =
  (stage, { token }, { bookingId, checkout }) =>
  async (api) => {
    if (!checkout) return;
    const request = { method: 'POST', path: '/api/payment/verify', token, body: checkout } as const;
    await ask(stage, api, ['verify', { bookingId }], request, (_, status) =>
      VERDICTS.get(status as 200 | 410),
    );
  };
