import { render, screen } from '@testing-library/react';
import { CallNote } from './call-note.tsx';

test.each([
  ['+919848012345', '+91 98480 12345', 'tel:+919848012345'],
  ['+91 40 5550 1234', '+91 40 5550 1234', 'tel:+914055501234'],
  ['(040) 5550-1234', '(040) 5550-1234', 'tel:04055501234'],
])('%s is shown as %s and dials %s', (contact, name, href) => {
  render(<CallNote salon={{ contact }} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a salon without a phone is named all the same', () => {
  render(<CallNote salon={{ contact: '' }} />);
  expect(screen.getByText(/can no longer be moved here; the salon can help\./)).toBeVisible();
});
