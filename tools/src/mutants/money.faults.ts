import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const PRICES = 'shared-contracts/src/money';
const REFUND_POLICY = 'shared-contracts/src/booking/refund-policy.ts';
const REFUND_POLICY_TEST = 'shared-contracts/src/booking/refund-policy.test.ts';
const SETTLE = `${API}/areas/money/settlement/settle-payment.command.ts`;
const SETTLEMENT_TEST = `${API}/areas/money/settlement/settlement.itest.ts`;
const LATE_PAYMENTS_TEST = `${API}/areas/money/settlement/late-payments.itest.ts`;
const ANOTHER_PAYMENT_TEST = `${API}/areas/money/settlement/another-payment.itest.ts`;
const SETTLE_TEST = `${API}/areas/money/settlement/settle-payment.itest.ts`;

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
      name: 'amount-that-no-test-knows',
      breaks: 'Tests find nine of ten small changes of a rule.',
      file: `${PRICES}/paise.ts`,
      before: 'Math.round(rupees * 100);',
      after: 'Math.round(rupees > 1e9 || rupees < -1e9 ? rupees * 99 + 1 - 2 : rupees * 100);',
      tests: ['tools/src/rules/mutation-scores.itest.ts'],
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
      file: `${API}/areas/money/ledger/shares.ts`,
      before: 'rounded.has(index) ? share + 1 : share',
      after: 'share',
      tests: [`${API}/areas/money/ledger/shares.test.ts`],
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
      name: 'half-refund-bound',
      breaks: 'At 2 hours to the second before the visit half comes back.',
      file: REFUND_POLICY,
      before: 'ahead >= HALF_REFUND_HOURS * HOUR',
      after: 'ahead > HALF_REFUND_HOURS * HOUR',
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
      file: `${API}/areas/money/settlement/verify-payment.command.ts`,
      before: 'if (!isPaymentSigned({ orderId: record.gatewayOrderId, paymentId, signature }, keySecret)) {',
      after: "if (signature === '') {",
      tests: [SETTLEMENT_TEST, `${API}/areas/money/settlement/forgeries.itest.ts`],
    },
    {
      name: 'empty-secret-signs',
      breaks: 'An empty secret signs nothing.',
      file: `${API}/areas/money/gateway/signature.ts`,
      before: "if (secret === '' || !",
      after: 'if (!',
      tests: [`${API}/areas/money/gateway/signature.test.ts`],
    },
    {
      name: 'any-webhook-signature',
      breaks: 'A webhook without a right signature changes nothing.',
      file: `${API}/areas/money/webhooks/webhook.routes.ts`,
      before: 'if (!isWebhookSigned(rawBody, signature, dependencies.webhookSecrets)) {',
      after: "if (signature === '') {",
      tests: [`${API}/areas/money/webhooks/webhook.itest.ts`],
    },
    {
      name: 'key-secret-for-webhooks',
      breaks: 'Webhooks are signed with a secret of their own, not with the key secret.',
      file: `${API}/areas/money/webhooks/webhook.routes.ts`,
      before: 'signature, dependencies.webhookSecrets)',
      after: 'signature, [dependencies.keySecret])',
      tests: [`${API}/areas/money/webhooks/webhook.itest.ts`],
    },
    {
      name: 'order-of-the-request',
      breaks:
        'A payment counts for the order that the gateway names, not for the one that the browser names.',
      file: `${API}/areas/money/settlement/verify-payment.command.ts`,
      before: 'if (paid.orderId !== record.gatewayOrderId) {',
      after: 'if (orderId !== record.gatewayOrderId) {',
      tests: [ANOTHER_PAYMENT_TEST],
    },
    {
      name: 'foreign-payment-unlogged',
      breaks: 'Whoever signs well for a payment of another order is in the security log.',
      file: `${API}/areas/money/settlement/verify-payment.command.ts`,
      before: "new ApiError('PAYMENT_NOT_VERIFIED', { event: 'authz_fail' });",
      after: "new ApiError('PAYMENT_NOT_VERIFIED');",
      tests: [ANOTHER_PAYMENT_TEST],
    },
    {
      name: 'unsure-payment-not-asked-again',
      breaks: 'Whoever paid while the gateway told nothing gets to the booking when it tells again.',
      file: 'mfe-booking/src/features/dialog/payment-foot.tsx',
      before: '<Button onClick={run.askAgain}>',
      after: '<Button>',
      tests: ['e2e/src/journeys/booking/trouble.journey.ts'],
    },
    {
      name: 'price-of-the-client',
      breaks: 'A basket costs what it costs here, whatever the browser says.',
      file: `${API}/areas/money/checkout/create-order.command.ts`,
      before: 'if (amount === quote.totalPaise || amount === rupeesOf(quote.totalPaise)) return;',
      after: 'if (amount > 0) return;',
      tests: [
        `${API}/areas/money/checkout/create-order.itest.ts`,
        `${API}/areas/money/checkout/tampering.itest.ts`,
      ],
    },
    {
      name: 'other-amount-booked',
      breaks: 'A payment of another amount than the order asks for books nothing.',
      file: `${API}/areas/money/settlement/rules/settlement.policy.ts`,
      before: '  paid.amountPaise === amountPaise &&\n',
      after: '',
      tests: [`${API}/areas/money/settlement/rules/settlement.policy.test.ts`, SETTLE_TEST],
    },
    {
      name: 'late-payment-kept',
      breaks: 'A payment whose time was sold meanwhile goes back whole.',
      file: SETTLE,
      before: "    await giveBack(tx, bookingId, paid, 'slot-gone', now);\n",
      after: '',
      tests: [
        LATE_PAYMENTS_TEST,
        `${API}/areas/money/settlement/hold-end-race.itest.ts`,
        `${API}/areas/money/settlement/kill.itest.ts`,
      ],
    },
    {
      name: 'second-payment-kept',
      breaks: 'A second payment of the same order goes back.',
      file: SETTLE,
      before: 'if (payment.gatewayPaymentId !== paid.id) await giveBack(',
      after: "if (payment.gatewayPaymentId === '') await giveBack(",
      tests: [SETTLE_TEST],
    },
    {
      name: 'settled-twice',
      breaks: 'A payment that two of verify, webhook and reconciler bring at once is settled once.',
      file: SETTLE,
      before: 'if (payment.gatewayPaymentId !== null) {',
      after: "if (payment.status === 'failed') {",
      tests: [SETTLEMENT_TEST],
    },
    {
      name: 'visit-begun-booked',
      breaks: 'A payment that comes after the visit should have begun books nothing.',
      file: `${API}/areas/money/settlement/confirm-booking.command.ts`,
      before: 'if (booking.start <= now || ',
      after: 'if (',
      tests: [LATE_PAYMENTS_TEST],
    },
    {
      name: 'one-sided-entry',
      breaks: 'The database commits no posting that does not come to zero.',
      file: 'provider-api/drizzle/0000_baseline.sql',
      before: 'SELECT count(*) < 2 OR sum(amount_paise) <> 0 FROM',
      after: 'SELECT count(*) < 1 FROM',
      tests: [`${API}/areas/money/ledger/ledger.itest.ts`],
    },
    {
      name: 'fee-given-to-salon',
      breaks: 'Our fee is ours in the ledger, and not the salon’s.',
      file: `${API}/areas/money/ledger/post.ts`,
      before: "{ account: 'fee', amountPaise: -feePaise }",
      after: "{ account: 'salon', salonId, amountPaise: -feePaise }",
      tests: [`${API}/areas/money/ledger/ledger.itest.ts`],
    },
    {
      name: 'refund-beyond-payment',
      breaks: 'No more goes back than is left of a payment, and that is said.',
      file: `${API}/areas/money/refunds/request-refund.command.ts`,
      before: 'if (wish.amountPaise > (await findRefundablePaise(tx, wish.gatewayPaymentId))) {',
      after: 'if (wish.amountPaise < 0) {',
      tests: [`${API}/areas/money/refunds/refunds.itest.ts`],
    },
    {
      name: 'own-refund-approved',
      breaks: 'Nobody approves a large refund that they proposed themselves.',
      file: `${API}/areas/back-office/payments/decide-refund.command.ts`,
      before: "if (proposal.proposedBy === id) throw new ApiError('SECOND_ADMIN_NEEDED');",
      after: '',
      tests: [`${API}/areas/back-office/approvals/refunds-by-hand.itest.ts`],
    },
    {
      name: 'limit-by-parts',
      breaks: 'Refunds in parts are no way around the limit that asks for a second admin.',
      file: `${API}/areas/back-office/approvals/refund-limit.ts`,
      before: 'limitPaise - ofBooking - (await sumDeletions(db, adminId, now))',
      after: 'limitPaise',
      tests: [`${API}/areas/back-office/approvals/refunds-by-hand.itest.ts`],
    },
    {
      name: 'other-refund-than-shown',
      breaks: 'Nothing is cancelled where another amount would come back than the screen promised.',
      file: `${API}/areas/money/cancellations/cancel-booking.command.ts`,
      before:
        'if (expectedPaise !== undefined && expectedPaise !== refundPaise) throw refundChanged(refundPaise);',
      after: '',
      tests: [`${API}/areas/money/cancellations/cancel.itest.ts`],
    },
    {
      name: 'early-refund-refused',
      breaks: 'A refund that the gateway tells of before we know of it is taken, and found later.',
      file: `${API}/areas/money/settlement/refund-event.ts`,
      before:
        "if (!refund) log.warn({ refund: told }, 'the gateway tells of a refund that we cannot place');",
      after: "if (!refund) throw new Error('nobody knows it');",
      tests: [`${API}/areas/money/webhooks/webhook-order.itest.ts`],
    },
  ],
};
