import { aMemory } from '../../testing/loader.builder.ts';
import { aPage, aRemote, withPrevious } from '../../testing/page-data.builder.ts';
import { createQuarantine } from './quarantine.ts';

const KEY = 'sundara.quarantine';
const MINUTE = 60_000;
const before = aRemote('booking', {}, '1.0.0');
const bad = withPrevious(aRemote('booking', {}, '1.1.0'), before);
const { remotes } = aPage(bad).composition;

const quarantineAt = (time: { now: number }, memory = aMemory(), composed = remotes) => {
  const onChange = jest.fn();
  const needs = { remotes: composed, storage: () => memory, now: () => time.now, onChange };
  return { memory, onChange, ...createQuarantine(needs) };
};

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
  'what breaks the schema is nothing, and nobody is told: %s',
  (text) => {
    const { holds, onChange, memory } = quarantineAt({ now: 0 }, aMemory({ [KEY]: text }));
    expect(holds('booking', bad)).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(memory.kept[KEY]).toBe(text);
  },
);

test('where nothing is kept nothing is written, neither at first nor by a lift', () => {
  const { lift, onChange, memory } = quarantineAt({ now: 0 });
  lift('booking');
  expect(onChange).not.toHaveBeenCalled();
  expect(memory.kept).toEqual({});
});

test('of a version only the last failure counts, and the others stay', () => {
  const { add, onChange } = quarantineAt({ now: 0 });
  add('booking', bad, 'network');
  add('booking', before, 'broken');
  add('booking', bad, 'tampered');
  expect(onChange).toHaveBeenLastCalledWith([
    expect.objectContaining({ version: '1.0.0', reason: 'broken' }),
    expect.objectContaining({ version: '1.1.0', reason: 'tampered' }),
  ]);
});

test('the next page is told what is still set aside, and keeps no more than that', () => {
  const { add, memory } = quarantineAt({ now: 0 });
  add('booking', bad, 'network');
  add('booking', before, 'broken');
  const { onChange } = quarantineAt({ now: 10 * MINUTE }, memory);
  expect(onChange).toHaveBeenCalledWith([expect.objectContaining({ version: '1.0.0' })]);
  expect(JSON.parse(memory.kept[KEY] ?? '')).toHaveLength(1);
});

test('a remote that has gone, and one that has no version before, are no obstacle', () => {
  const { add, memory } = quarantineAt({ now: 0 });
  add('booking', bad, 'broken');
  const alone = aPage(before).composition.remotes;
  expect(quarantineAt({ now: 1 }, aMemory({ ...memory.kept }), alone).holds('booking', bad)).toBe(false);
  expect(quarantineAt({ now: 1 }, memory, {}).holds('booking', bad)).toBe(false);
});

test('each remote has its own: one is held, and given back, without the other', () => {
  const search = aRemote('discovery', {}, '2.0.0');
  const { add, holds, lift } = quarantineAt({ now: 0 }, aMemory(), aPage(bad, search).composition.remotes);
  add('booking', bad, 'broken');
  expect(holds('discovery', bad)).toBe(false);
  add('discovery', search, 'broken');
  lift('booking');
  expect(holds('booking', bad)).toBe(false);
  expect(holds('discovery', search)).toBe(true);
  lift('booking');
  expect(holds('discovery', search)).toBe(true);
});

test('without storage it holds as long as the page', () => {
  const storage = () => {
    throw new Error('forbidden');
  };
  const onChange = jest.fn();
  const { add, holds } = createQuarantine({ remotes, storage, onChange });
  expect(onChange).not.toHaveBeenCalled();
  add('booking', bad, 'broken');
  expect(holds('booking', bad)).toBe(true);
});
