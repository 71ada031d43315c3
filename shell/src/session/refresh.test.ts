import {
  customerStats,
  listSublocalities,
  refreshSession,
  updateCustomerProfile,
} from '@sundara/contracts/api';
import type { Call } from '../http/transport.ts';
import { type Answer, aUser, fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { sessionScene } from '../testing/session.scene.ts';
import { aToken } from '../testing/token.builder.ts';
import type { Exclusively } from './tab-lock.ts';

const STATS = 'GET /api/customer/dashboard/stats';
const PROFILE = 'GET /api/customer/profile';
const SAVE = 'POST /api/customer/profile';
const REFRESH = 'POST /api/auth/refresh';
const NOW = Date.UTC(2026, 10, 24, 10) / 1000;

/** A token of Asha's with `minutes` left of the usual fifteen. */
const ashas = (minutes: number, more: object = {}) =>
  aToken({ id: 'u1', role: 'customer', iat: NOW + (minutes - 15) * 60, exp: NOW + minutes * 60, ...more });
const OLD = ashas(5);
const NEXT = ashas(15);
const stats = ok({ data: { upcomingBookings: [], upcomingCount: 2, completedCount: 0, totalSpent: 0 } });
const saved = ok({ name: 'Asha R.', phone: '+919848012345', user: aUser() });
const next = (token = NEXT) => ok({ token, user: aUser() });
const body = { name: 'Asha', phone: '9848012345' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Refuses every token but one, as the API does with expired ones. */
const only =
  (token: string, answer = stats): Answer =>
  (call: Call) =>
    call.token === token ? answer : refuse(401, 'UNAUTHENTICATED');

interface Tab {
  readonly token?: string;
  readonly clockAheadMinutes?: number;
  readonly storage?: ReturnType<typeof memoryStorage>;
  readonly exclusively?: Exclusively;
}

const tab = (
  answers: Parameters<typeof fakeApi>[0],
  { token = OLD, clockAheadMinutes = 0, ...rest }: Tab = {},
) => {
  const api = fakeApi({ [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }), ...answers });
  const now = () => (NOW + clockAheadMinutes * 60) * 1000;
  const scene = sessionScene({ send: api.send, token, now, ...rest });
  const sent = (address: string) => api.calls.filter(({ method, url }) => `${method} ${url}` === address);
  return { ...api, ...scene, sent, read: () => scene.http.call(customerStats, {}) };
};

test('a call whose token has ended goes on with the next one, which is kept for all calls', async () => {
  const page = tab({ [STATS]: only(NEXT), [REFRESH]: next() });
  expect(await page.read()).toMatchObject({ ok: true, data: { data: { upcomingCount: 2 } } });
  expect(page.sent(STATS).map(({ token }) => token)).toEqual([OLD, NEXT]);
  expect(page.storage.read()).toBe(NEXT);
});

test('the exchange carries the cookie alone', async () => {
  const page = tab({ [STATS]: only(NEXT), [REFRESH]: next() });
  await page.read();
  const { method, path: url } = refreshSession;
  expect(page.sent(REFRESH)).toEqual([{ method, url, token: undefined }]);
});

test('calls that are refused together share one exchange', async () => {
  const page = tab({ [STATS]: only(NEXT), [SAVE]: only(NEXT, saved), [REFRESH]: next() });
  const results = await Promise.all([page.read(), page.http.call(updateCustomerProfile, { body })]);
  expect(results.map(({ ok: good }) => good)).toEqual([true, true]);
  expect(page.sent(REFRESH)).toHaveLength(1);
  expect(page.sent(SAVE).map((call) => call.body)).toEqual([body, body]);
});

test('tabs that are refused together exchange once: the second finds the token of the first', async () => {
  const storage = memoryStorage(OLD);
  let last: Promise<unknown> = Promise.resolve();
  const exclusively: Exclusively = (work) => {
    const mine = last.then(work);
    last = mine;
    return mine;
  };
  const tabs = [1, 2].map(() => tab({ [STATS]: only(NEXT), [REFRESH]: next() }, { storage, exclusively }));
  const results = await Promise.all(tabs.map(({ read }) => read()));
  expect(results.every((result) => result.ok)).toBe(true);
  expect(tabs.flatMap(({ sent }) => sent(REFRESH))).toHaveLength(1);
});

test.each([
  ['has ended', -1],
  ['ends in less than 30 seconds', 0.4],
])('a token that %s is exchanged before the call', async (_, minutes) => {
  const page = tab({ [STATS]: stats, [REFRESH]: next() }, { token: ashas(minutes) });
  await page.read();
  expect(page.calls.map(({ url, token }) => [url, token])).toEqual([
    ['/api/auth/refresh', undefined],
    ['/api/customer/dashboard/stats', NEXT],
  ]);
});

test("a device whose clock is wrong exchanges once, and goes by the server's clock from then on", async () => {
  const page = tab({ [STATS]: stats, [REFRESH]: next() }, { clockAheadMinutes: 180 });
  await page.read();
  await page.read();
  expect(page.sent(REFRESH)).toHaveLength(1);
  expect(page.sent(STATS)).toHaveLength(2);
});

test('a token that stands in storage alone, without a cookie, works until the API refuses it', async () => {
  const page = tab({ [STATS]: stats, [REFRESH]: refuse(401, 'UNAUTHENTICATED') }, { clockAheadMinutes: 180 });
  expect(await page.read()).toMatchObject({ ok: true });
  expect(await page.read()).toMatchObject({ ok: true });
  expect(page.storage.read()).toBe(OLD);
  expect(page.sent(REFRESH)).toHaveLength(1);
});

test('a token that names no end is never exchanged before a call', async () => {
  const token = aToken({ id: 'u1', role: 'customer' });
  const page = tab({ [STATS]: stats }, { token, clockAheadMinutes: 10_000 });
  expect(await page.read()).toMatchObject({ ok: true });
  expect(page.sent(REFRESH)).toEqual([]);
});

test('what is open to everyone waits for no exchange', async () => {
  const places = ok({ sublocalities: [], localities: [] });
  const page = tab({ 'GET /api/public/salons/sublocalities': places }, { token: ashas(-1) });
  expect(await page.http.call(listSublocalities, {})).toMatchObject({ ok: true });
  expect(page.sent(REFRESH)).toEqual([]);
});

test.each([
  ['nobody answers', { kind: 'network' } as const, { kind: 'network' }],
  ['it takes too long', { kind: 'timeout' } as const, { kind: 'timeout' }],
  ['the API is in trouble', refuse(503, 'UNAVAILABLE'), { kind: 'rejected', status: 503 }],
  ['too many ask', refuse(429, 'RATE_LIMITED'), { kind: 'rejected', code: 'RATE_LIMITED' }],
  ['the answer is no token', ok({ token: 7 }), { kind: 'protocol' }],
])('when %s at the exchange, the call fails as that and nothing is lost', async (_, answer, failure) => {
  for (const token of [OLD, ashas(-1)]) {
    const page = tab({ [STATS]: only(NEXT), [REFRESH]: answer }, { token });
    await page.session.restore();
    const before = page.now();
    expect(await page.read()).toMatchObject({ ok: false, failure });
    expect(page.storage.read()).toBe(token);
    expect(page.now()).toBe(before);
    expect(page.asked).toEqual([]);
  }
});

test.each([
  ['has ended', -1],
  ['is about to end', 0.4],
])(
  'where a token %s and its account is disabled, the session ends with the reason and asks nobody',
  async (_, minutes) => {
    const message = 'This account is disabled.';
    const page = tab(
      { [STATS]: refuse(401, 'UNAUTHENTICATED'), [REFRESH]: refuse(403, 'ACCOUNT_DISABLED', { message }) },
      { token: aToken({ id: 'u1', role: 'customer' }) },
    );
    await page.session.restore();
    page.storage.write(ashas(minutes));
    const reading = page.read();
    await settle();
    expect(page.asked).toEqual([]);
    expect(await reading).toMatchObject({ ok: false, failure: { code: 'ACCOUNT_DISABLED', message } });
    expect(page.now()).toEqual({ status: 'anonymous' });
    expect(page.storage.read()).toBeUndefined();
    expect(page.said).toEqual([message]);
  },
);

test('the next token changes nothing on the page', async () => {
  const page = tab({ [STATS]: only(NEXT), [REFRESH]: next() });
  await page.session.restore();
  const changed = jest.fn();
  page.store.subscribe(changed);
  await page.read();
  expect(page.storage.read()).toBe(NEXT);
  expect(changed).not.toHaveBeenCalled();
});

test("a cookie of somebody else's session is no way on", async () => {
  const ravis = ashas(15, { id: 'u2' });
  const page = tab({ [STATS]: only(ravis), [REFRESH]: next(ravis) });
  await page.session.restore();
  void page.read();
  await settle();
  expect(page.sent(STATS).map(({ token }) => token)).toEqual([OLD]);
  expect(page.asked).toEqual(['u1']);
});

test('whoever logs out while a token is exchanged stays logged out', async () => {
  let answer = (_: ReturnType<typeof next>) => {};
  const late = new Promise<ReturnType<typeof next>>((resolve) => {
    answer = resolve;
  });
  const page = tab({ [STATS]: only(NEXT), [REFRESH]: late });
  await page.session.restore();
  const result = page.read();
  await settle();
  page.session.end();
  answer(next());
  expect(await result).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
  expect(page.storage.read()).toBeUndefined();
  expect(page.now()).toEqual({ status: 'anonymous' });
  expect(page.asked).toEqual([]);
});
