import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError } from '../database/database-error.ts';
import { createReadCache } from './read-cache.ts';

const MEGABYTE = 2 ** 20;
/** No test reads from it. */
const nowhere = drizzle.mock();
const setup = (maxBytes = MEGABYTE) => {
  const state = { version: '1', day: '2026-11-21', made: 0, now: 0, isAway: false };
  const cache = createReadCache({
    version: {
      current: async () => {
        if (state.isAway) throw new DatabaseError('DATABASE_UNREACHABLE', 'Nothing listens there.');
        return state.version;
      },
    },
    readers: { read: (_, reads) => reads(nowhere) },
    maxBytes,
    epoch: () => state.day,
    now: () => state.now,
  });
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

test('an answer is compressed once in each encoding, however many ask', async () => {
  const { read } = setup();
  const long = 'hair '.repeat(1_000);
  const one = await read('hair', () => long);
  const other = await read('hair', () => long);
  const forms = await Promise.all([one.packed?.('br'), other.packed?.('br')]);
  expect(forms[0]).toBe(forms[1]);
  expect(brotliDecompressSync(forms[0] ?? '').toString()).toBe(long);
  expect(gunzipSync((await one.packed?.('gzip')) ?? '').toString()).toBe(long);
});

test('an answer serves for a minute', async () => {
  const { state, read } = setup();
  await read('hair');
  state.now = 59_999;
  await read('hair');
  expect(state.made).toBe(1);
  state.now = 60_000;
  await read('hair');
  expect(state.made).toBe(2);
});

test('while the database is away the last answer serves for an hour, and nothing that is not known', async () => {
  const { state, read } = setup();
  const made = await read('hair');
  Object.assign(state, { isAway: true, day: '2026-11-22', now: 3_599_999 });
  expect(await read('hair')).toEqual(made);
  await expect(read('nails')).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  state.now = 3_600_000;
  await expect(read('hair')).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  Object.assign(state, { isAway: false, version: '2' });
  expect(String((await read('hair')).body)).toBe('hair 2');
});

test('a failure that is not the database’s is told, also where an answer is known', async () => {
  const { state, read } = setup();
  await read('hair');
  state.version = '2';
  const fails = () => {
    throw new Error('a fault of ours');
  };
  await expect(read('hair', fails)).rejects.toThrow('a fault of ours');
});

test('who asks after a write does not get what was begun before it', async () => {
  const { state, cache } = setup();
  let end = (_answer: string) => {};
  const before = cache.read('hair', () => new Promise<string>((resolve) => (end = resolve)));
  await Promise.resolve();
  state.version = '2';
  const after = await cache.read('hair', async () => 'hair 2');
  end('hair 1');
  expect([String(after.body), String((await before).body)]).toEqual(['hair 2', 'hair 1']);
  expect(String((await cache.read('hair', async () => 'hair 2')).body)).toBe('hair 2');
});
