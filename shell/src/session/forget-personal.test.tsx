import type { Session } from '@sundara/contracts/federation';
import { forgetPersonal } from './forget-personal.ts';
import { createSessionStore } from './session.store.ts';

const ANONYMOUS: Session = { status: 'anonymous' };
const ASHA: Session = { status: 'signed-in', user: { id: 'asha', role: 'customer' } };
const MEERA: Session = { status: 'signed-in', user: { id: 'meera', role: 'salon' } };
/** Of the browser, and nobody's. */
const OTHERS = { 'last-salon': 's7', 'sundara.payment-method': 'upi' };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A page; a second one is the same tab after a reload. */
const page = () => {
  const store = createSessionStore();
  forgetPersonal(store, [() => sessionStorage, () => localStorage]);
  return (session: Session) => store.setState({ session });
};
const keep = () => {
  sessionStorage.setItem('personal:contact-draft', 'Asha, a@b.test');
  sessionStorage.setItem('personal:booking:s1', 'allergic to henna; order_1');
  localStorage.setItem('personal:reply:r1', 'Thank you');
  for (const [key, value] of Object.entries(OTHERS)) localStorage.setItem(key, value);
};
const kept = () =>
  [...Object.keys(sessionStorage), ...Object.keys(localStorage)]
    .filter((key) => key !== 'personal-owner')
    .sort();
const ALL = [
  'last-salon',
  'personal:booking:s1',
  'personal:contact-draft',
  'personal:reply:r1',
  'sundara.payment-method',
];

test.each([
  ['who signs out or whose session is lost', [ASHA, ANONYMOUS]],
  ['who is followed by somebody else', [ASHA, MEERA]],
])('what was kept of a person %s is removed, and nothing else', (_, sessions) => {
  const set = page();
  const [before, after] = sessions;
  if (before) set(before);
  keep();
  if (after) set(after);
  expect(kept()).toEqual(Object.keys(OTHERS));
});

test('a session that ended while the page was away is noticed at its next start', () => {
  page()(ASHA);
  keep();
  page()(ANONYMOUS);
  expect(kept()).toEqual(Object.keys(OTHERS));
});

test.each([
  ['the page loads', [{ status: 'loading' }]],
  ['a visitor goes on without an account', [ANONYMOUS]],
  ['the visitor signs in', [ANONYMOUS, ASHA]],
  ['the same person is told anew, or signs in again over the page', [ASHA, ASHA]],
] as const)('it stays while %s', (_, sessions) => {
  keep();
  const set = page();
  for (const session of sessions) set(session);
  expect(kept()).toEqual(ALL);
  page()(sessions.at(-1) ?? ANONYMOUS);
  expect(kept()).toEqual(ALL);
});

test('a browser that forbids storage is no error', () => {
  const store = createSessionStore();
  const forbidden = (): Storage => {
    throw new Error('SecurityError');
  };
  forgetPersonal(store, [forbidden, () => localStorage]);
  store.setState({ session: ASHA });
  keep();
  store.setState({ session: ANONYMOUS });
  expect(Object.keys(localStorage).sort()).toEqual(Object.keys(OTHERS));
});
