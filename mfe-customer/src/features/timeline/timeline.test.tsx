import { render, screen, within } from '@testing-library/react';
import { happeningsOf } from './happenings.ts';
import { Timeline } from './timeline.tsx';

const NOW = new Date('2026-11-25T10:00:00+05:30');
const BOOKING = {
  timeline: [],
  createdAt: '2026-11-20T10:00:00+05:30',
  updatedAt: '2026-11-24T17:15:00+05:30',
  status: 'completed',
};

test('what happened is a list in its order, each entry with its words and then its date', () => {
  const timeline = [
    { kind: 'created', title: 'Booking created', text: '', at: '2025-12-30T10:00:00+05:30' },
    {
      kind: 'rescheduled',
      title: 'Booking rescheduled',
      text: '24 Nov, 4:00 pm to 25 Nov, 5:00 pm',
      at: '2026-11-21T10:00:00+05:30',
    },
    { kind: 'sung', title: 'A song was sung', text: '', at: '2026-11-22T10:00:00+05:30' },
  ];
  render(<Timeline happenings={happeningsOf({ ...BOOKING, timeline })} now={NOW} />);
  const entries = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Booking createdTue, 30 Dec 2025, 10:00 am',
    'Booking rescheduled24 Nov, 4:00 pm to 25 Nov, 5:00 pmSat, 21 Nov, 10:00 am',
    'A song was sungSun, 22 Nov, 10:00 am',
  ]);
  expect(screen.getByText('Sun, 22 Nov, 10:00 am')).toHaveAttribute('datetime', '2026-11-22T10:00:00+05:30');
});

test('two refunds of one instant are two entries, and both stay when a third comes', () => {
  const refund = { kind: 'refund-paid', title: '₹200.00 came back', text: '', at: BOOKING.updatedAt };
  const fault = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<Timeline happenings={[refund, refund]} now={NOW} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(<Timeline happenings={[refund, refund, refund]} now={NOW} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  // React reports duplicate keys of two entries.
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
});

test.each([
  ['completed', ['Booking created', 'Service completed']],
  ['cancelled', ['Booking created', 'Booking cancelled']],
  ['confirmed', ['Booking created']],
  ['awaiting_moon', ['Booking created']],
])('of a provider that tells no events, a booking that is %s says what its dates say', (status, titles) => {
  expect(happeningsOf({ ...BOOKING, status }).map(({ title }) => title)).toEqual(titles);
});
