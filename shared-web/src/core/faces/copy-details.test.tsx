import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyDetails } from './copy-details.tsx';

afterEach(() => jest.restoreAllMocks());

test('a failure’s code is not there to read, and is copied with the time and without the page’s address', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyDetails code="booking@1.1.0 · network" />);
  expect(document.body).not.toHaveTextContent('booking@1.1.0');
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  const [code, at, ...more] = written.mock.calls[0]?.[0].split('\n') ?? [];
  expect([code, more]).toEqual(['booking@1.1.0 · network', []]);
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('where the clipboard is closed the details are shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyDetails code="NOT_FOUND" />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText(/NOT_FOUND/)).toBeVisible();
});
