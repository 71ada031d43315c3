import { act, screen, waitFor } from '@testing-library/react';
import { aUser, ok, refuse } from '../testing/fake-api.ts';
import { field, fill, openDialog, submit, user } from '../testing/sign-in-dialog.driver.tsx';
import { aToken } from '../testing/token.builder.ts';

const LOGIN = 'POST /api/auth/login';
const ASK = 'POST /api/auth/code';
const ENTER = 'POST /api/auth/code/c1';
const TOKEN = aToken({ id: 'u1', role: 'customer' });
const MAILED = ok({ challenge: 'c1', expiresAt: '2026-11-24T10:40:00.000Z' });
const IN = ok({ token: TOKEN, user: aUser({ name: '' }) });
const REASON = 'Sign in to finish your booking.';

const ask = async (email = 'asha@demo.test') => {
  await fill({ 'Email Address': email });
  await submit('Mail me a code instead');
};
const codeField = () => screen.findByLabelText(/^Six-digit code/);

test('a code is mailed to the typed address, and its sixth digit signs in', async () => {
  const page = openDialog({ [ASK]: MAILED, [ENTER]: IN });
  await ask();
  const code = await codeField();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('status')).toHaveTextContent(
    'We mailed a code to asha@demo.test. It works until 4:10 pm.',
  );
  await user.type(code, '123 45');
  expect(page.calls).toHaveLength(1);
  await user.type(code, '6');
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalledWith(expect.objectContaining({ id: 'u1' })));
  expect(page.calls.map(({ body }) => body)).toEqual([{ email: 'asha@demo.test' }, { code: '123456' }]);
  expect(page.storage.read()).toBe(TOKEN);
});

test('without an address it is asked for, and nothing is sent', async () => {
  const page = openDialog();
  await submit('Mail me a code instead');
  expect(await screen.findByRole('alert')).toHaveTextContent('Write your e-mail address');
  expect(field('Email Address')).toBeInvalid();
  expect(field('Email Address')).toHaveFocus();
  expect(page.calls).toEqual([]);
});

test('a refused address stays there, with the reason', async () => {
  const message = 'Too many attempts. Please wait a little.';
  openDialog({ [ASK]: refuse(429, 'RATE_LIMITED', { message }) });
  await ask();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Email Address')).toHaveValue('asha@demo.test');
});

test('a wrong code is told and typed anew; back leads to the address', async () => {
  const message = 'This code is not right. 4 tries are left.';
  const fields = [{ path: 'code', message }];
  const page = openDialog({ [ASK]: MAILED, [ENTER]: refuse(401, 'SIGN_IN_CODE_WRONG', { message, fields }) });
  await ask();
  await user.type(await codeField(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await codeField()).toHaveValue('');
  expect(await codeField()).toBeInvalid();
  await submit('Back');
  expect(field('Email Address')).toHaveValue('asha@demo.test');
  expect(screen.queryByRole('alert')).toBeNull();
  // The password counts again.
  page.answers[LOGIN] = IN;
  await fill({ Password: 'Demo#2026' });
  await submit('Sign in');
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
});

test('a code that ended says so, and the next one may be sent at once', async () => {
  const message = 'Five wrong codes: this code no longer works.';
  openDialog({
    [ASK]: MAILED,
    [ENTER]: refuse(410, 'SIGN_IN_CODE_INVALID', { message, next: 'Have a new code sent.' }),
  });
  await ask();
  await user.type(await codeField(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(`${message}Have a new code sent.`);
  await submit('Send a new code');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We mailed a new code to'));
  expect(await codeField()).toHaveFocus();
});

test('a new code may be sent after a minute, not before', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const page = openDialog({ [ASK]: MAILED });
    await ask();
    await codeField();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    act(() => jest.advanceTimersByTime(60_000));
    await submit('Send a new code');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We mailed a new code to'));
    expect(page.calls.map(({ body }) => body)).toEqual([
      { email: 'asha@demo.test' },
      { email: 'asha@demo.test' },
    ]);
  } finally {
    jest.useRealTimers();
  }
});

test('a second factor is asked for after the mailed code, and sent with it', async () => {
  const page = openDialog({ [ASK]: MAILED, [ENTER]: refuse(401, 'SECOND_FACTOR_NEEDED') });
  await ask();
  await user.type(await codeField(), '123456');
  expect(await screen.findByText('Please enter the code of your authenticator app.')).toBeVisible();
  page.answers[ENTER] = IN;
  await user.type(await codeField(), '987654');
  await submit('Sign in');
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
  expect(page.calls.at(-1)?.body).toEqual({ code: '123456', secondFactor: '987654' });
});

test('in the middle of a booking the code comes before the password, and Enter asks for it', async () => {
  const page = openDialog({ [ASK]: MAILED }, 'login', { reason: REASON });
  const button = screen.getByRole('button', { name: 'Mail me a code' });
  expect(button.compareDocumentPosition(field('Password'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(field('Email Address'), 'asha@demo.test{Enter}');
  await codeField();
  expect(page.calls.map(({ body }) => body)).toEqual([{ email: 'asha@demo.test' }]);
});

test('elsewhere the password comes first, and a password is never passed by', async () => {
  const page = openDialog({ [LOGIN]: IN }, 'login', { reason: REASON });
  await fill({ 'Email Address': 'asha@demo.test' });
  await user.type(field('Password'), 'Demo#2026{Enter}');
  await waitFor(() => expect(page.onSuccess).toHaveBeenCalled());
  openDialog();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.slice(-3)).toEqual(['Mail me a code instead', 'Sign in', 'Create an account']);
});
