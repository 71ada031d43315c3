import { LoadError } from '../load-error.ts';
import { chunkLoader } from './chunk-scripts.ts';

const BASE = 'https://site.test/salon/7';
const HASH = `sha384-${'A'.repeat(64)}`;

const loaderWith = (fetchFile: jest.Mock<Promise<void>>) => {
  const onLost = jest.fn();
  return { load: chunkLoader({ files: { fetchFile }, base: BASE, onLost }), onLost };
};

test('a chunk of the own origin is known by its path, as the composition writes it', async () => {
  const fetchFile = jest.fn(async () => {});
  const { load } = loaderWith(fetchFile);
  expect(await load('https://site.test/assets/a.js', HASH)).toBeUndefined();
  expect(await load('https://cdn.test/assets/a.js', HASH)).toBeUndefined();
  for (const url of ['/assets/a.js', 'https://cdn.test/assets/a.js'])
    expect(fetchFile).toHaveBeenCalledWith({ url, integrity: HASH });
});

test('a failure says why, and names the chunk to who can start the remote anew', async () => {
  const { load, onLost } = loaderWith(jest.fn(() => Promise.reject(new LoadError('tampered', 'other hash'))));
  expect(await load('/assets/a.js', HASH)).toBe('tampered');
  expect(onLost).toHaveBeenCalledWith('/assets/a.js');
});

test('a chunk that comes without a hash is asked for without one, which fetches nothing', async () => {
  const fetchFile = jest.fn(async () => {});
  await loaderWith(fetchFile).load('/assets/a.js', undefined);
  expect(fetchFile).toHaveBeenCalledWith({ url: '/assets/a.js', integrity: '' });
});

test('what is thrown besides is told as broken', async () => {
  const { load } = loaderWith(jest.fn(() => Promise.reject(new Error('a fault of ours'))));
  expect(await load('/assets/a.js', HASH)).toBe('broken');
});
