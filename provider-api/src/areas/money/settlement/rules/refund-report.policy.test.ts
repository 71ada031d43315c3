import { refundTold, statusTold } from './refund-report.policy.ts';

const OURS = { id: 'ours', status: 'due', amountPaise: 25_400, gatewayRefundId: null } as const;
const TOLD = { id: 'rfnd_1', status: 'pending', amountPaise: 25_400 } as const;

test.each([
  ['due', 'pending', 'sent'],
  ['sent', 'pending', undefined],
  ['sent', 'failed', 'failed'],
  ['sent', 'processed', 'processed'],
  ['failed', 'pending', undefined],
  ['failed', 'processed', 'processed'],
  ['processed', 'failed', undefined],
  ['processed', 'processed', undefined],
] as const)(
  'of a refund that is %s, the report that its attempt is %s makes it %s',
  (was, status, becomes) => {
    const refund = { status: was, gatewayRefundId: 'rfnd_1' };
    expect(statusTold(refund, { id: 'rfnd_1', status })).toBe(becomes);
  },
);

test('another attempt of a refund that failed decides anew', () => {
  const failed = { status: 'failed', gatewayRefundId: 'rfnd_1' } as const;
  expect(statusTold(failed, { id: 'rfnd_2', status: 'pending' })).toBe('sent');
  expect(statusTold(failed, { id: 'rfnd_2', status: 'failed' })).toBe('failed');
});

test('a report is about the refund that has its id, whatever else fits', () => {
  const sent = { ...OURS, id: 'sent', status: 'sent', gatewayRefundId: 'rfnd_1' } as const;
  expect(refundTold([OURS, sent], TOLD)).toBe(sent);
});

test('without its id it is about the open one that it names, never about another of the same amount', () => {
  const named = { ...OURS, id: 'named', amountPaise: 100 };
  const failed = { ...named, status: 'failed' } as const;
  expect(refundTold([OURS, named], { ...TOLD, receipt: 'named' })).toBe(named);
  expect(refundTold([OURS, failed], { ...TOLD, receipt: 'named' })).toBe(failed);
});

test('without a name it is about the open one of its amount', () => {
  const other = { ...OURS, id: 'other', amountPaise: 100 };
  expect(refundTold([other, OURS], TOLD)).toBe(OURS);
  expect(refundTold([other, OURS], { ...TOLD, receipt: 'of nobody' })).toBe(OURS);
});

test('a refund that fits none of ours was made by hand', () => {
  expect(refundTold([], TOLD)).toBe('by-hand');
  expect(refundTold([{ ...OURS, amountPaise: 100 }], TOLD)).toBe('by-hand');
  const sent = { ...OURS, status: 'sent', gatewayRefundId: 'rfnd_0' } as const;
  const processed = { ...sent, status: 'processed' } as const;
  for (const closed of [sent, processed]) expect(refundTold([closed], TOLD)).toBe('by-hand');
});

test('an attempt that another one has replaced, or that failed unheard, changes nothing, but money that went does', () => {
  const sent = { ...OURS, status: 'sent', gatewayRefundId: 'rfnd_2' } as const;
  const named = { ...TOLD, receipt: 'ours' };
  expect(refundTold([sent, { ...OURS, id: 'same amount' }], named)).toBeUndefined();
  expect(refundTold([sent], { ...named, status: 'failed' })).toBeUndefined();
  expect(refundTold([], { ...TOLD, status: 'failed' })).toBeUndefined();
  expect(refundTold([sent], { ...named, status: 'processed' })).toBe('by-hand');
});
