import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareVisitButton } from './share-visit-button.tsx';

const TEXT = 'My visit to Lotus: Tue, 24 Nov, 4:00 pm\nRoad 36, Jubilee Hills';

const press = async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const success = jest.fn();
  const shell = fakeShell({ notify: { success, error: jest.fn(), info: jest.fn() } });
  render(
    <ShellProvider shell={shell}>
      <ShareVisitButton
        salon={{ id: 's1', name: 'Lotus', address: 'Road 36, Jubilee Hills' }}
        dateTime="2026-11-24T16:00:00+05:30"
      />
    </ShellProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share visit: Lotus' }));
  return { copied, success };
};
const withSheet = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test("a visit is told by the system's sheet, with the salon's page and nothing of the booking", async () => {
  const share = jest.fn(async () => {});
  withSheet(share);
  const { copied } = await press();
  expect(share).toHaveBeenCalledWith({
    title: 'My visit to Lotus',
    text: TEXT,
    url: 'http://localhost/salon/s1',
  });
  expect(copied).not.toHaveBeenCalled();
});

test('without a sheet the same text is copied', async () => {
  const without = await press();
  expect(without.copied).toHaveBeenCalledWith(`${TEXT}\nhttp://localhost/salon/s1`);
  expect(without.success).toHaveBeenCalledWith('Copied. Paste it in a message.');
});

test('where the sheet does not open the text is copied too', async () => {
  withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { success } = await press();
  expect(success).toHaveBeenCalledTimes(1);
});

test('a sheet that was closed without a choice does nothing more', async () => {
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { copied, success } = await press();
  expect(copied).not.toHaveBeenCalled();
  expect(success).not.toHaveBeenCalled();
});
