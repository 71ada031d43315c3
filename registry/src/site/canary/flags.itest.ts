import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { clearFlag } from '../../acts/clear-flag.ts';
import { lock } from '../../acts/lock.ts';
import { pin } from '../../acts/pin.ts';
import { promote } from '../../acts/promote.ts';
import { setFlag } from '../../acts/set-flag.ts';
import { takeActs } from '../../core/take-acts.ts';
import { dataOf } from '../../testing/page-data.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, bookingRelease, SHELL, stock, stockedRegistry } from '../../testing/stocked-registry.ts';
import { ACCOUNT_IDS } from '../../testing/stub-api.ts';
import { signOverride } from '../override/token.ts';

const SECRET = 'a secret of this test alone';
const FLAG = 'new-calendar';

/** A site whose environments 'local' and 'production' run releases. */
const start = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const { registry, variables } = stocked;
  await promote(registry, 'production', [SHELL], ACTOR);
  const site = await runSite(t, { ...variables, OVERRIDE_SECRET: SECRET });
  const visit = async (cookie = '', host = 'local.localhost') => {
    const answer = await ask(site, '/login', { headers: { host, ...(cookie && { cookie }) } });
    const [given] = answer.headers['set-cookie'] ?? [];
    const { flags, accountFlags } = dataOf(answer);
    const cache = answer.headers['cache-control'] ?? '';
    return { flags, accountFlags, given, cache, html: answer.body.toString() };
  };
  return { ...stocked, visit };
};

const cohort = (index: number) => `sundara-cohort=cohort-of-${index}-here`;

test('nobody and everybody are told without asking who it is; what nobody has set is off', async (t) => {
  const { registry, visit } = await start(t);
  const before = await visit();
  assert.deepEqual([before.flags, before.given], [[], undefined]);
  await setFlag(registry, 'local', 'nobody-has-it', { percent: 0 }, ACTOR);
  await setFlag(registry, 'local', FLAG, { percent: 100 }, ACTOR);
  const { flags, given } = await visit();
  assert.deepEqual([flags, given], [[FLAG], undefined]);
  assert.deepEqual((await visit('', 'production.localhost')).flags, []);
  await clearFlag(registry, 'local', FLAG, ACTOR);
  assert.deepEqual((await visit()).flags, []);
});

test('a browser keeps its answer, and what it has it keeps when the share grows', async (t) => {
  const { registry, visit } = await start(t);
  const having = async (percent: number): Promise<readonly number[]> => {
    await setFlag(registry, 'local', FLAG, { percent }, ACTOR);
    const all = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const [one, two] = [await visit(cohort(index)), await visit(cohort(index))];
        assert.deepEqual(one.flags, two.flags);
        assert.match(one.cache, /private/);
        return one.flags.includes(FLAG) ? [index] : [];
      }),
    );
    return all.flat();
  };
  const few = await having(20);
  assert.match((await visit()).given ?? '', /^sundara-cohort=[\w-]{16};/);
  const half = await having(50);
  assert(
    few.length > 2 && few.length < half.length && half.length < 50,
    `${few.length}, ${half.length} of 60`,
  );
  assert.deepEqual(
    few.filter((index) => !half.includes(index)),
    [],
  );
});

test('QA switches a flag on or off in its own browser, and in production nobody does', async (t) => {
  const { registry, visit } = await start(t);
  await setFlag(registry, 'local', FLAG, { percent: 100 }, ACTOR);
  const own = (environment: string, flags: Readonly<Record<string, boolean>>) =>
    `sundara-override=${signOverride(SECRET, environment, {
      by: 'Asha',
      until: new Date(Date.now() + 3_600_000).toISOString(),
      versions: {},
      faults: {},
      flags: { ...flags },
    })}`;
  assert.deepEqual((await visit(own('local', { 'loyalty-card': true }))).flags, ['loyalty-card', FLAG]);
  assert.deepEqual((await visit(own('local', { [FLAG]: false }))).flags, []);
  const elsewhere = await visit(own('production', { [FLAG]: true }), 'production.localhost');
  assert.deepEqual(elsewhere.flags, []);
});

test('a page says that there are flags for accounts, and neither which nor for whom', async (t) => {
  const { registry, visit } = await start(t);
  const before = await visit();
  assert.equal(before.html.includes('accountFlags'), false);
  const reach = { percent: 0, accounts: [ACCOUNT_IDS.customer], roles: ['salon' as const] };
  await setFlag(registry, 'local', FLAG, reach, ACTOR);
  const { flags, accountFlags, given, html } = await visit();
  assert.deepEqual([flags, accountFlags, given], [[], true, undefined]);
  for (const secret of [FLAG, ACCOUNT_IDS.customer]) assert.equal(html.includes(secret), false, secret);
  const acts = await takeActs(registry.history('environment/local'));
  assert.deepEqual(acts[0]?.details, { flag: FLAG, percent: '0', accounts: '1', roles: 'salon' });
});

test('every other act keeps the flags, and history says who set which, and why', async (t) => {
  const stocked = await start(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await setFlag(registry, 'local', FLAG, { percent: 10 }, { who: 'asha', why: 'a first look' });
  await promote(registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  await pin(registry, 'local', 'booking', ACTOR);
  const { flags } = (await registry.readEnvironment('local')) ?? {};
  assert.deepEqual([flags?.[FLAG]?.percent, flags?.[FLAG]?.by], [10, 'asha']);
  const acts = await takeActs(registry.history('environment/local'));
  const told = acts.find(({ act }) => act === 'flag.set');
  assert.deepEqual(
    [told?.who, told?.why, told?.details],
    ['asha', 'a first look', { flag: FLAG, percent: '10' }],
  );
});

test('a name or share that can not be, one that is not set, and a locked environment are refused', async (t) => {
  const { registry } = await start(t);
  for (const name of ['New Calendar', '', 'x'.repeat(41), '__proto__'])
    await assert.rejects(
      setFlag(registry, 'local', name, { percent: 10 }, ACTOR),
      /named in lower case/,
      name,
    );
  for (const percent of [-1, 101, Number.NaN])
    await assert.rejects(setFlag(registry, 'local', FLAG, { percent }, ACTOR), /percent/, `${percent}`);
  await assert.rejects(
    setFlag(registry, 'local', FLAG, { percent: 0, accounts: ['asha@demo.test'] }, ACTOR),
    /named by its id/,
  );
  await assert.rejects(clearFlag(registry, 'local', FLAG, ACTOR), /no flag new-calendar in 'local'/);
  for (let index = 1; index <= 50; index += 1)
    await setFlag(registry, 'local', `flag-${index}`, { percent: 100 }, ACTOR);
  await assert.rejects(setFlag(registry, 'local', FLAG, { percent: 10 }, ACTOR), /has 50 flags already/);
  await lock(registry, 'local', ACTOR);
  await assert.rejects(setFlag(registry, 'local', 'flag-1', { percent: 10 }, ACTOR), /is locked/);
});
