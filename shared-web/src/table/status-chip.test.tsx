import { render, screen } from '@testing-library/react';
import { StatusChip } from './status-chip.tsx';

test.each([
  ['confirmed', 'Confirmed'],
  ['Cancelled', 'Cancelled'],
  ['disputed', 'Disputed'],
  ['awaiting_moon', 'Pending'],
  ['', 'Pending'],
])('the status %p shows as %s', (status, words) => {
  render(<StatusChip status={status} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('on its own page a status that is not known is said to be unknown', () => {
  render(<StatusChip status="awaiting_moon" unknown="Unknown" />);
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(screen.queryByText('Pending')).toBeNull();
});
