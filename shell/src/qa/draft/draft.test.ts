import { aRemote } from '../../testing/page-data.builder.ts';
import { anId, anOverride, anOverview, aQaPage } from '../../testing/releases.builder.ts';
import { afterReload, baseVersions } from './after-reload.ts';
import { describeOverride } from './describe-override.ts';
import {
  chooseComposition,
  chooseFault,
  chooseFlag,
  chooseVersion,
  type Draft,
  draftOf,
  isNothing,
  isSameDraft,
  NOTHING,
} from './draft.ts';

const RUNNING = { shell: '1.0.0', booking: '1.0.0', discovery: '1.0.0' };
const other = { shell: '1.0.0', booking: '0.9.0', discovery: '1.0.0' };
const overview = anOverview(
  RUNNING,
  [],
  [{ id: anId('b'), versions: other, at: '2026-11-20T10:00:00Z', who: 'ravi', why: 'Promote' }],
);

const page = aQaPage([aRemote('booking', {}, '1.2.0'), aRemote('discovery')]);
const after = (draft: Draft, canary = false) =>
  afterReload(draft, baseVersions(draft, overview, { ...page, canary }));

test('a choice starts from what is in force', () => {
  const override = anOverride({ versions: { booking: '1.1.0' }, faults: { discovery: 'slow' } });
  expect(draftOf(override)).toMatchObject({ versions: { booking: '1.1.0' }, faults: { discovery: 'slow' } });
  expect(isNothing(draftOf(undefined))).toBe(true);
});

test('after a reload the chosen versions run on top of what the environment runs', () => {
  expect(after(chooseVersion(NOTHING, 'booking', '1.1.0'))).toEqual({
    ...RUNNING,
    booking: '1.1.0',
  });
});

test('after a reload of a whole composition its versions run, and those chosen before it do not', () => {
  const draft = chooseComposition(chooseVersion(NOTHING, 'discovery', '1.1.0'), anId('b'));
  expect(after(draft)).toEqual(other);
});

test('what a composition holds that nobody here knows is not guessed', () => {
  expect(after(chooseComposition(NOTHING, anId('c')))).toBeUndefined();
});

test('a browser in a canary goes back to it when nothing is overridden, and leaves it with the first choice', () => {
  expect(after(NOTHING, true)).toEqual({ ...RUNNING, booking: '1.2.0' });
  expect(after(chooseFault(NOTHING, 'discovery', 'slow'), true)).toEqual(RUNNING);
});

test('taking a choice back leaves no trace of it', () => {
  const chosen = chooseFault(chooseVersion(NOTHING, 'booking', '1.1.0'), 'booking', 'down');
  const back = chooseFault(chooseVersion(chosen, 'booking', undefined), 'booking', undefined);
  expect(isNothing(back)).toBe(true);
  expect(isSameDraft(back, NOTHING)).toBe(true);
});

test('the same choice made in another order is the same', () => {
  const one = chooseVersion(chooseVersion(NOTHING, 'booking', '1.1.0'), 'salon', '1.2.0');
  const two = chooseVersion(chooseVersion(NOTHING, 'salon', '1.2.0'), 'booking', '1.1.0');
  expect(isSameDraft(one, two)).toBe(true);
  expect(isSameDraft(one, chooseVersion(two, 'salon', '1.3.0'))).toBe(false);
});

test('another answer of a flag is another choice, and a flag alone is one', () => {
  const on = chooseFlag(NOTHING, 'new-calendar', true);
  expect(isNothing(on)).toBe(false);
  expect(isSameDraft(on, chooseFlag(on, 'new-calendar', false))).toBe(false);
  expect(isNothing(chooseFlag(on, 'new-calendar', undefined))).toBe(true);
});

test('an override is said in words, with the default that it stands for', () => {
  const draft = {
    composition: anId('b'),
    versions: { booking: '1.1.0', salon: 'http://localhost:4001' },
    faults: { discovery: 'slow' },
    flags: { 'new-calendar': true, 'loyalty-card': false },
  } as const;
  expect(describeOverride(draft, RUNNING)).toEqual([
    'composition bbbbbbbb',
    'booking 1.1.0 instead of 1.0.0',
    'salon localhost:4001',
    'discovery slow',
    'new-calendar on',
    'loyalty-card off',
  ]);
});
