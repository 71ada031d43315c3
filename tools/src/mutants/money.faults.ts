import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const MONEY_WORDS = 'shared-contracts/src/money';
const REFUND_POLICY = 'shared-contracts/src/booking/refund-policy.ts';
const REFUND_POLICY_TEST = 'shared-contracts/src/booking/refund-policy.test.ts';

/** Prices, payments, refunds and the ledger. */
export const MONEY: Subject = {
  name: 'money',
  faults: [
    {
      name: 'gst-loses-a-paisa',
      breaks: 'CGST and SGST sum to the GST, to the paisa.',
      file: `${MONEY_WORDS}/gst.ts`,
      before: 'cgstPaise: gstPaise - sgstPaise',
      after: 'cgstPaise: sgstPaise',
      tests: [`${MONEY_WORDS}/gst.test.ts`],
    },
    {
      name: 'discount-rounded-down',
      breaks: 'Discount and GST are rounded half up to whole rupees.',
      file: `${MONEY_WORDS}/pricing.ts`,
      before: 'Math.floor(paise / RUPEE + 0.5)',
      after: 'Math.floor(paise / RUPEE)',
      tests: [`${MONEY_WORDS}/pricing.test.ts`],
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
  ],
};
