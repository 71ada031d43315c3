import { assetAt } from '../../testing/page-data.builder.ts';
import { createFileFetcher } from './fetch-files.ts';
import type { FileOutcome } from './file-tag.ts';
import type { Probe } from './probe-file.ts';

const file = assetAt('/remotes/discovery/1.0.0/remoteEntry.js');

/** A clock that only advances in pauses, and scripts that return the given outcomes. */
const fetcherWith = (
  outcomes: (FileOutcome | Promise<FileOutcome>)[],
  found: Probe = 'unreachable',
  asset = file,
) => {
  let time = 0;
  const asked: string[] = [];
  const late: (() => void)[] = [];
  const fetcher = createFileFetcher({
    now: () => time,
    pause: async (ms) => {
      time += ms;
    },
    random: () => 0.5,
    run: async ({ url }, limitMs, onLate) => {
      asked.push(url);
      late.push(onLate);
      const outcome = (await outcomes.shift()) ?? 'failed';
      if (outcome === 'stalled') time += limitMs;
      return outcome;
    },
    probe: async () => ({ found, detail: 'probed' }),
    announce: () => {},
  });
  return {
    took: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    fetch: () => fetcher.fetchFile(asset, { limitMs: 8_000, deadMs: 2_400 }),
    asked,
    late,
  };
};

test('a file is run once per page', async () => {
  const { fetch, asked } = fetcherWith(['loaded']);
  await Promise.all([fetch(), fetch()]);
  await fetch();
  expect(asked).toEqual([file.url]);
});

test('a failing file is tried three times, each time under another URL', async () => {
  const { fetch, asked } = fetcherWith([]);
  await expect(fetch()).rejects.toMatchObject({ reason: 'network', message: 'probed' });
  expect(asked).toEqual([file.url, `${file.url}?try=1`, `${file.url}?try=2`]);
});

test('a passing fault is mended within the limit', async () => {
  const { fetch } = fetcherWith(['failed', 'loaded']);
  await expect(fetch()).resolves.toBeUndefined();
});

test('a stalled file is asked for under another URL, and the limit holds', async () => {
  const { fetch, asked } = fetcherWith(['stalled', 'stalled', 'stalled']);
  await expect(fetch()).rejects.toMatchObject({ reason: 'timeout' });
  expect(asked).toEqual([file.url, `${file.url}?try=1`]);
});

test('a tampered file is not tried again', async () => {
  const { fetch, asked } = fetcherWith([], 'tampered');
  await expect(fetch()).rejects.toMatchObject({ reason: 'tampered' });
  expect(asked).toHaveLength(1);
});

test('a file that answers 404 or comes as another type is not tried again: it would be the same', async () => {
  const { fetch, asked } = fetcherWith([], 'gone');
  await expect(fetch()).rejects.toMatchObject({ reason: 'network' });
  expect(asked).toHaveLength(1);
});

test('the right file that could not be run at first is tried again at once', async () => {
  const { fetch, took } = fetcherWith(['failed', 'loaded'], 'intact');
  await fetch();
  expect(took()).toBe(0);
});

test('pauses between tries leave what is dead well within 3 s', async () => {
  const { fetch, took } = fetcherWith([]);
  await expect(fetch()).rejects.toMatchObject({ reason: 'network' });
  expect(took()).toBeLessThan(1_000);
});

test('a file without a hash is never asked for', async () => {
  const { fetch, asked } = fetcherWith([], 'intact', { url: file.url, integrity: '' });
  await expect(fetch()).rejects.toMatchObject({ reason: 'tampered' });
  expect(asked).toEqual([]);
});

test('a later attempt fetches anew, under a URL that was not used before', async () => {
  const { fetch, asked } = fetcherWith(['failed', 'failed', 'failed', 'loaded']);
  await expect(fetch()).rejects.toMatchObject({ reason: 'network' });
  await expect(fetch()).resolves.toBeUndefined();
  expect(new Set(asked).size).toBe(4);
});

test('who asks during the last try of a failing file gets tries of their own: it was sent before they asked', async () => {
  let fail = () => {};
  const lastTry = new Promise<FileOutcome>((resolve) => {
    fail = () => resolve('failed');
  });
  const { fetch, asked, pass } = fetcherWith(['failed', 'failed', lastTry, 'loaded']);
  const before = fetch();
  while (asked.length < 3) await Promise.resolve();
  pass(1);
  const after = fetch();
  fail();
  await expect(before).rejects.toMatchObject({ reason: 'network' });
  await expect(after).resolves.toBeUndefined();
  expect(asked).toHaveLength(4);
});

test('a file that arrives after it was given up is not fetched again', async () => {
  const { fetch, asked, late } = fetcherWith(['stalled', 'stalled']);
  await expect(fetch()).rejects.toMatchObject({ reason: 'timeout' });
  late[0]?.();
  await fetch();
  expect(asked).toHaveLength(2);
});
