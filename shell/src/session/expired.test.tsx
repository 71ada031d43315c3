import { customerStats, updateCustomerProfile } from '@sundara/contracts/api';
import type { SessionUser } from '@sundara/contracts/federation';
import type { Call } from '../http/transport.ts';
import { type Answer, aUser, fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { sessionScene } from '../testing/session.scene.ts';
import { aToken } from '../testing/token.builder.ts';
import { createTokenStorage } from './token-storage.ts';

const ME = 'GET /api/auth/me';
const SAVE = 'POST /api/customer/profile';
const STATS = 'GET /api/customer/dashboard/stats';
const PROFILE = 'GET /api/customer/profile';
const REFRESH = 'POST /api/auth/refresh';
const LOGOUT = 'POST /api/auth/logout';
const OLD = aToken({ id: 'u1', role: 'customer', session: 1 });
const NEW = aToken({ id: 'u1', role: 'customer', session: 2 });
const RAVIS = aToken({ id: 'u2', role: 'customer' });
const asha: SessionUser = { id: 'u1', role: 'customer', name: 'Asha Rao', email: 'asha@demo.test' };
const body = { name: 'Asha R.', phone: '9848012345' };

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const accepting =
  (accepted: ReadonlySet<string>, answer: ReturnType<typeof ok>): Answer =>
  ({ token }: Call) =>
    token && accepted.has(token) ? answer : refuse(401, 'UNAUTHENTICATED');

/** A signed-in tab; `revoke` makes the server end its session. */
const signedInTab = async (storage = memoryStorage(OLD)) => {
  const accepted = new Set([OLD, NEW, RAVIS]);
  const api = fakeApi({
    [PROFILE]: accepting(accepted, ok({ user: aUser(), data: { user: aUser() } })),
    [ME]: accepting(accepted, ok({ user: aUser() })),
    [SAVE]: accepting(accepted, ok({ name: 'Asha R.', phone: '+919848012345', user: aUser() })),
    [STATS]: accepting(
      accepted,
      ok({ data: { upcomingBookings: [], upcomingCount: 2, completedCount: 0, totalSpent: 0 } }),
    ),
    [REFRESH]: refuse(401, 'UNAUTHENTICATED'),
    [LOGOUT]: ok({}),
  });
  const dialogs: { readonly signal: AbortSignal; readonly close: () => void }[] = [];
  const scene = sessionScene({
    send: api.send,
    storage,
    signInAgain: (_, signal) => new Promise<void>((close) => dialogs.push({ signal, close })),
  });
  await scene.session.restore();
  return {
    ...api,
    ...scene,
    dialogs,
    /** The number of dialogs that were not aborted. */
    open: () => dialogs.filter(({ signal }) => !signal.aborted).length,
    revoke: () => accepted.delete(OLD),
    save: () => scene.http.call(updateCustomerProfile, { body }),
    read: () => scene.http.call(customerStats, {}),
  };
};

describe('when the session ends in the middle of a page', () => {
  test('the token goes at once, and the page stays as it is under the dialog', async () => {
    const tab = await signedInTab();
    const before = tab.now();
    tab.revoke();
    void tab.save();
    await settle();
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.now()).toBe(before);
    expect(tab.asked).toEqual(['u1']);
  });

  test('the refused call waits, and is sent again as it was when the same person has signed in', async () => {
    const tab = await signedInTab();
    tab.revoke();
    const saving = tab.save();
    await settle();
    await tab.session.begin(NEW, asha);
    expect(await saving).toMatchObject({ ok: true });
    const sent = tab.calls.filter(({ url, method }) => `${method} ${url}` === SAVE);
    expect(sent.map(({ token, body: text }) => [token, text])).toEqual([
      [OLD, body],
      [NEW, body],
    ]);
    expect(tab.now()).toEqual({ status: 'signed-in', user: asha });
  });

  test('everything that is refused or asked for meanwhile waits for the same one dialog', async () => {
    const tab = await signedInTab();
    tab.revoke();
    const results = [tab.save(), tab.read()];
    await settle();
    results.push(tab.read());
    void tab.session.check();
    await settle();
    expect(tab.asked).toEqual(['u1']);
    await tab.session.begin(NEW, asha);
    expect((await Promise.all(results)).map(({ ok: good }) => good)).toEqual([true, true, true]);
  });

  test('closing the dialog fails the call and ends the session', async () => {
    const tab = await signedInTab();
    tab.revoke();
    const saving = tab.save();
    await settle();
    tab.dialogs[0]?.close();
    expect(await saving).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect(tab.now()).toEqual({ status: 'anonymous' });
  });

  test('somebody else who signs in there sends nothing of the first person', async () => {
    const tab = await signedInTab();
    tab.revoke();
    const saving = tab.save();
    await settle();
    await tab.session.begin(RAVIS, { ...asha, id: 'u2' });
    expect(await saving).toMatchObject({ ok: false, failure: { code: 'UNAUTHENTICATED' } });
    expect(tab.calls.filter(({ token }) => token === RAVIS)).toEqual([]);
    expect(tab.now()).toMatchObject({ user: { id: 'u2' } });
  });

  test('a page that gives its call up waits no longer', async () => {
    const tab = await signedInTab();
    tab.revoke();
    const leaving = new AbortController();
    const reading = tab.http.call(customerStats, {}, { signal: leaving.signal });
    await settle();
    leaving.abort();
    expect(await reading).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    await tab.session.begin(NEW, asha);
    await settle();
    expect(tab.calls.filter(({ token }) => token === NEW)).toEqual([]);
  });

  test('an account that is disabled has nobody to sign in: it ends at once, with the reason', async () => {
    const tab = await signedInTab();
    tab.answers[REFRESH] = refuse(403, 'ACCOUNT_DISABLED', { message: 'It is disabled.' });
    tab.revoke();
    expect(await tab.save()).toMatchObject({ ok: false });
    expect(tab.now()).toEqual({ status: 'anonymous' });
    expect(tab.said).toEqual(['It is disabled.']);
    expect(tab.asked).toEqual([]);
  });
});

