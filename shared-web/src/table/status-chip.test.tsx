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
