import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakePushBrowser, fakeShell, removePushBrowser } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushRow } from './push-row.tsx';

afterEach(removePushBrowser);

const open = () => {
  const { http } = fakeProvider({ 'push.key': [answered({ key: 'k' })], 'push.subscribe': [answered({})] });
  render(
    <ShellProvider shell={fakeShell({ http })}>
      <PushRow />
    </ShellProvider>,
  );
};

test('messages are off until somebody turns them on', async () => {
  fakePushBrowser('granted');
  open();
  const row = await screen.findByRole('switch', { name: 'Messages in this browser' });
  expect(row).not.toBeChecked();
  await userEvent.click(row);
  expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
});

test('where the browser forbids them, it is said who can allow them', async () => {
  fakePushBrowser('denied');
  open();
  expect(await screen.findByText(/You can allow them in its settings/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});
