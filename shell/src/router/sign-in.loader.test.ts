import type { Session } from '@sundara/contracts/federation';
import { createSessionStore } from '../session/session.store.ts';
import { signInLoader } from './sign-in.loader.ts';

const CUSTOMER = { status: 'signed-in', user: { id: 'u1', role: 'customer' } } as const;
const ANONYMOUS = { status: 'anonymous' } as const;

const sentTo = async (session: Session, query: string) => {
  const sessionStore = createSessionStore();
  sessionStore.setState({ session });
  const request = { url: `https://sundara.test/login${query}` };
  const thrown = await signInLoader('login', sessionStore)({ request }).catch((error: unknown) => error);
  return thrown instanceof Response && thrown.headers.get('location');
};

test.each([
  ['nobody gets the dialog', ANONYMOUS, '', '/?sign-in=login'],
  ['nobody keeps where to go on to', ANONYMOUS, '?next=/profile', '/?sign-in=login&next=%2Fprofile'],
  ['nobody is led to another site', ANONYMOUS, '?next=//evil.test', '/?sign-in=login'],
  ['who is signed in goes home', CUSTOMER, '', '/dashboard'],
  ['who is signed in goes on', CUSTOMER, '?next=/profile', '/profile'],
  ['who is signed in is not led to another site', CUSTOMER, '?next=//evil.test', '/dashboard'],
] as const)('%s', async (_, session, query, place) => {
  expect(await sentTo(session, query)).toBe(place);
});
