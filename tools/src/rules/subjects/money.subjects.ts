import { filesOf, type RuleSubject } from './rule-subject.ts';

const CONTRACTS = 'shared-contracts/src';
const MONEY = 'provider-api/src/areas/money';

/** What a visit costs, what comes back, and how a payment is judged. */
export const MONEY_SUBJECTS: readonly RuleSubject[] = [
  {
    name: 'price',
    rules: filesOf(`${CONTRACTS}/money`, 'pricing', 'gst', 'paise'),
    tests: filesOf(`${CONTRACTS}/money`, 'pricing.test', 'gst.test', 'paise.test'),
  },
  {
    name: 'refund',
    rules: filesOf(`${CONTRACTS}/booking`, 'refund-policy', 'cancellation-rules'),
    tests: filesOf(`${CONTRACTS}/booking`, 'refund-policy.test'),
  },
  {
    name: 'payment',
    rules: [
      ...filesOf(`${MONEY}/gateway`, 'signature', 'gateway-breaker'),
      ...filesOf(`${MONEY}/checkout`, 'share-of-day', 'ignored-details', 'order-state'),
      ...filesOf(`${MONEY}/settlement/rules`, 'reconcile-gaps', 'refund-report.policy', 'settlement.policy'),
      ...filesOf(MONEY, 'ledger/shares', 'cancellations/refund-notice'),
    ],
    tests: [
      ...filesOf(`${MONEY}/gateway`, 'signature.test', 'gateway-breaker.test'),
      ...filesOf(`${MONEY}/checkout`, 'share-of-day.test', 'ignored-details.test', 'order-state.test'),
      ...filesOf(`${MONEY}/settlement/rules`, 'reconcile-gaps.test', 'refund-report.policy.test'),
      ...filesOf(MONEY, 'settlement/rules/settlement.policy.test', 'ledger/shares.test'),
      ...filesOf(MONEY, 'cancellations/refund-notice.test'),
    ],
  },
];
