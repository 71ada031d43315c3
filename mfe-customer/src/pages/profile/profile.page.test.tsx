import type { Role } from '@sundara/contracts';
import type { Session, ShellApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as profile from '../../expose/routes/profile.expose.tsx';

type Answers = Parameters<typeof fakeProvider>[0];

const person = (role: Role = 'customer', over: object = {}) => ({
  ...{ _id: 'c1', id: 'c1', name: 'Asha Rao', email: 'asha@people.example', phone: '+919848012345' },
  ...{ role, state: null },
  ...over,
});
const DETAILS = answered({ user: person(), data: { user: person() } });
const saved = (name: string, phone: string) =>
  answered({
    ...{ message: 'Profile updated successfully!', name, phone },
    user: person('customer', { name, phone }),
  });
const preferences = (over: object = {}) =>
  answered({ preferences: { reminders: true, reviewInvitations: true, offers: false, ...over } });
const salon = (id: string) => ({
  ...{ _id: id, id, name: `Salon ${id}`, location: '', rating: 4.6, reviews: 12, priceRange: '₹₹' },
  ...{ priceFrom: 300, priceTo: 2500, specialties: [], image: '/p.webp' },
  address: { ...{ street: '1 Road', area: '', sublocality: 'Begumpet', city: 'Hyderabad' }, ...REST },
  coverImage: { url: '/p.webp', placeholder: 'data:,', alt: '' },
  coordinates: { latitude: 17.4, longitude: 78.4 },
  today: { open: '10:00', close: '20:00', closed: false, breaks: [] },
});
const REST = { state: 'Telangana', postalCode: '500016', country: 'India' };
const deletion = (refund: number) =>
  answered({ deletion: { upcoming: 2, refund, erased: ['Your name.'], kept: ['Receipts for 72 months.'] } });

const open = (address: string, answers: Answers, role: Role = 'customer') => {
  const provider = fakeProvider(answers);
  const call = jest.fn(provider.http.call);
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const emit = jest.fn();
  const signOut = jest.fn(async () => {});
  const session: Session = { status: 'signed-in', user: { id: 'c1', role, name: 'Asha Rao' } };
  const base = fakeShell({}, session);
  const shell: ShellApi = {
    ...base,
    ...{ notify, http: { call: call as ShellApi['http']['call'] } },
    events: { ...base.events, emit },
    session: { ...base.session, signOut },
  };
  return { call, notify, emit, signOut, urls: provider.urls, router: openRoute(profile, shell, address) };
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

test('the details show, the e-mail to be read only and why, the phone as people read it', async () => {
  open('/profile', { 'customer.profile': [DETAILS] });
  expect(await screen.findByRole('textbox', { name: 'Email Address' })).toHaveValue('asha@people.example');
  expect(field('Email Address')).toHaveAttribute('readonly');
  expect(screen.getByText(/so it stays as it is/)).toBeVisible();
  expect(field('Phone Number')).toHaveValue('+91 98480 12345');
});

test('changing the picture is coming soon', async () => {
  const { notify } = open('/profile', { 'customer.profile': [DETAILS] });
  await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
  expect(notify.info).toHaveBeenCalledWith(expect.stringContaining('coming soon'));
});

test('what is saved is said, shown as it was kept, and told to the shell', async () => {
  const { call, notify, emit } = open('/profile', {
    'customer.profile': [DETAILS],
    'customer.updateProfile': [saved('Asha Devi', '+919848054321')],
  });
  await screen.findByRole('button', { name: 'Update Profile' });
  await retype('Full Name', '  Asha Devi ');
  await retype('Phone Number', '098480 54321');
  await update();
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile updated successfully!'));
  expect(call.mock.calls.at(-1)?.[1]).toEqual({ body: { name: 'Asha Devi', phone: '098480 54321' } });
  expect(field('Phone Number')).toHaveValue('+91 98480 54321');
  expect(emit).toHaveBeenCalledWith('profile.updated', {});
});

test('what is typed while a save is under way stays, and can be saved next', async () => {
  const { call, notify } = open('/profile', {
    'customer.profile': [DETAILS],
    'customer.updateProfile': [saved('Asha Devi', '+919848012345')],
  });
  await screen.findByRole('button', { name: 'Update Profile' });
  await retype('Full Name', 'Asha Devi');
  const send = call.getMockImplementation();
  if (!send) throw new Error('The provider answers every call.');
  let letIn = () => {};
  const late = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  call.mockImplementationOnce(async (...input) => {
    await late;
    return send(...input);
  });
  await update();
  await retype('Phone Number', '98480 54321');
  await act(async () => letIn());
  await waitFor(() => expect(notify.success).toHaveBeenCalled());
  expect(field('Full Name')).toHaveValue('Asha Devi');
  expect(field('Phone Number')).toHaveValue('98480 54321');
  expect(screen.getByRole('button', { name: 'Undo changes' })).toBeVisible();
});

test('an empty name is told of and nothing is sent', async () => {
  const { urls } = open('/profile', { 'customer.profile': [DETAILS] });
  await screen.findByRole('button', { name: 'Update Profile' });
  await userEvent.clear(field('Full Name'));
  await update();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(field('Full Name')).toHaveFocus();
  expect(urls).toHaveLength(1);
});

test('what was typed survives a failure and a look at another section', async () => {
  const { notify } = open('/profile', {
    'customer.profile': [DETAILS],
    'customer.preferences': [preferences()],
    'customer.updateProfile': [unreachable, refused('VALIDATION_FAILED')],
  });
  await screen.findByRole('button', { name: 'Update Profile' });
  await retype('Full Name', 'Half a name');
  await update();
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(notify.error).toHaveBeenCalledWith('Failed to update profile');
  await userEvent.click(screen.getByRole('tab', { name: 'Notifications' }));
  await screen.findByRole('switch', { name: 'Offers' });
  await userEvent.click(screen.getByRole('tab', { name: 'Your details' }));
  expect(await screen.findByRole('textbox', { name: /Full Name/ })).toHaveValue('Half a name');
  await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(field('Full Name')).toHaveValue('Asha Rao');
});

test.each(['details', 'notifications', 'favourites'])(
  'the section %s that cannot be loaded says so, and Retry asks again',
  async (section) => {
    open(`/profile?section=${section}`, {
      'customer.profile': [unreachable, DETAILS],
      'customer.preferences': [unreachable, preferences()],
      'favourites.salons': [unreachable, answered({ salons: [] })],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  },
);

test('the section stands in the address, and an owner finds the own details, security and the dashboard', async () => {
  const { router } = open('/profile', {
    'customer.profile': [DETAILS],
    'favourites.salons': [answered({ salons: [] })],
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Favourites' }));
  expect(router.state.location.search).toBe('?section=favourites');
  expect(await screen.findByRole('link', { name: 'Find a salon' })).toHaveAttribute('href', '/salons');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('tab', { name: 'Your details' })).toHaveAttribute('aria-selected', 'true');
});

test('owners and admins have no sections of customers, even by address', async () => {
  const { call } = open(
    '/profile?section=data',
    {
      'auth.me': [answered({ user: person('salon') })],
      'auth.updateProfile': [
        answered({ name: 'A', phone: '+919848012345', user: person('salon', { name: 'A' }) }),
      ],
    },
    'salon',
  );
  expect(await screen.findByRole('link', { name: 'Open your dashboard' })).toHaveAttribute(
    'href',
    '/salon/dashboard',
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Your details', 'Security']);
  await update();
  expect(call.mock.calls.at(-1)?.[0].name).toBe('auth.updateProfile');
});

test("an owner who asks for no section is led to the salon's settings", async () => {
  const { router, call } = open('/profile', {}, 'salon');
  await waitFor(() => expect(router.state.location.pathname).toBe('/salon/dashboard'));
  expect(router.state.location.search).toBe('?settings=profile');
  expect(call).not.toHaveBeenCalled();
});

test('a switch is saved at once, and goes back with a word when it cannot be', async () => {
  const { call, notify } = open('/profile?section=notifications', {
    'customer.preferences': [preferences()],
    'customer.updatePreferences': [preferences({ reminders: false }), unreachable],
  });
  const reminders = await screen.findByRole('switch', { name: 'Reminders' });
  await userEvent.click(reminders);
  expect(await screen.findByText('Saved: Reminders off.')).toBeVisible();
  const offers = screen.getByRole('switch', { name: 'Offers' });
  await userEvent.click(offers);
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('Offers')));
  expect(offers).not.toBeChecked();
  expect(reminders).not.toBeChecked();
  expect(call.mock.calls.at(-1)?.[1]).toEqual({
    body: { reminders: false, reviewInvitations: true, offers: true },
  });
});

test('a favourite can be let go and taken back, and leads to its salon', async () => {
  const { urls, notify } = open('/profile?section=favourites', {
    'favourites.salons': [answered({ salons: [salon('a'), salon('b')] })],
    'favourites.remove': [answered({ salonIds: ['b'] })],
    'favourites.add': [unreachable],
  });
  const heart = await screen.findByRole('button', { name: 'Keep Salon a as a favourite' });
  expect(screen.getByRole('link', { name: 'Book at Salon b' })).toHaveAttribute('href', '/salon/b');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('1 salon')).toBeVisible();
  expect(urls.at(-1)).toBe('/api/customer/favourites/a');
  await userEvent.click(heart);
  await waitFor(() => expect(notify.error).toHaveBeenCalled());
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

describe('deleting the account', () => {
  const start = async (answers: Answers) => {
    const page = open('/profile?section=data', answers);
    await userEvent.click(await screen.findByRole('button', { name: /Delete my account/ }));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };
  const confirm = async (dialog: ReturnType<typeof within>, password: string) => {
    await userEvent.type(await dialog.findByLabelText(/Your password/), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  };

  test('it says what goes, what stays and what comes back, does just that, tells it once and signs out', async () => {
    const { dialog, call, signOut, notify } = await start({
      'customer.deletion': [deletion(762)],
      'customer.deleteAccount': [answered({})],
    });
    for (const words of [/2 visits ahead are cancelled, and ₹762\.00 comes back/, 'Your name.', /72 months/])
      expect(await dialog.findByText(words)).toBeVisible();
    await confirm(dialog, 'marigold-lamp-42');
    const gone = within(await screen.findByRole('dialog', { name: 'Your account is deleted' }));
    expect(call.mock.calls.at(-1)?.[1]).toEqual({
      body: { password: 'marigold-lamp-42', expectedRefund: 762 },
    });
    expect(gone.getByRole('status')).toHaveTextContent(/₹762\.00 comes back/);
    expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(gone.getByRole('button', { name: 'To the start page' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    // The shell reports the sign-out; that is enough.
    expect(notify.success).not.toHaveBeenCalled();
  });

  test.each([
    ['after some seconds', () => jest.advanceTimersByTimeAsync(6_100)],
    ['with the page', (router: ReturnType<typeof openRoute>) => router.navigate('/elsewhere')],
  ])('who was told that the account is gone is signed out %s', async (_, leave) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { dialog, signOut, router } = await start({
      'customer.deletion': [deletion(0)],
      'customer.deleteAccount': [answered({})],
    });
    await confirm(dialog, 'marigold-lamp-42');
    await screen.findByRole('dialog', { name: 'Your account is deleted' });
    expect(signOut).not.toHaveBeenCalled();
    await act(() => leave(router));
    expect(signOut).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('the password can be looked at before it is sent', async () => {
    const { dialog } = await start({ 'customer.deletion': [deletion(0)] });
    await userEvent.type(await dialog.findByLabelText(/Your password/), 'marigold');
    await userEvent.click(dialog.getByRole('button', { name: 'Show your password' }));
    expect(dialog.getByLabelText(/Your password/)).toHaveAttribute('type', 'text');
  });

  test('a wrong password is told at its field, and the account stays', async () => {
    const { dialog, signOut } = await start({
      'customer.deletion': [deletion(0)],
      'customer.deleteAccount': [refused('PASSWORD_WRONG')],
    });
    await confirm(dialog, 'wrong');
    expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
  });

  test('another amount is shown before it is asked again', async () => {
    const { dialog } = await start({
      'customer.deletion': [deletion(762), deletion(508)],
      'customer.deleteAccount': [refused('REFUND_CHANGED')],
    });
    await confirm(dialog, 'marigold-lamp-42');
    expect(await dialog.findByText(/₹508\.00 comes back/)).toBeVisible();
    expect(dialog.getByText('What you get back has changed meanwhile.')).toBeVisible();
    expect(dialog.getByLabelText(/Your password/)).toHaveValue('marigold-lamp-42');
  });

  test('when it cannot be told what it means, nothing can be deleted until it can', async () => {
    const { dialog } = await start({ 'customer.deletion': [unreachable, deletion(0)] });
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('button', { name: 'Delete for good' })).toBeVisible();
  });

  test('what could not be asked is asked again ever more calmly, with the focus on Retry', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { dialog, urls, call } = await start({ 'customer.deletion': [unreachable] });
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    const ask = call.getMockImplementation();
    if (!ask) throw new Error('The provider answers every call.');
    call.mockImplementation(async (...input) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return ask(...input);
    });
    // In steps, so that the states between request and answer are rendered.
    const pass = async (...steps: readonly number[]) => {
      for (const step of steps) await act(() => jest.advanceTimersByTimeAsync(step));
    };
    await pass(3_200, 1_100);
    expect(urls).toHaveLength(2);
    await pass(3_200, 1_100);
    expect(urls).toHaveLength(2);
    await pass(1_900);
    expect(urls).toHaveLength(3);
    expect(retry).toHaveFocus();
    jest.useRealTimers();
  });
});
