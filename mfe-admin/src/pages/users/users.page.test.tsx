import type { Device } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as users from '../../expose/routes/users.expose.tsx';
import { aUser, usersAnswer } from '../../testing/user.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const open = (answers: Answers, query = '') => {
  const provider = fakeProvider({ 'admin.users': [usersAnswer([aUser()])], ...answers });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http: provider.http, notify: { success: tell, error: tell, info: tell } });
  return { ...provider, told, router: openRoute(users, shell, `/admin/users${query}`) };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const ofLata = (act: string) => `${act}: Lata Devi, lata@people.example`;
const changed = answered({ user: aUser(), data: aUser() });
const inDialog = async () => within(await screen.findByRole('dialog'));

test('an admin sees who there is, their role, salon and state, and counters that lead to their rows', async () => {
  open({
    'admin.users': [
      usersAnswer([
        aUser(),
        aUser({
          ...{ id: 'b', name: 'Rose', email: 'rose@salons.example', role: 'salon', isActive: false },
          salon: { id: 's', name: 'Rose & Sons' },
        }),
      ]),
    ],
  });
  const row = await screen.findByRole('row', { name: /^Rose/ });
  for (const words of ['Salon Owner', 'Rose & Sons', 'rose@salons.example'])
    expect(row).toHaveTextContent(words);
  expect(row).toHaveTextContent(/^Rose.*rose@salons.example.*Salon Owner · Rose & Sons.*Disabled/);
  expect(within(row).getByText('Disabled')).toBeVisible();
  const places = [...row.children].map((cell) => cell.getAttribute('data-card'));
  expect(places).toEqual([null, 'hidden', 'hidden', 'corner', 'hidden', 'actions']);
  expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('data-dense', 'true');
  for (const [label, value, to] of [
    ['Total Users', '1,234', '/admin/users'],
    ['Customers', '1,100', '/admin/users?role=customer'],
    ['Salon Owners', '130', '/admin/users?role=salon'],
  ] as const)
    expect(screen.getByRole('link', { name: `${value} ${label}: show them` })).toHaveAttribute('href', to);
});

