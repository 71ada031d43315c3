import type { Session, SessionUser, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouriteButton } from './favourite-button.tsx';

type Answer = Parameters<typeof fakeProvider>[0][string];

const customer: SessionUser = { id: 'c1', role: 'customer' };
const signedIn = (user: SessionUser): Session => ({ status: 'signed-in', user });
const kept = (...salonIds: string[]) => answered({ salonIds });

const setUp = (session: Session, answers: Record<string, Answer> = {}, signsInAs?: SessionUser) => {
  const { http, urls } = fakeProvider({ 'favourites.list': [kept()], ...answers });
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const base = fakeShell({ http, notify }, session);
  const requestSignIn = jest.fn(async () => signsInAs);
  const shell: ShellApi = { ...base, session: { ...base.session, requestSignIn } };
  render(
    <ShellProvider shell={shell}>
      <FavouriteButton salonId="s1" salonName="Marigold Room" />
    </ShellProvider>,
  );
  const heart = screen.getByRole('button', { name: 'Save Marigold Room as a favourite' });
  return { heart, urls, notify, requestSignIn };
};
const isKept = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';

test('a customer sees what is kept, lets it go and keeps it again', async () => {
  const { heart, urls } = setUp(signedIn(customer), {
    'favourites.list': [kept('s1')],
    'favourites.remove': [kept()],
    'favourites.add': [kept('s1')],
  });
  await waitFor(() => expect(isKept(heart)).toBe(true));
  await userEvent.click(heart);
  expect(isKept(heart)).toBe(false);
  await userEvent.click(heart);
  await waitFor(() => expect(urls).toHaveLength(3));
  expect(isKept(heart)).toBe(true);
});

test('what could not be kept is taken back, and said', async () => {
  const { heart, notify } = setUp(signedIn(customer), { 'favourites.add': [refused('INTERNAL')] });
  await userEvent.click(heart);
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('could not be saved')),
  );
  expect(isKept(heart)).toBe(false);
});

test('whoever is signed out signs in first, and then it is kept', async () => {
  const { heart, urls, requestSignIn } = setUp(
    { status: 'anonymous' },
    { 'favourites.add': [kept('s1')] },
    customer,
  );
  await userEvent.click(heart);
  expect(requestSignIn).toHaveBeenCalledWith({ reason: 'Sign in to save Marigold Room.' });
  await waitFor(() => expect(urls).toEqual(['/api/customer/favourites/s1']));
});

test('closing the sign-in dialog keeps nothing', async () => {
  const { heart, urls } = setUp({ status: 'anonymous' });
  await userEvent.click(heart);
  expect([urls, isKept(heart)]).toEqual([[], false]);
});

test.each(['salon', 'admin'] as const)('a %s is told that a customer account is needed', async (role) => {
  const { heart, urls, notify } = setUp(signedIn({ id: 'o1', role }));
  await userEvent.click(heart);
  expect(notify.info).toHaveBeenCalledWith('Keeping favourites needs a customer account.');
  expect(urls).toEqual([]);
});
