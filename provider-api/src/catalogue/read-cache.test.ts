import { createReadCache } from './read-cache.ts';

const MEGABYTE = 2 ** 20;
const setup = (maxBytes = MEGABYTE) => {
  const state = { version: '1', day: '2026-11-21', made: 0 };
  const cache = createReadCache({ current: async () => state.version }, maxBytes, () => state.day);
  const read = (question: string, answer = () => `${question} ${state.version}`) =>
    cache.read(question, async () => {
      state.made += 1;
      return answer();
    });
  return { state, cache, read };
};

test('a question is answered once until the catalogue or the day changes', async () => {
  const { state, read } = setup();
  for (let turn = 0; turn < 3; turn += 1) expect(String((await read('hair')).body)).toBe('hair 1');
  expect(state.made).toBe(1);
  state.version = '2';
  expect(String((await read('hair')).body)).toBe('hair 2');
  state.day = '2026-11-22';
  await read('hair');
  expect(state.made).toBe(3);
});

test('all who ask the same at once wait for one answer', async () => {
  const { state, read } = setup();
  const answers = await Promise.all(Array.from({ length: 50 }, () => read('hair')));
  expect(state.made).toBe(1);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
});

test('a failure reaches all who wait for it, and the next one asks anew', async () => {
  const { read } = setup();
  const fails = () => {
    throw new Error('no rows');
  };
  const both = await Promise.allSettled([read('hair', fails), read('hair', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String((await read('hair')).body)).toBe('hair 1');
});

test('it never holds more bytes than it may, and an answer too large for it is given all the same', async () => {
  const { state, cache, read } = setup(MEGABYTE);
  const page = 'x'.repeat(20_000);
  for (let number = 0; number < 200; number += 1) {
    await read(`page ${number}`, () => page);
    expect(cache.size()).toBeLessThanOrEqual(MEGABYTE);
  }
  expect(cache.size()).toBeGreaterThan(MEGABYTE / 2);
  await read('page 199');
  expect(state.made).toBe(200);
  const large = 'x'.repeat(MEGABYTE);
  expect((await read('large', () => large)).body).toHaveLength(MEGABYTE);
  expect(cache.size()).toBeLessThanOrEqual(MEGABYTE);
});

test('answers that lose their place before they are there are still given', async () => {
  const { read } = setup(8_000);
  const asked = Array.from({ length: 40 }, (_, n) => read(`page ${n}`, () => `${n}`.repeat(400)));
  expect((await Promise.all(asked)).map(({ body }, n) => String(body) === `${n}`.repeat(400))).not.toContain(
    false,
  );
});

test('with no room nothing is kept, and nothing is tagged', async () => {
  const { state, cache, read } = setup(0);
  await read('hair');
  expect(await read('hair')).toEqual({ body: Buffer.from('hair 1') });
  expect([state.made, cache.size()]).toEqual([2, 0]);
});

test('equal bytes have equal tags, in whatever version', async () => {
  const { state, read } = setup();
  const first = await read('hair', () => 'same');
  state.version = '2';
  expect((await read('hair', () => 'same')).etag).toBe(first.etag);
  expect(first.etag).toMatch(/^"[\w-]{22}"$/);
});
