import { screen, waitFor } from '@testing-library/react';
import { aUser, ok, refuse } from '../testing/fake-api.ts';
import { field, fill, openDialog, submit, user } from '../testing/sign-in-dialog.driver.tsx';
import { aToken } from '../testing/token.builder.ts';

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const PROFILE = 'GET /api/customer/profile';
const TOKEN = aToken({ id: 'u1', role: 'customer' });

const signIn = async () => {
  await fill({ 'Email Address': 'asha@demo.test', Password: 'Demo#2026' });
  await submit('Sign in');
};
const signUp = async () => {
  await fill({
    'Full Name': 'Asha Rao',
    'Email Address': 'asha@demo.test',
    'Phone Number': '9848000000',
    Password: 'short',
  });
  await submit('Create account');
};

test('signing in stores the token, says so and answers the user', async () => {
  const page = openDialog({ [LOGIN]: ok({ token: TOKEN, user: aUser() }) });
  expect(screen.getByRole('heading', { name: /Sign in to Sundara/ })).toBeVisible();
  await signIn();
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
  expect(page.calls[0]?.body).toEqual({ email: 'asha@demo.test', password: 'Demo#2026' });
  expect(page.storage.read()).toBe(TOKEN);
  expect(page.store.getState().session).toMatchObject({ status: 'signed-in', user: { name: 'Asha Rao' } });
  expect(page.said).toEqual(['Logged in successfully!']);
  expect(page.onSuccess).toHaveBeenCalledWith(expect.objectContaining({ id: 'u1', role: 'customer' }));
});

test('shows the password to who wants to see it, and stays as it was typed', async () => {
  openDialog({});
  await fill({ Password: 'Demo#2026' });
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Password')).toHaveValue('Demo#2026');
});

test('without a user in the answer the profile of the role is fetched', async () => {
  const page = openDialog({
    [LOGIN]: ok({ token: TOKEN }),
    [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }),
  });
  await signIn();
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
  expect(page.said).toEqual(['Logged in successfully!']);
  expect(page.onSuccess).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha Rao' }));
});

test('when that profile fails too, the person is signed in and told that data is limited', async () => {
  const page = openDialog({ [LOGIN]: ok({ token: TOKEN }) });
  await signIn();
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
  expect(page.said).toEqual(['Logged in but profile data is limited']);
  expect(page.onSuccess).toHaveBeenCalledWith({ id: 'u1', role: 'customer' });
});

const answered = (body: object) => ({ kind: 'answer', status: 200, body }) as const;

test.each([
  ['an answer without a token', answered({ success: true }), 'No token received from server'],
  ['success that is not exactly true', answered({ success: 'true', token: TOKEN }), 'Login failed'],
  ['a refusal in a 200', answered({ success: false, msg: 'Closed for today' }), 'Closed for today'],
  ['a token that cannot be read', answered({ success: true, token: 'x' }), 'Login failed'],
  ['a refusal of the server', refuse(401, 'INVALID_CREDENTIALS', { message: 'Not right.' }), 'Not right.'],
  ['nobody answering', { kind: 'network' } as const, 'Login failed. Please check your credentials.'],
])('%s keeps the dialog open with its message', async (_, answer, message) => {
  const page = openDialog({ [LOGIN]: answer });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(page.storage.read()).toBeUndefined();
  expect(page.onSuccess).not.toHaveBeenCalled();
});

test.each([
  ['success that is not exactly true', answered({ success: 1 }), 'Registration failed'],
  ['nobody answering', { kind: 'timeout' } as const, 'Registration failed. Please try again.'],
])('registering with %s says so', async (_, answer, message) => {
  openDialog({ [REGISTER]: answer }, 'register');
  expect(screen.getByRole('heading', { name: /Create New Account/ })).toBeVisible();
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('registering sends the four fields as typed, and no role', async () => {
  const page = openDialog({ [REGISTER]: ok({ token: TOKEN, user: aUser() }) }, 'register');
  expect(screen.getByText(/8 to 128 characters/)).toBeVisible();
  await signUp();
  await waitFor(() => expect(page.calls).toHaveLength(1));
  expect(page.calls[0]?.body).toEqual({
    name: 'Asha Rao',
    email: 'asha@demo.test',
    phone: '9848000000',
    password: 'short',
  });
});

test('errors of the server stand at their fields', async () => {
  const fields = [{ path: 'password', message: 'Password should be at least 8 characters' }];
  openDialog({ [REGISTER]: refuse(400, 'VALIDATION_FAILED', { fields }) }, 'register');
  await signUp();
  await waitFor(() => expect(field('Password')).toBeInvalid());
  expect(field('Password')).toHaveAccessibleDescription('Password should be at least 8 characters');
});

test('the button says that work is done, and a second press sends nothing', async () => {
  const page = openDialog({ [LOGIN]: new Promise(() => {}) });
  await signIn();
  await submit('Processing...');
  expect(page.calls).toHaveLength(1);
});

test('switching modes clears the error', async () => {
  openDialog({ [LOGIN]: refuse(401, 'INVALID_CREDENTIALS') });
  await signIn();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: /Create New Account/ })).toBeVisible();
});

