import { screen, waitFor } from '@testing-library/react';
import { openPanel } from '../../testing/qa-panel.driver.tsx';
import { anId } from '../../testing/releases.builder.ts';

const copied = () => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  window.localStorage.clear();
  // jsdom has no network and so no resource timings.
  const asked = { name: 'http://localhost/api/me', initiatorType: 'fetch', startTime: 7, duration: 3 };
  const entries = [{ ...asked, responseStatus: 401, transferSize: 64 }];
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
});

test('a bug report goes to the clipboard, with a link that restores what runs here', async () => {
  const panel = await openPanel();
  await panel.row('Booking');
  const clipboard = copied();
  await panel.press('Copy bug report');
  await screen.findByText(/^Copied/);
  const text = clipboard.mock.calls[0]?.[0];
  expect(text).toContain('http://localhost/salon/42?override=token');
  expect(text).toContain('- Page: /salon/42?tab=services');
  expect(text).toContain('- +7 ms 401 /api/me, 3 ms, 64 bytes');
  expect(panel.wishes()[0]).toMatchObject({
    composition: anId('a'),
    versions: {},
    minutes: 10_080,
  });
  expect(window.localStorage.getItem('sundara.qa.name')).toBeNull();
});

test('where the clipboard is closed the report is shown, selected for copying by hand', async () => {
  const panel = await openPanel();
  await panel.row('Booking');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await panel.press('Copy bug report');
  const shown = await screen.findByLabelText<HTMLTextAreaElement>('Bug report', { selector: 'textarea' });
  expect(shown.value).toContain('## Parts');
  await panel.press('Copy');
  await waitFor(() => expect(shown).toHaveFocus());
  expect(shown.selectionEnd).toBe(shown.value.length);
});
