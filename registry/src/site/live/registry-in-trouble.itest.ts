import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { Refusal } from '../../refusal.ts';
import { openLiveSite, promoteBooking, versionOf } from '../../testing/live-site.ts';
import { environmentText, putEnvironment } from '../../testing/signed-environment.ts';
import { bookingRelease, stock, stockedRegistry } from '../../testing/stocked-registry.ts';
import { REGISTRY_LIMITS } from './live-release.ts';

const silence = () => new Promise<never>(() => {});

/** What comes over a registry that a site has read before: each call of its store may fall silent or fail. */
const TROUBLES = {
  'falls silent': { revision: silence, read: silence, list: silence },
  'falls silent while a change is read': { read: silence },
  'is down': {
    revision: async () => {
      throw new Refusal("The registry's database doesn't answer.");
    },
  },
  'holds garbage': {},
  'holds an older document': {},
};
const WRITTEN: Partial<Record<keyof typeof TROUBLES, (older: string) => string>> = {
  'falls silent while a change is read': (older) => older,
  'holds garbage': () => '{ broken',
  'holds an older document': (older) => older,
};
const PAGES = 3;
/** The catalogue's +300 ms; a busy machine may need longer, yet far less than the silence lasts. */
const LONGEST_MS = sized({ quick: 20_000, deep: 300 });
/** The product's own in the deep run. */
const LIMITS = { ...REGISTRY_LIMITS, usualMs: sized({ quick: 40_000, deep: REGISTRY_LIMITS.usualMs }) };

const trouble = async (t: test.TestContext, name: keyof typeof TROUBLES): Promise<number> => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  let given: object = {};
  const { documents } = stocked.registry;
  const through = (call: 'read' | 'revision' | 'list') => (text: string) =>
    call in given ? Reflect.get(given, call)(text) : documents[call](text);
  const site = openLiveSite(stocked, {
    documents: { read: through('read'), revision: through('revision'), list: through('list') },
    limits: LIMITS,
  });
  const older = await environmentText(stocked, 'local');
  await promoteBooking(stocked, '1.1.0');
  assert.equal(versionOf(await site.current()), '1.1.0');
  assert.deepEqual(site.faults, []);
  const text = WRITTEN[name]?.(older);
  if (text) await putEnvironment(stocked, 'local', text);
  given = TROUBLES[name];
  let longest = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const begun = performance.now();
    assert.equal(versionOf(await site.current()), '1.1.0');
    longest = Math.max(longest, performance.now() - begun);
    assert.ok(longest <= LONGEST_MS, `page ${page} waited ${Math.round(longest)} ms`);
  }
  return longest;
};

test('a page waits 300 ms at most for a registry in trouble, from the first one on, and shows the last good release', async (t) => {
  const waits: number[] = [];
  for (const name of Object.keys(TROUBLES) as (keyof typeof TROUBLES)[])
    await t.test(`the registry ${name}`, async (each) => {
      waits.push(await trouble(each, name));
    });
  assert.equal(waits.length, Object.keys(TROUBLES).length);
  shows('T28', {
    'ways of a registry to fail': waits.length,
    'ms that a page waited at most': Math.round(Math.max(...waits)),
  });
});