test('a header sorts ascending first and the other way when pressed again, and begins on the first page', async () => {
  const { router, urls } = open(
    { 'admin.users': [usersAnswer([aUser()], { page: 2, pages: 2 })] },
    '?page=2',
  );
  const header = () => screen.findByRole('columnheader', { name: 'Name' });
  expect(await screen.findByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await press('Name');
  await waitFor(async () => expect(await header()).toHaveAttribute('aria-sort', 'ascending'));
  await press('Name');
  await waitFor(async () => expect(await header()).toHaveAttribute('aria-sort', 'descending'));
  expect(router.state.location.search).toBe('?sort=name_desc');
  expect(urls).toEqual([
    '/api/admin/users?page=2',
    '/api/admin/users?sort=name_asc',
    '/api/admin/users?sort=name_desc',
  ]);
});

test('what an address asks for is asked for, what it can not mean is left out, and nothing found leads back', async () => {
  const { urls } = open(
    { 'admin.users': [usersAnswer([]), usersAnswer([aUser()])] },
    '?q=zz&role=salon&status=lost',
  );
  expect(await screen.findByText('No users found.')).toBeVisible();
  await press('Show all users');
  expect(await screen.findByRole('row', { name: /^Lata Devi/ })).toBeVisible();
  expect(urls).toEqual(['/api/admin/users?q=zz&role=salon', '/api/admin/users']);
});

test('a search with more hits than are counted says so', async () => {
  open({ 'admin.users': [usersAnswer([aUser()], { pages: 100, more: true })] }, '?q=a');
  expect(await screen.findByText('More than 1,000 users; the first 1,000 are listed')).toBeVisible();
});

test('a new account needs name and email, says the password rules, and is told in the words specified', async () => {
  const { told, sent } = open({ 'admin.createUser': [unreachable, changed] });
  await press('Add User');
  const dialog = await inDialog();
  expect(dialog.getByText(/8 to 128 characters, and not one of the most common passwords\.$/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lata');
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  expect(await dialog.findByText('Please fill in all required fields')).toBeVisible();
  expect(sent('admin.createUser')).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'lata@people.example');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Salon Owner');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'marigold-lamp-42');
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  expect(await dialog.findByText('Failed to create user')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  await waitFor(() => expect(told).toEqual(['User created successfully']));
  const account = { name: 'Lata', email: 'lata@people.example', phone: '', role: 'salon' };
  expect(sent('admin.createUser')[1]).toEqual({ body: { ...account, password: 'marigold-lamp-42' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a new account without a password is sent without one, and the form says that a link is mailed', async () => {
  const { sent } = open({ 'admin.createUser': [changed] });
  await press('Add User');
  const dialog = await inDialog();
  expect(dialog.getByText(/^Left empty, we mail a link to set one\./)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lata');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'lata@people.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  await waitFor(() => expect(sent('admin.createUser')).toHaveLength(1));
  const account = { name: 'Lata', email: 'lata@people.example', phone: '', role: 'customer' };
  expect(sent('admin.createUser')[0]).toEqual({ body: account });
});

test('an address that is taken is said at its field, and what was typed stays', async () => {
  const fields = [{ path: 'email', message: 'An account with this e-mail exists already.' }];
  const { told, sent } = open({ 'admin.updateUser': [refused('EMAIL_TAKEN', { fields }), changed] });
  await press(ofLata('Edit'));
  const dialog = await inDialog();
  expect(dialog.queryByLabelText(/^Password/)).toBeNull();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'rose@salons.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription('An account with this e-mail exists already.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(told).toEqual(['User updated successfully']));
  const seen = { name: 'Lata Devi', email: 'lata@people.example', phone: '+919848012345', role: 'customer' };
  expect(sent('admin.updateUser')[1]).toEqual({
    params: { id: aUser().id },
    body: { ...seen, email: 'rose@salons.example', seen },
  });
});

test.each([
  [unreachable, 'Failed to update user'],
  [refused('USER_CHANGED'), 'This account was changed a moment ago.'],
])('a change that was not written says why', async (answer, words) => {
  open({ 'admin.updateUser': [answer] });
  await press(ofLata('Edit'));
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(words)).toBeVisible();
});

test('nobody is offered to disable or delete themselves, and the own role is fixed', async () => {
  const can = { delete: false, toggle: false, changeRole: false };
  open({ 'admin.users': [usersAnswer([aUser({ role: 'admin', can })])] });
  expect(await screen.findByText('Your own account')).toBeVisible();
  await press(ofLata('Edit'));
  const dialog = await inDialog();
  expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  expect(dialog.getByText('Nobody changes their own role: ask another admin.')).toBeVisible();
  expect(screen.queryByLabelText(ofLata('Disable'))).toBeNull();
  expect(screen.queryByLabelText(ofLata('Delete'))).toBeNull();
});

const ahead = (own: object, salon: object | null = null) => answered({ ahead: { own, salon } });

test('disabling says what stands ahead before it asks, and is done only after', async () => {
  const salon = { id: 's', name: 'Lotus Room' };
  const can = { delete: false, toggle: true, changeRole: false };
  const { sent } = open({
    'admin.users': [usersAnswer([aUser({ role: 'salon', salon, can })])],
    'admin.userAhead': [ahead({ visits: 1, paidPaise: 108_400 }, { visits: 22, paidPaise: 3_383_800 })],
  });
  await press(ofLata('Disable'));
  const dialog = await inDialog();
  expect(await dialog.findByText(/^The account has 1 visit ahead, ₹1,084\.00 paid/)).toBeVisible();
  expect(dialog.getByText(/^Its salon "Lotus Room" has 22 visits ahead, ₹33,838\.00 paid/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('admin.toggleUser')).toEqual([]);
});

test('disabling is announced and taken back by the keyboard, though what stands ahead could not be counted', async () => {
  const off = aUser({ isActive: false });
  const { told, sent } = open({
    'admin.users': [usersAnswer([aUser()]), usersAnswer([off]), usersAnswer([aUser()])],
    'admin.userAhead': [unreachable],
    'admin.toggleUser': [answered({ user: off, data: off }), changed],
  });
  await press(ofLata('Disable'));
  const dialog = await inDialog();
  expect(await dialog.findByText('What stands ahead could not be read')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  const bar = await screen.findByText('Lata Devi is disabled and signed out everywhere.');
  expect(bar.closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(told).toEqual(['Lata Devi can sign in again']));
  expect(sent('admin.toggleUser').map((input) => Reflect.get(Object(input), 'body'))).toEqual([
    { isActive: false },
    { isActive: true },
  ]);
});

test('an account is disabled and enabled again, and a failure is told in the words specified', async () => {
  const off = aUser({ isActive: false });
  const { told, sent } = open({
    'admin.users': [usersAnswer([aUser()]), usersAnswer([off])],
    'admin.userAhead': [ahead({ visits: 0, paidPaise: 0 })],
    'admin.toggleUser': [answered({ user: off, data: off }), unreachable],
  });
  await press(ofLata('Disable'));
  const dialog = await inDialog();
  await dialog.findByText('The account has no visits ahead.');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(ofLata('Enable'));
  await waitFor(() => expect(told).toEqual(['Failed to update user status']));
  expect(sent('admin.toggleUser').map((input) => Reflect.get(Object(input), 'body'))).toEqual([
    { isActive: false },
    { isActive: true },
  ]);
});

const plan = (change: object = {}) =>
  answered({ consequences: { upcoming: 2, refund: 1_016, sessions: 1, salon: null, ...change } });

test('deleting says first what it does, does no more than that, and is told in the words specified', async () => {
  const { told, sent } = open({
    'admin.users': [usersAnswer([aUser()]), usersAnswer([])],
    'admin.userConsequences': [plan({ upcoming: 1, refund: 508 }), plan()],
    'admin.deleteUser': [refused('REFUND_CHANGED'), answered({})],
  });
  await press(ofLata('Delete'));
  const dialog = await inDialog();
  expect(await dialog.findByText(/1 visit ahead is cancelled, and ₹508\.00 goes back whole/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/2 visits ahead are cancelled, and ₹1,016\.00 goes back/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told[1]).toBe('User deleted successfully'));
  expect(sent('admin.deleteUser')[1]).toEqual({
    params: { id: aUser().id },
    query: { expectedRefund: 1_016 },
  });
});

test('a deletion that failed closes its dialog and is told', async () => {
  const { told } = open({ 'admin.userConsequences': [plan()], 'admin.deleteUser': [unreachable] });
  await press(ofLata('Delete'));
  const dialog = await inDialog();
  expect(await dialog.findByText(/2 visits ahead are cancelled/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told).toEqual(['Failed to delete user']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever owns a salon is not deleted, and the dialog says what to do first', async () => {
  const salon = { id: 's', name: 'Lotus Room' };
  open({
    'admin.users': [usersAnswer([aUser({ salon, can: { delete: false, toggle: true, changeRole: false } })])],
    'admin.userConsequences': [plan({ salon })],
  });
  await press(ofLata('Delete'));
  const dialog = await inDialog();
  expect(await dialog.findByText(/owns the salon "Lotus Room"\. Give the salon another owner/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
});

const device = (id: string, name: string): Device => ({
  ...{ id, name, network: '49.37.0', current: false },
  ...{ signedInAt: '2026-11-21T10:00:00+05:30', lastSeenAt: '2026-11-21T16:00:00+05:30' },
});

test('sessions are shown and signed out one by one or all at once', async () => {
  const [phone, laptop, tablet] = [
    device('1', 'Chrome on Android'),
    device('2', 'Firefox on Linux'),
    device('3', 'Safari on iPad'),
  ];
  const { sent } = open({
    'admin.userSessions': [answered({ sessions: [phone, laptop, tablet] })],
    'admin.endUserSession': [answered({ sessions: [laptop, tablet] })],
    'admin.endUserSessions': [answered({ sessions: [] })],
  });
  await press(ofLata('Sessions'));
  const dialog = await inDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Sign out: Chrome on Android' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await dialog.findByText('Signed in nowhere at the moment.')).toBeVisible();
  expect(sent('admin.endUserSession')).toEqual([{ params: { id: aUser().id, sessionId: '1' } }]);
});

test('a failed load says so, and Retry asks again', async () => {
  open({ 'admin.users': [refused('UNAVAILABLE'), usersAnswer([aUser()])] });
  expect(await screen.findByText('Failed to fetch users')).toBeVisible();
  await press('Retry');
  expect(await screen.findByRole('row', { name: /^Lata Devi/ })).toBeVisible();
});
