import type { HttpApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as messages from '../../expose/routes/messages.expose.tsx';
import { aMessage, aThread, messagesAnswer } from '../../testing/message.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const open = (answers: Answers, query = '') => {
  const provider = fakeProvider({ 'admin.messages': [messagesAnswer([aMessage()])], ...answers });
  const sent: { readonly name: string; readonly input: unknown }[] = [];
  const told: string[] = [];
  const call: HttpApi['call'] = (operation, input, options) => {
    sent.push({ name: operation.name, input });
    return provider.http.call(operation, input, options);
  };
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http: { call }, notify: { success: tell, error: tell, info: tell } });
  const bodies = (name: string) =>
    sent.filter((one) => one.name === name).map(({ input }) => (input as { body: unknown }).body);
  return { told, bodies, urls: provider.urls, router: openRoute(messages, shell, `/admin/messages${query}`) };
};
const thread = (change: Parameters<typeof aThread>[0] = {}) => answered({ thread: aThread(change) });
const reply = {
  id: 'r1',
  author: 'Asha Rao',
  text: 'Done.',
  createdAt: '2026-11-21T17:00:00+05:30',
};

test('a message is read and answered, and what failed to go out stays to be sent again', async () => {
  const { told, bodies, router } = open({
    'admin.message': [thread()],
    'admin.replyToMessage': [unreachable, thread({ state: 'answered', mine: true, replies: [reply] })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Read SUN-7K3M9X from Leela Iyer' }));
  expect(router.state.location.search).toBe(`?message=${aMessage().id}`);
  const sheet = await screen.findByRole('dialog', { name: 'SUN-7K3M9X: Customer Support' });
  expect(within(sheet).getByText('Nobody looks after it.')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send answer' }));
  expect(within(sheet).getByText('Write an answer')).toBeVisible();
  const field = within(sheet).getByRole('textbox', { name: 'Your answer' });
  await userEvent.type(field, 'Done.');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send answer' }));
  expect(await within(sheet).findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Done.');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send answer' }));
  expect(await within(sheet).findByText('You look after it.')).toBeVisible();
  expect(field).toHaveValue('');
  const [first, second] = bodies('admin.replyToMessage');
  expect(second).toEqual(first);
  expect(told).toHaveLength(1);
});

test.each([
  [{}, 'Assign to me', { assigned: 'me' }],
  [{ mine: true }, 'Leave it', { assigned: 'nobody' }],
  [{}, 'Close message', { state: 'closed' }],
  [{ state: 'closed' }, 'Reopen message', { state: 'open' }],
  [{}, 'Mark as spam', { spam: true }],
  [{ state: 'spam' }, 'Not spam', { spam: false }],
] as const)('%j offers %s', async (change, name, body) => {
  const { told, bodies } = open(
    { 'admin.message': [thread(change)], 'admin.updateMessage': [thread()] },
    `?message=${aMessage().id}`,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(bodies('admin.updateMessage')).toEqual([body]);
});

test('a message that is closed leaves the focus on what opens it again', async () => {
  open(
    { 'admin.message': [thread()], 'admin.updateMessage': [thread({ state: 'closed' })] },
    `?message=${aMessage().id}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
  expect(await screen.findByRole('button', { name: 'Reopen message' })).toHaveFocus();
});

test('states are tabs with counts in the address, spam apart from all others', async () => {
  const { urls } = open({ 'admin.messages': [messagesAnswer([aMessage()]), messagesAnswer([])] });
  expect(await screen.findByRole('tab', { name: 'All 1,239', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Spam 5' }));
  expect(await screen.findByText('No such message')).toBeVisible();
  expect(urls).toEqual(['/api/admin/messages', '/api/admin/messages?state=spam']);
});

test('a list that can not be read says so, and Retry asks again', async () => {
  open({ 'admin.messages': [refused('UNAVAILABLE'), messagesAnswer([aMessage()])] });
  expect(await screen.findByText('Failed to fetch the messages')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Leela Iyer/ })).toBeVisible();
});
