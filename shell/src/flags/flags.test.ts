import type { PageData } from '@sundara/contracts/federation';
import { type Answer, aUser, fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { aPage } from '../testing/page-data.builder.ts';
import { pageServices } from '../testing/page-services.ts';
import { aToken } from '../testing/token.builder.ts';

const ASKED = 'GET /api/releases/flags';
const FLAG = 'new-calendar';
const asha = aUser();
const ravi = aUser({ id: 'u2', _id: 'u2' });
const on = (...flags: readonly string[]) => ok({ flags });
const override = { by: 'Asha', until: '2026-11-21T10:00:00Z', versions: {}, faults: {} };

/**
 * A page on which a person signs in when `enter` is called; `heard` lists what `isOn` returned at each notification.
 */
const open = (answer: Answer, page: Partial<PageData> = {}) => {
  const { send, calls } = fakeApi({ [ASKED]: answer });
  const services = pageServices({ ...aPage(), accountFlags: true, ...page }, send);
  const { flags } = services.shell;
  const heard: boolean[] = [];
  const stop = flags.subscribe(() => heard.push(flags.isOn(FLAG)));
  const enter = ({ id, role, name, email } = asha) =>
    services.session.begin(aToken({ id, role }), { id, role: 'customer', name, email });
  const asked = () => calls.filter(({ url }) => url === '/api/releases/flags').length;
  return { ...services, flags, heard, stop, enter, asked };
};

/** Waits until pending imports and promises are done. */
const passed = async () => {
  await import('./follow-account.ts');
  await new Promise((resolve) => setTimeout(resolve));
};
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await passed();
};

test('a flag of an account is off until the site has said so, and off again when its person goes', async () => {
  const { flags, session, heard, enter, stop } = open(on(FLAG));
  await enter();
  expect(flags.isOn(FLAG)).toBe(false);
  await until(() => flags.isOn(FLAG));
  session.end();
  expect(flags.isOn(FLAG)).toBe(false);
  expect(heard).toEqual([true, false]);
  stop();
  await enter();
  await until(() => flags.isOn(FLAG));
  expect(heard).toHaveLength(2);
});

test('whoever comes next has their own, and an answer that is late for the one before counts for nobody', async () => {
  let answerFirst = (_: ReturnType<typeof on>) => {};
  const late = new Promise<ReturnType<typeof on>>((resolve) => {
    answerFirst = resolve;
  });
  const answers: (ReturnType<typeof on> | typeof late)[] = [late, on('loyalty-card')];
  const { flags, session, enter, asked } = open(() => answers.shift() ?? refuse(500, 'INTERNAL'));
  await enter();
  await until(() => asked() === 1);
  session.end();
  await enter(ravi);
  await until(() => flags.isOn('loyalty-card'));
  answerFirst(on(FLAG));
  await passed();
  expect([flags.isOn(FLAG), flags.isOn('loyalty-card')]).toEqual([false, true]);
});

test('without an answer nothing more is on than the page says, and the person stays signed in', async () => {
  const { flags, sessionStore, enter, asked } = open(refuse(503, 'UNAVAILABLE'), { flags: ['loyalty-card'] });
  await enter();
  await until(() => asked() === 1);
  expect([flags.isOn(FLAG), flags.isOn('loyalty-card')]).toEqual([false, true]);
  expect(sessionStore.getState().session.status).toBe('signed-in');
});

test('a page without flags for accounts asks nothing', async () => {
  const { enter, asked, flags } = open(on(FLAG), { accountFlags: undefined });
  await enter();
  await passed();
  expect([asked(), flags.isOn(FLAG)]).toEqual([0, false]);
});

test("what QA switched off in its browser stays off, though it is on for QA's account", async () => {
  const own = { ...override, flags: { [FLAG]: false } };
  const { enter, flags } = open(on(FLAG, 'loyalty-card'), { qa: { defaults: {}, override: own } });
  await enter();
  await until(() => flags.isOn('loyalty-card'));
  expect(flags.isOn(FLAG)).toBe(false);
});
