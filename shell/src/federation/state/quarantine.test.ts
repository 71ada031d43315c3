import { aMemory } from '../../testing/loader.builder.ts';
import { aPage, aRemote, withPrevious } from '../../testing/page-data.builder.ts';
import { createQuarantine } from './quarantine.ts';

const KEY = 'sundara.quarantine';
const MINUTE = 60_000;
const before = aRemote('booking', {}, '1.0.0');
const bad = withPrevious(aRemote('booking', {}, '1.1.0'), before);
const { remotes } = aPage(bad).composition;

const quarantineAt = (time: { now: number }, memory = aMemory(), composed = remotes) => ({
  memory,
  ...createQuarantine({ remotes: composed, storage: () => memory, now: () => time.now }),
});

test.each([
  ['network', 10 * MINUTE],
  ['timeout', 10 * MINUTE],
  ['tampered', 1440 * MINUTE],
  ['broken', 1440 * MINUTE],
] as const)('a version that failed as %s is set aside for %d ms', (reason, holds) => {
  const time = { now: 0 };
  const { add, holds: isHeld } = quarantineAt(time);
  add('booking', bad, reason);
  expect(isHeld('booking', bad)).toBe(true);
  expect(isHeld('booking', before)).toBe(false);
  time.now = holds - 1;
  expect(isHeld('booking', bad)).toBe(true);
  time.now = holds;
  expect(isHeld('booking', bad)).toBe(false);
});

test.each(['contract', 'missing'] as const)('%s sets nothing aside', (reason) => {
  const { add, holds } = quarantineAt({ now: 0 });
  add('booking', bad, reason);
  expect(holds('booking', bad)).toBe(false);
});

test('the next page of this browser knows it', () => {
  const { add, memory } = quarantineAt({ now: 0 });
  add('booking', bad, 'tampered');
  expect(quarantineAt({ now: 1 }, memory).holds('booking', bad)).toBe(true);
});

test('it is forgotten as soon as the composition names another version', () => {
  const { add, memory } = quarantineAt({ now: 0 });
  add('booking', bad, 'tampered');
  const mended = aPage(withPrevious(aRemote('booking', {}, '1.1.1'), before)).composition.remotes;
  quarantineAt({ now: 1 }, memory, mended);
  expect(memory.kept[KEY]).toBe('[]');
  expect(quarantineAt({ now: 2 }, memory).holds('booking', bad)).toBe(false);
});

test('the same version made to fail by QA stands elsewhere, and says nothing about the real one', () => {
  const { add, memory } = quarantineAt({ now: 0 });
  add('booking', bad, 'tampered');
  const real = { ...bad, entry: { ...bad.entry, url: `/elsewhere${bad.entry.url}` } };
  expect(quarantineAt({ now: 1 }, memory).holds('booking', real)).toBe(false);
});

test('who asks anew gets every version of the remote back', () => {
  const { add, lift, holds, memory } = quarantineAt({ now: 0 });
  add('booking', bad, 'broken');
  lift('booking');
  expect(holds('booking', bad)).toBe(false);
  expect(memory.kept[KEY]).toBe('[]');
});

test.each(['{', '{"a":1}', '[{"remote":"booking"}]', 'null'])(
  'what breaks the schema is nothing: %s',
  (text) => {
    expect(quarantineAt({ now: 0 }, aMemory({ [KEY]: text })).holds('booking', bad)).toBe(false);
  },
);

test('without storage it holds as long as the page', () => {
  const storage = () => {
    throw new Error('forbidden');
  };
  const { add, holds } = createQuarantine({ remotes, storage });
  add('booking', bad, 'broken');
  expect(holds('booking', bad)).toBe(true);
});
