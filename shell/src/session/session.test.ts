import type { Send } from '../http/transport.ts';
import { type Answer, aUser, fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { sessionScene } from '../testing/session.scene.ts';
import { aToken } from '../testing/token.builder.ts';

const CUSTOMER = aToken({ id: 'u1', role: 'customer' });
const SALON = aToken({ id: 'o1', role: 'salon' });
const ADMIN = aToken({ id: 'a1', role: 'admin' });
const PROFILE = 'GET /api/customer/profile';
const SALON_PROFILE = 'GET /api/salon/profile';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
const never = () => new Promise<never>(() => {});

const page = (token: string | undefined, send: Send, pause: (ms: number) => Promise<void> = never) =>
  sessionScene({ token, send, pause });

const profile = (user = aUser()) => ok({ user, data: { user } });
const salonProfile = (user: ReturnType<typeof aUser>) =>
  ok({ user, salon: null, data: { user, salon: null } });

test('the session is loading at first and anonymous without a token', async () => {
  const { session, now } = page(undefined, fakeApi().send);
  expect(now()).toEqual({ status: 'loading' });
  await session.restore();
  expect(now()).toEqual({ status: 'anonymous' });
});

test('a stored token signs in with the profile of its role, plus the role', async () => {
  const { session, now } = page(CUSTOMER, fakeApi({ [PROFILE]: profile() }).send);
  await session.restore();
  const { id, name, email, phone, role } = aUser();
  expect(now()).toEqual({ status: 'signed-in', user: { id, name, email, phone, role } });
});

test.each([
  ['salon', SALON],
  ['admin', ADMIN],
])('a %s fetches the salon profile', async (role, token) => {
  const api = fakeApi({ [SALON_PROFILE]: salonProfile(aUser({ role })) });
  const { session, now } = page(token, api.send);
  await session.restore();
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/salon/profile']);
  expect(now()).toMatchObject({ status: 'signed-in', user: { role } });
});

test.each([
  ['two parts', 'a.b'],
  ['no JSON inside', 'a.bm90IGpzb24.c'],
  ['an unknown role', aToken({ id: 'u1', role: 'owner' })],
  ['no id', aToken({ role: 'customer' })],
])('a token with %s is removed and the page stays anonymous', async (_, token) => {
  const { session, now, storage } = page(token, fakeApi().send);
  await session.restore();
  expect(now()).toEqual({ status: 'anonymous' });
  expect(storage.read()).toBeUndefined();
});

test('a token is read as base64url and UTF-8', async () => {
  const token = aToken({ sub: 'ఆశ>>??', role: 'customer' });
  expect(token).toMatch(/[-_]/);
  const { session, now } = page(token, fakeApi().send, async () => {});
  await session.restore();
  expect(now()).toMatchObject({ status: 'signed-in', user: { id: 'ఆశ>>??' } });
});

test.each([
  ['nobody answers', { kind: 'network' } as const],
  ['the API is broken', refuse(500, 'INTERNAL')],
  ['the profile breaks the contract', ok({ user: {} })],
  ['the profile is not for this role', refuse(403, 'FORBIDDEN')],
])('when %s the minimal user of the token is signed in and the token stays', async (_, answer) => {
  const { session, now, storage } = page(CUSTOMER, fakeApi({ [PROFILE]: answer }).send);
  await session.restore();
  expect(now()).toEqual({ status: 'signed-in', user: { id: 'u1', role: 'customer' } });
  expect(storage.read()).toBe(CUSTOMER);
});

test('loading ends although the profile never comes', async () => {
  const { session, now } = page(CUSTOMER, fakeApi({ [PROFILE]: never() }).send, async () => {});
  await session.restore();
  expect(now()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
});

test('after a network fault the profile is asked for again until it comes', async () => {
  const answers = [{ kind: 'network' } as const, refuse(503, 'UNAVAILABLE'), profile()];
  const api = fakeApi({ [PROFILE]: () => answers.shift() ?? { kind: 'network' } });
  const pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  const { session, now } = page(CUSTOMER, api.send, pause);
  await session.restore();
  expect(now()).toEqual({ status: 'signed-in', user: { id: 'u1', role: 'customer' } });
  for (let turn = 0; turn < 20 && answers.length > 0; turn += 1) {
    for (const go of pauses.splice(0)) go();
    await tick();
  }
  expect(now()).toMatchObject({ user: { name: 'Asha Rao' } });
  expect(api.calls).toHaveLength(3);
});

test.each([
  ['401', refuse(401, 'UNAUTHENTICATED'), 'Your session has ended. Please sign in again.'],
  ['403 of a disabled account', refuse(403, 'ACCOUNT_DISABLED'), 'ACCOUNT_DISABLED'],
])(
  'at the start, where there is nothing to keep, a %s clears the token and says so',
  async (_, answer, why) => {
    const api = fakeApi({ [PROFILE]: answer, 'POST /api/auth/refresh': refuse(401, 'UNAUTHENTICATED') });
    const { session, now, storage, said, asked } = page(CUSTOMER, api.send);
    await session.restore();
    expect(now()).toEqual({ status: 'anonymous' });
    expect(storage.read()).toBeUndefined();
    expect(said).toEqual([why]);
    expect(asked).toEqual([]);
  },
);

test('logging out tells the server with the token, and a failure of that is only logged', async () => {
  const api = fakeApi({ [PROFILE]: profile() });
  const { session, now, storage, log } = page(CUSTOMER, api.send);
  await session.restore();
  session.end();
  expect(now()).toEqual({ status: 'anonymous' });
  expect(storage.read()).toBeUndefined();
  await tick();
  expect(api.calls.at(-1)).toMatchObject({ url: '/api/auth/logout', token: CUSTOMER });
  expect(log).toEqual(['session.logoutFailed']);
});

test("the refusal of somebody's old token leaves the new session alone", async () => {
  const { session, now, storage } = page(CUSTOMER, fakeApi({ [PROFILE]: profile() }).send);
  await session.restore();
  const older = aToken({ id: 'u2', role: 'customer' });
  expect(await session.expire(older)).toBeUndefined();
  session.lose(older, 'This account is disabled.');
  expect(now().status).toBe('signed-in');
  expect(storage.read()).toBe(CUSTOMER);
});

describe('a later check of who is signed in', () => {
  const ME = 'GET /api/auth/me';
  const checked = async (answer: Answer) => {
    const here = page(CUSTOMER, fakeApi({ [PROFILE]: profile(), [ME]: answer }).send);
    await here.session.restore();
    await here.session.check();
    return here;
  };

  test('takes over what the server knows now', async () => {
    const { now } = await checked(ok({ user: aUser({ name: 'Asha R.' }) }));
    expect(now()).toMatchObject({ user: { name: 'Asha R.', role: 'customer' } });
  });

  test('ends the session on a 403', async () => {
    const { now, storage } = await checked(refuse(403, 'FORBIDDEN'));
    expect(now()).toEqual({ status: 'anonymous' });
    expect(storage.read()).toBeUndefined();
  });

  test.each([
    ['nobody answers', { kind: 'network' } as const],
    ['the API is broken', refuse(500, 'INTERNAL')],
  ])('changes nothing when %s', async (_, answer) => {
    const { now } = await checked(answer);
    expect(now()).toMatchObject({ status: 'signed-in', user: { name: 'Asha Rao' } });
  });
});
