import { render, screen, within } from '@testing-library/react';
import { aWeek } from '../../../testing/salon-detail.builder.ts';
import { OpeningWeek } from './opening-week.tsx';

// A Tuesday at the salon, but still Monday in UTC.
const TUESDAY = new Date('2026-11-23T19:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: TUESDAY }));
afterEach(() => jest.useRealTimers());

const rowOf = (weekday: string) => screen.getByText(new RegExp(`^${weekday}`)).parentElement as HTMLElement;

test('today is marked by the salon’s calendar, wherever the browser stands', () => {
  render(<OpeningWeek hours={aWeek()} />);
  expect(screen.getByText('Tuesday (today)')).toBeVisible();
  expect(screen.getAllByText(/\(today\)/)).toHaveLength(1);
  expect(screen.getByText('Opens at 10:00 am')).toBeVisible();
});

test('breaks stand below the hours of their day, a closed day has none', () => {
  const breaks = [
    { open: '13:00', close: '14:00' },
    { open: '17:00', close: '17:30' },
  ];
  render(<OpeningWeek hours={aWeek({ monday: { breaks }, tuesday: { closed: true, breaks } })} />);
  expect(within(rowOf('Monday')).getByText('Break 1:00 pm - 2:00 pm, 5:00 pm - 5:30 pm')).toBeVisible();
  expect(within(rowOf('Tuesday')).getByText('Closed')).toBeVisible();
  expect(within(rowOf('Tuesday')).queryByText(/Break/)).toBeNull();
  expect(screen.getByText('Closed today')).toBeVisible();
});
