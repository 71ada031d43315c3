import { act, fireEvent, screen } from '@testing-library/react';
import { type Answer, aUser, fakeApi, ok, refuse } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aToken } from '../../testing/token.builder.ts';

const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password/abc';

const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  const open = async (answers: Parameters<typeof fakeApi>[0] = { [FORGOT]: ok({}) }, query = '') => {
    const api = fakeApi(answers);
    renderPage({ at: `/forgot-password${query}`, send: api.send });
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    return api;
  };
  const ask = (email: string) => {
    write(screen.getByLabelText(/^Email Address/), email);
    press('Send Reset Link');
  };
  afterEach(() => jest.useRealTimers());

  test('is asked for by e-mail; after a second, however quick the answer, the page says where to look', async () => {
    const { calls } = await open();
    jest.useFakeTimers();
    ask('asha@demo.test');
    await act(() => jest.advanceTimersByTimeAsync(990));
    expect(calls).toEqual([expect.objectContaining({ body: { email: 'asha@demo.test' } })]);
    expect(screen.queryByText('Check Your Email')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
    expect(screen.getByText('asha@demo.test')).toBeVisible();
  });

  test('may be asked for once more, as often as one likes, and the heading is read out each time', async () => {
    await open();
    jest.useFakeTimers();
    for (const _ of [1, 2]) {
      ask('asha@demo.test');
      await act(() => jest.advanceTimersByTimeAsync(1_010));
      expect(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
      act(() => screen.getByRole('button', { name: 'Ask once more' }).focus());
      press('Ask once more');
      expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
      expect(screen.getByLabelText(/^Email Address/)).toHaveValue('asha@demo.test');
    }
  });

  test.each([
    ['', 'Email is required'],
    ['asha', 'Email is invalid'],
  ])('with the e-mail "%s" says at the field: %s', async (email, message) => {
    const { calls } = await open();
    ask(email);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(calls).toEqual([]);
  });

  test.each([
    ['nobody answers', { kind: 'network' } as const, 'Failed to send reset email'],
    ['the server says why', refuse(429, 'RATE_LIMITED', { message: 'Please wait.' }), 'Please wait.'],
  ])('when %s says it and keeps the form', async (_, answer, message) => {
    await open({ [FORGOT]: answer });
    ask('asha@demo.test');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Email Address/)).toHaveValue('asha@demo.test');
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });

  test('leads back to sign in, and on to the page that was asked for', async () => {
    await open({}, '?next=%2Fdashboard');
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard',
    );
  });

  test('leads nowhere outside this site', async () => {
    await open({}, '?next=https%3A%2F%2Fevil.test');
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('the link of the mail', () => {
  const open = async (answer: Answer = ok({}), token?: string) => {
    const api = fakeApi({
      [RESET]: answer,
      'GET /api/customer/profile': ok({ user: aUser(), data: { user: aUser() } }),
      'POST /api/auth/logout': ok({}),
    });
    const page = renderPage({ at: '/reset-password/abc', send: api.send, ...(token ? { token } : {}) });
    await screen.findByRole('heading', { name: 'Choose a new password' });
    return { ...api, ...page };
  };
  const reset = (password: string) => {
    write(screen.getByLabelText(/^New Password/), password);
    press('Reset Password');
  };

  test('sets a new password, whose rule stands beside it, and leads to sign in', async () => {
    const { calls, path } = await open();
    expect(screen.getByLabelText(/^New Password/)).toHaveAccessibleDescription(
      '8 to 128 characters, and not one of the most common passwords.',
    );
    reset('marigold lane 7');
    expect(await screen.findByText('Password reset successful! Please log in.')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ body: { password: 'marigold lane 7' } });
    expect(await screen.findByRole('dialog')).toHaveTextContent('Sign in to Sundara');
    expect(path()).toBe('/?sign-in=login');
  });

  test('ends the session of who is signed in here, as the server has', async () => {
    const { storage } = await open(ok({}), aToken({ id: 'u1', role: 'customer' }));
    await screen.findByRole('button', { name: 'Account of Asha Rao' });
    reset('marigold lane 7');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Sign in to Sundara');
    expect(storage.read()).toBeUndefined();
  });

  test.each([
    ['', 'Password is required'],
    ['short', 'Password should be at least 8 characters'],
  ])('with the password "%s" says at the field: %s', async (password, message) => {
    const { calls } = await open();
    reset(password);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(calls).toEqual([]);
  });

  test('names a password that is too common at the field', async () => {
    const fields = [{ path: 'password', message: 'This password is among the most common ones.' }];
    await open(refuse(422, 'PASSWORD_TOO_COMMON', { fields }));
    reset('password1');
    expect(await screen.findByRole('alert')).toHaveTextContent('among the most common ones');
    expect(screen.getByLabelText(/^New Password/)).toBeInvalid();
  });

  test('that was used before or is too old offers another', async () => {
    await open(refuse(410, 'RESET_LINK_INVALID'));
    reset('marigold lane 7');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test.each([
    ['nobody answers', { kind: 'network' } as const, 'Failed to reset password'],
    ['the server says why', refuse(429, 'RATE_LIMITED', { message: 'Please wait.' }), 'Please wait.'],
  ])('when %s says it and keeps what was typed', async (_, answer, message) => {
    await open(answer);
    reset('marigold lane 7');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^New Password/)).toHaveValue('marigold lane 7');
  });

  test('shows the password to who wants to see it', async () => {
    await open();
    press('Show new password');
    expect(screen.getByLabelText(/^New Password/)).toHaveAttribute('type', 'text');
  });
});

describe('a sign-in link', () => {
  const LINK = 'POST /api/auth/sign-in-link/abc';
  const signedIn = ok({ token: aToken({ id: 'u1', role: 'customer' }), user: aUser() });
  const open = async (answer: Answer) => {
    const api = fakeApi({ [LINK]: answer });
    const page = renderPage({ at: '/sign-in-link/abc', send: api.send });
    await screen.findByRole('heading', { name: 'Sign in by your link' });
    return { ...api, ...page, sent: () => api.calls.filter(({ url }) => url.includes('sign-in-link')) };
  };

  test('is used by a press alone, and leads to the own pages', async () => {
    const { sent, storage, path } = await open(signedIn);
    expect(sent()).toEqual([]);
    press('Sign in now');
    expect(await screen.findByText('Logged in successfully!')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(storage.read()).toBeDefined();
    expect(path()).toBe('/dashboard');
  });

  test.each(['This link was used already.', 'This link is older than 15 minutes.'])(
    'that does not work any more says so, and which ways are left: %s',
    async (message) => {
      await open(refuse(410, 'SIGN_IN_LINK_INVALID', { message }));
      press('Sign in now');
      expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
      expect(screen.getByText(new RegExp(message))).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
      expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
    },
  );

  test('of an account with a second factor asks for a code, and says where it was wrong', async () => {
    const { answers, sent } = await open(refuse(401, 'SECOND_FACTOR_NEEDED'));
    press('Sign in now');
    const code = await screen.findByLabelText(/^Six-digit code/);
    expect(code).toHaveFocus();
    answers[LINK] = refuse(401, 'SECOND_FACTOR_WRONG', { message: 'This code is not right.' });
    write(code, '000000');
    press('Sign in now');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    press('Use a recovery code instead');
    expect(screen.getByLabelText(/^Recovery code/)).toHaveValue('');
    answers[LINK] = signedIn;
    write(screen.getByLabelText(/^Recovery code/), 'k3f8-0qzt');
    press('Sign in now');
    expect(await screen.findByText('Logged in successfully!')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{}, { code: '000000' }, { code: 'k3f8-0qzt' }]);
  });

  test('keeps the page where nobody answers', async () => {
    await open({ kind: 'network' });
    press('Sign in now');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed.');
    expect(screen.getByRole('button', { name: 'Sign in now' })).toBeVisible();
  });
});

describe('a link that confirms an e-mail', () => {
  const LINK = 'POST /api/auth/email-confirmation/abc';
  const open = async (answer: Answer) => {
    const api = fakeApi({ [LINK]: answer });
    renderPage({ at: '/confirm-email/abc', send: api.send });
    await screen.findByRole('heading', { name: 'Confirm your e-mail' });
    return { ...api, sent: () => api.calls.filter(({ url }) => url.includes('email-confirmation')) };
  };

  test('is used by a press alone, and says what is open now', async () => {
    const { sent } = await open(ok({}));
    expect(sent()).toEqual([]);
    press('Confirm my e-mail');
    expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toHaveFocus();
    expect(sent()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Choose a salon' })).toHaveAttribute('href', '/salons');
  });

  test('that does not work any more says so, and where another one comes from', async () => {
    await open(refuse(410, 'EMAIL_LINK_INVALID', { message: 'This link was used before.' }));
    press('Confirm my e-mail');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(screen.getByText(/ask for another link as you book/)).toBeVisible();
  });

  test('keeps the page where nobody answers', async () => {
    await open({ kind: 'network' });
    press('Confirm my e-mail');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm my e-mail' })).toBeVisible();
  });
});