test('closing empties the fields, clears the error and goes back to the first mode', async () => {
  const page = openDialog({ [REGISTER]: { kind: 'network' } });
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await signUp();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(page.onClose).toHaveBeenCalledTimes(1);
  page.show(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  page.show(true);
  expect(screen.getByRole('heading', { name: /Sign in to Sundara/ })).toBeVisible();
  expect(field('Email Address')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('an account with a second factor', () => {
  const codes = () => ({ [LOGIN]: refuse(401, 'SECOND_FACTOR_NEEDED') });
  const codeField = () => screen.findByLabelText(/code/i);

  test('is asked for its code in the same dialog, and signs in with it', async () => {
    const page = openDialog(codes());
    await signIn();
    const code = await codeField();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('status')).toHaveTextContent('Please enter the code of your authenticator app.');
    expect(screen.queryByRole('alert')).toBeNull();
    page.answers[LOGIN] = ok({ token: TOKEN, user: aUser() });
    await user.type(code, '123456');
    await submit('Sign in');
    await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
    expect(page.calls.at(-1)?.body).toEqual({
      email: 'asha@demo.test',
      password: 'Demo#2026',
      code: '123456',
    });
  });

  test('reads why a code was refused, and tries another', async () => {
    const page = openDialog(codes());
    await signIn();
    const wrong = 'This code is not right, or it was used before.';
    page.answers[LOGIN] = refuse(401, 'SECOND_FACTOR_WRONG', { message: wrong });
    await user.type(await codeField(), '000000');
    await submit('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(wrong);
    expect(await codeField()).toBeVisible();
  });

  test('is asked for the code of the account that was sent, whatever is typed while the answer comes', async () => {
    let answer = (_: ReturnType<typeof refuse>) => {};
    const late = new Promise<ReturnType<typeof refuse>>((resolve) => {
      answer = resolve;
    });
    openDialog({ [LOGIN]: late });
    await signIn();
    await user.type(field('Email Address'), '.in');
    answer(refuse(401, 'SECOND_FACTOR_NEEDED'));
    await codeField();
    expect(screen.getByText('asha@demo.test')).toBeVisible();
  });

  test('may use a recovery code instead, and may go back', async () => {
    openDialog(codes());
    await signIn();
    await user.type(await codeField(), '123');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(await screen.findByLabelText(/^Recovery code/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field('Email Address')).toHaveValue('asha@demo.test');
  });
});

test('a forgotten password has a way from here, which keeps the place to go on to', async () => {
  openDialog({}, 'login', { next: '/dashboard?tab=bookings' });
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password?next=%2Fdashboard%3Ftab%3Dbookings',
  );
});

test('who is asked again finds their e-mail there, and types the password at once', () => {
  openDialog({}, 'login', { email: 'asha@demo.test' });
  expect(field('Email Address')).toHaveValue('asha@demo.test');
  expect(field('Password')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
});

test('a phone number may be written as people in India do', () => {
  openDialog({}, 'register');
  expect(field('Phone Number')).toHaveAccessibleDescription('As you write it: 98480 12345, or with +91.');
});

test('too many wrong tries say that a link was mailed, and what to do with it', async () => {
  const message = 'Too many wrong tries. A sign-in link is on its way.';
  openDialog({ [LOGIN]: refuse(429, 'SIGN_IN_LINK_SENT', { message, next: 'Open the link in the mail.' }) });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${message}Open the link in the mail.`);
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
});

test('too many attempts say what the server says', async () => {
  const message = 'Too many attempts. Please wait 40 seconds.';
  openDialog({ [LOGIN]: refuse(429, 'RATE_LIMITED', { message }) });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
