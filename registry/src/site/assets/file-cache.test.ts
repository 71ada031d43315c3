import { createFileCache } from './file-cache.ts';

const cacheOver = (files: Record<string, string>, limitBytes = 10_000) => {
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    const text = files[path];
    return text === undefined ? undefined : Buffer.from(text);
  };
  return { cache: createFileCache({ read }, limitBytes), asked, files };
};

test('a file is fetched once, however many ask at once', async () => {
  const { cache, asked } = cacheOver({ a: 'text' });
  const found = await Promise.all([cache.read('a'), cache.read('a'), cache.read('a')]);
  expect((await cache.read('a'))?.toString()).toBe('text');
  expect(found.map(String)).toEqual(['text', 'text', 'text']);
  expect(asked).toEqual(['a']);
});

test('a file that comes later is found, and a form that is not there is asked for once', async () => {
  const { cache, asked, files } = cacheOver({});
  expect(await cache.read('a')).toBeUndefined();
  files.a = 'text';
  expect(String(await cache.read('a'))).toBe('text');
  await cache.readIfAny('a.br');
  await cache.readIfAny('a.br');
  expect(asked).toEqual(['a', 'a', 'a.br']);
});

test('it never holds more than its limit, and lets go first of what was asked for longest ago', async () => {
  const { cache, asked } = cacheOver({ a: 'x'.repeat(700), b: 'x'.repeat(700), c: 'x'.repeat(700) }, 4000);
  for (const path of ['a', 'b', 'c', 'a']) await cache.read(path);
  for (let index = 0; index < 20; index += 1) await cache.readIfAny(`none-${index % 6}`);
  asked.length = 0;
  await cache.read('a');
  await cache.read('b');
  expect(asked).toEqual(['b']);
});

test('a file that is too large is passed on and not kept', async () => {
  const { cache, asked } = cacheOver({ a: 'x'.repeat(3000) }, 4000);
  await cache.read('a');
  expect((await cache.read('a'))?.length).toBe(3000);
  expect(asked).toEqual(['a', 'a']);
});

test('a fetch that failed is tried again by the next', async () => {
  let broken = true;
  const cache = createFileCache(
    {
      read: async () => {
        if (broken) throw new Error('no answer');
        return Buffer.from('text');
      },
    },
    1000,
  );
  await expect(cache.read('a')).rejects.toThrow('no answer');
  broken = false;
  expect(String(await cache.read('a'))).toBe('text');
});

test('a store that tells revisions is asked again for what has another one, and only for that', async () => {
  const files: Record<string, string> = { a: 'first' };
  const asked: string[] = [];
  const cache = createFileCache(
    {
      read: async (path) => {
        asked.push(path);
        const text = files[path];
        return text === undefined ? undefined : Buffer.from(text);
      },
      revision: async (path) => files[path],
    },
    10_000,
  );
  for (let times = 0; times < 3; times += 1) expect(String(await cache.read('a'))).toBe('first');
  expect(await cache.readIfAny('a.br')).toBeUndefined();
  files.a = 'second';
  files['a.br'] = 'packed';
  for (let times = 0; times < 3; times += 1) expect(String(await cache.read('a'))).toBe('second');
  expect(String(await cache.readIfAny('a.br'))).toBe('packed');
  delete files.a;
  expect(await cache.read('a')).toBeUndefined();
  expect(asked).toEqual(['a', 'a.br', 'a', 'a.br', 'a']);
});
