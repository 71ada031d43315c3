import { addMinutes, instantAt } from '@sundara/contracts';
import { noticeStartOf, refundToCustomer } from './refund-notice.ts';

const START = instantAt('2026-11-24', '16:00');
const hours = (count: number) => addMinutes(START, count * 60);
const visit = (start: Date, movedBySalonFrom: Date | null) => ({
  start,
  movedBySalonFrom,
  paidPaise: 50_800,
});

test('the notice is judged by the later start where the salon moved the visit, else by the start', () => {
  expect(noticeStartOf(visit(START, null))).toEqual(START);
  expect(noticeStartOf(visit(START, hours(48)))).toEqual(hours(48));
  expect(noticeStartOf(visit(START, hours(-48)))).toEqual(START);
});

test('a visit that the salon moved near gives back what it gave before, as long as it can be cancelled', () => {
  const near = visit(START, hours(48));
  expect(refundToCustomer(near, hours(-1))).toEqual({
    ...{ percent: 100, refundPaise: 50_800, until: START, laterPaise: null },
  });
  expect(refundToCustomer(visit(START, hours(10)), hours(-1))).toEqual({
    ...{ percent: 50, refundPaise: 25_400, until: START, laterPaise: null },
  });
});

test('a bound that comes before the start stays where it is', () => {
  expect(refundToCustomer(visit(START, hours(3)), hours(-22))).toEqual({
    ...{ percent: 100, refundPaise: 50_800, until: hours(-21), laterPaise: 25_400 },
  });
  expect(refundToCustomer(visit(START, null), hours(-1))).toMatchObject({ refundPaise: 0, until: null });
});