describe('with two tabs', () => {
  const twoTabs = async () => {
    const storage = memoryStorage(OLD);
    const one = await signedInTab(storage);
    const two = await signedInTab(storage);
    return { storage, one, two };
  };

  test('a session that is lost in one asks in the other, which keeps its page', async () => {
    const { one, two } = await twoTabs();
    one.revoke();
    void one.save();
    await settle();
    await two.session.follow();
    expect(two.now().status).toBe('signed-in');
    expect(two.asked).toEqual(['u1']);
  });

  test('signing in again in one takes the question of the other back, and its calls go on', async () => {
    const { one, two } = await twoTabs();
    for (const tab of [one, two]) tab.revoke();
    void one.save();
    const waiting = two.save();
    await settle();
    await one.session.begin(NEW, asha);
    await two.session.follow();
    expect(await waiting).toMatchObject({ ok: true });
    expect(two.open()).toBe(0);
  });

  test('logging out in one ends the other at once, even while it asks', async () => {
    const { one, two } = await twoTabs();
    two.revoke();
    const waiting = two.save();
    await settle();
    await one.session.begin(NEW, asha);
    one.session.end();
    await two.session.follow();
    expect(two.now()).toEqual({ status: 'anonymous' });
    expect(two.open()).toBe(0);
    expect(await waiting).toMatchObject({ ok: false });
  });

  test('a log-out that a sleeping tab did not see acts at its next call', async () => {
    const { one, two } = await twoTabs();
    one.session.end();
    expect(await two.save()).toMatchObject({ ok: false });
    expect(two.now()).toEqual({ status: 'anonymous' });
    expect(two.asked).toEqual([]);
  });

  test('the next token from another tab changes nothing here', async () => {
    const { storage, two } = await twoTabs();
    const before = two.now();
    storage.write(NEW);
    await two.session.follow();
    expect(two.now()).toBe(before);
    expect(two.calls.filter(({ token }) => token === NEW)).toEqual([]);
  });

  test('somebody else who signs in in one is on the page of the other before their profile comes', async () => {
    const { one, two } = await twoTabs();
    two.answers[PROFILE] = new Promise(() => {});
    await one.session.begin(RAVIS, { ...asha, id: 'u2' });
    void two.session.follow();
    expect(two.now()).toEqual({ status: 'signed-in', user: { id: 'u2', role: 'customer' } });
  });

  test('a tab that logged out once asks as well when a later session is lost in the other', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => signedInTab(createTokenStorage(() => window.localStorage))),
    );
    one?.session.end();
    await two?.session.begin(OLD, asha);
    await one?.session.follow();
    two?.revoke();
    void two?.save();
    await settle();
    await one?.session.follow();
    expect(one?.now()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(one?.asked).toEqual(['u1']);
  });

  test('somebody else who signs in in one is who the other shows', async () => {
    const { one, two } = await twoTabs();
    two.answers[PROFILE] = ok({ user: aUser({ id: 'u2' }), data: { user: aUser({ id: 'u2' }) } });
    await one.session.begin(RAVIS, { ...asha, id: 'u2' });
    await two.session.follow();
    expect(two.now()).toMatchObject({ user: { id: 'u2' } });
  });
});

test('a token that has ended is exchanged for the log-out, so that no session goes on without anybody', async () => {
  const tab = await signedInTab();
  tab.answers[REFRESH] = ok({ token: NEW, user: aUser() });
  tab.answers[LOGOUT] = accepting(new Set([NEW]), ok({}));
  tab.session.end();
  await settle();
  expect(tab.calls.slice(-3).map(({ url, token }) => [url, token])).toEqual([
    ['/api/auth/logout', OLD],
    ['/api/auth/refresh', undefined],
    ['/api/auth/logout', NEW],
  ]);
  expect(tab.storage.read()).toBeUndefined();
  expect(tab.log).toEqual([]);
});

describe('a log-out whose token has ended leaves alone who signs in again meanwhile', () => {
  const AGAIN = aToken({ id: 'u1', role: 'customer', session: 3 });
  const told = ({ calls }: { readonly calls: readonly Call[] }) =>
    calls.filter(({ url }) => url === '/api/auth/logout').map(({ token }) => token);

  test('before the exchange, which then is not made', async () => {
    const tab = await signedInTab();
    tab.answers[LOGOUT] = refuse(401, 'UNAUTHENTICATED');
    tab.session.end();
    await tab.session.begin(AGAIN, asha);
    await settle();
    expect(told(tab)).toEqual([OLD]);
    expect(tab.calls.filter(({ url }) => url === '/api/auth/refresh')).toEqual([]);
  });

  test('and during the exchange, whose token may be of the new session', async () => {
    const tab = await signedInTab();
    tab.answers[LOGOUT] = refuse(401, 'UNAUTHENTICATED');
    tab.answers[REFRESH] = async () => {
      await tab.session.begin(AGAIN, asha);
      return ok({ token: NEW, user: aUser() });
    };
    tab.session.end();
    await settle();
    expect(told(tab)).toEqual([OLD]);
    expect(tab.now()).toEqual({ status: 'signed-in', user: asha });
    expect(tab.log).toEqual([]);
  });
});
