import { instantAt, type Paise, quote } from '@sundara/contracts';
import { render, screen } from '@testing-library/react';
import { RefundRule } from './refund-rule.tsx';

const START = instantAt('2026-11-24', '16:00');
const show = (date: string, time: string) => {
  jest.useFakeTimers({ now: instantAt(date, time) });
  render(<RefundRule quote={quote([{ pricePaise: 50_000 as Paise, discountPercent: 0 }])} start={START} />);
};

afterEach(() => jest.useRealTimers());

test('while all comes back that is all that is said', () => {
  show('2026-11-21', '10:00');
  expect(screen.getByText(/^Cancel until Mon, 23 Nov, 4:00 pm and get ₹508.00 back$/)).toBeVisible();
  expect(screen.queryByText(/not refundable/)).toBeNull();
});

test('a visit that has lost half on the day that it is made says so first', () => {
  show('2026-11-24', '10:00');
  expect(screen.getByText(/is not refundable from now$/)).toHaveTextContent('₹254.00 is not refundable');
  expect(screen.getByText(/^Cancel until Tue, 24 Nov, 2:00 pm and get ₹254.00 back$/)).toBeVisible();
});

test('less than two hours ahead nothing is promised, and no amount', () => {
  show('2026-11-24', '14:30');
  expect(screen.getByText(/the salon decides what comes back$/)).toBeVisible();
  expect(screen.queryByText(/not refundable from now/)).toBeNull();
});
