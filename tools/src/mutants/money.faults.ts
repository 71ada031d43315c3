import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const PRICES = 'shared-contracts/src/money';
const REFUND_POLICY = 'shared-contracts/src/booking/refund-policy.ts';
const REFUND_POLICY_TEST = 'shared-contracts/src/booking/refund-policy.test.ts';
const SETTLE = `${API}/payments/settle-payment.command.ts`;
const SETTLEMENT_TEST = `${API}/payments/settlement.itest.ts`;

/** Prices, payments, refunds and the ledger. */
export const MONEY: Subject = {
  name: 'money',
  faults: [
    {
      name: 'gst-loses-a-paisa',
      breaks: 'CGST and SGST sum to the GST, to the paisa.',
      file: `${PRICES}/gst.ts`,
      before: 'cgstPaise: gstPaise - sgstPaise',
      after: 'cgstPaise: sgstPaise',
      tests: [`${PRICES}/gst.test.ts`],
    },
    {
      name: 'discount-rounded-down',
      breaks: 'Discount and GST are rounded half up to whole rupees.',
      file: `${PRICES}/pricing.ts`,
      before: 'Math.floor(paise / RUPEE + 0.5)',
      after: 'Math.floor(paise / RUPEE)',
      tests: [`${PRICES}/pricing.test.ts`],
    },
    {
      name: 'share-loses-a-paisa',
      breaks: 'The parts of a refund sum to the refund, to the paisa.',
      file: `${API}/ledger/shares.ts`,
      before: 'rounded.has(index) ? share + 1 : share',
      after: 'share',
      tests: [`${API}/ledger/shares.test.ts`],
    },
    {
      name: 'full-refund-bound',
      breaks: 'At 24 hours to the second before the visit everything comes back.',
      file: REFUND_POLICY,
      before: 'ahead >= FULL_REFUND_HOURS * HOUR',
      after: 'ahead > FULL_REFUND_HOURS * HOUR',
      tests: [REFUND_POLICY_TEST],
    },
    {
      name: 'all-back-under-a-day',
      breaks: 'Under 24 hours before the visit only half comes back.',
      file: REFUND_POLICY,
      before: 'percent: 50, refundPaise: half,',
      after: 'percent: 100, refundPaise: paidPaise,',
      tests: [REFUND_POLICY_TEST],
    },
    {
      name: 'any-payment-signature',
      breaks: 'Only the gateway can say that somebody has paid.',
      file: `${API}/payments/verify-payment.command.ts`,
      before: 'if (!isPaymentSigned({ orderId: record.gatewayOrderId, paymentId, signature }, keySecret)) {',
      after: "if (signature === '') {",
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'empty-secret-signs',
      breaks: 'An empty secret signs nothing.',
      file: `${API}/payments/signature.ts`,
      before: "if (secret === '' || !",
      after: 'if (!',
      tests: [`${API}/payments/signature.test.ts`],
    },
    {
      name: 'key-secret-for-webhooks',
      breaks: 'Webhooks are signed with a secret of their own, not with the key secret.',
      file: `${API}/payments/webhook.routes.ts`,
      before: 'signature, dependencies.webhookSecrets)',
      after: 'signature, [dependencies.keySecret])',
      tests: [`${API}/payments/webhook.itest.ts`],
    },
    {
      name: 'order-of-the-request',
      breaks:
        'A payment counts for the order that the gateway names, not for the one that the browser names.',
      file: `${API}/payments/verify-payment.command.ts`,
      before: 'if (paid.orderId !== record.gatewayOrderId) {',
      after: 'if (orderId !== record.gatewayOrderId) {',
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'price-of-the-client',
      breaks: 'A basket costs what it costs here, whatever the browser says.',
      file: `${API}/payments/create-order.command.ts`,
      before: 'if (amount === quote.totalPaise || amount === rupeesOf(quote.totalPaise)) return;',
      after: 'if (amount > 0) return;',
      tests: [`${API}/payments/create-order.itest.ts`],
    },
    {
      name: 'other-amount-booked',
      breaks: 'A payment of another amount than the order asks for books nothing.',
      file: SETTLE,
      before: '  paid.amountPaise === amountPaise &&\n',
      after: '',
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'late-payment-kept',
      breaks: 'A payment whose time was sold meanwhile goes back whole.',
      file: SETTLE,
      before: "    await giveBack(tx, bookingId, paid, 'slot-gone', now);\n",
      after: '',
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'second-payment-kept',
      breaks: 'A second payment of the same order goes back.',
      file: SETTLE,
      before: 'if (payment.gatewayPaymentId !== paid.id) await giveBack(',
      after: "if (payment.gatewayPaymentId === '') await giveBack(",
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'visit-begun-booked',
      breaks: 'A payment that comes after the visit should have begun books nothing.',
      file: `${API}/bookings/confirm-booking.command.ts`,
      before: 'if (booking.start <= now || ',
      after: 'if (',
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'one-sided-entry',
      breaks: 'The database commits no posting that does not come to zero.',
      file: 'provider-api/drizzle/0011_what-happens-to-money-stays-written.sql',
      before: 'SELECT count(*) < 2 OR sum(amount_paise) <> 0 FROM',
      after: 'SELECT count(*) < 1 FROM',
      tests: [`${API}/ledger/ledger.itest.ts`],
    },
    {
      name: 'fee-given-to-salon',
      breaks: 'Our fee is ours in the ledger, and not the salon’s.',
      file: `${API}/ledger/post.ts`,
      before: "{ account: 'fee', amountPaise: -feePaise }",
      after: "{ account: 'salon', salonId, amountPaise: -feePaise }",
      tests: [`${API}/ledger/ledger.itest.ts`],
    },
    {
      name: 'refund-beyond-payment',
      breaks: 'No more goes back than is left of a payment, and that is said.',
      file: `${API}/refunds/request-refund.command.ts`,
      before: 'if (wish.amountPaise > (await findRefundablePaise(tx, wish.gatewayPaymentId))) {',
      after: 'if (wish.amountPaise < 0) {',
      tests: [`${API}/refunds/refunds.itest.ts`],
    },
    {
      name: 'own-refund-approved',
      breaks: 'Nobody approves a large refund that they proposed themselves.',
      file: `${API}/refunds/decide-refund.command.ts`,
      before: "if (proposal.proposedBy === id) throw new ApiError('SECOND_ADMIN_NEEDED');",
      after: '',
      tests: [`${API}/refunds/refunds-by-hand.itest.ts`],
    },
    {
      name: 'limit-by-parts',
      breaks: 'Refunds in parts are no way around the limit that asks for a second admin.',
      file: `${API}/refunds/refund-limit.ts`,
      before: 'limitPaise - (proposed?.paise ?? 0)',
      after: 'limitPaise',
      tests: [`${API}/refunds/refunds-by-hand.itest.ts`],
    },
    {
      name: 'other-refund-than-shown',
      breaks: 'Nothing is cancelled where another amount would come back than the screen promised.',
      file: `${API}/bookings/cancel-booking.command.ts`,
      before:
        'if (expectedPaise !== undefined && expectedPaise !== refundPaise) throw refundChanged(refundPaise);',
      after: '',
      tests: [`${API}/bookings/cancel.itest.ts`],
    },
  ],
};
