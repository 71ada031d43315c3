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
  chance = 0.5,
) => {
  let time = 0;
  const asked: string[] = [];
  const late: (() => void)[] = [];
  const waited = { tries: [] as number[], probes: [] as number[], pauses: [] as number[] };
  const announce = jest.fn();
  const remove = jest.fn();
  const fetcher = createFileFetcher({
    now: () => time,
    pause: async (ms) => {
      waited.pauses.push(ms);
      time += ms;
    },
    random: () => chance,
    run: async ({ url }, limitMs, onLate) => {
      asked.push(url);
      waited.tries.push(limitMs);
      late.push(onLate);
      const outcome = (await outcomes.shift()) ?? 'failed';
      if (outcome === 'stalled') time += limitMs;
      return outcome;
    },
    probe: async (_, limitMs) => {
      waited.probes.push(limitMs);
      return { found, detail: 'probed' };
    },
    announce,
    remove,
  });
  return {
    took: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    fetch: (patience = { limitMs: 8_000, deadMs: 2_400 }) => fetcher.fetchFile(asset, patience),
    ...{ fetcher, asked, late, waited, announce, remove },
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

test('a file is waited for until it is stalled, or to the end where another try is not worth it', async () => {
  const stalled: FileOutcome[] = ['stalled', 'stalled', 'stalled', 'stalled'];
  const triesWithin = async (limitMs: number) => {
    const { fetch, waited } = fetcherWith([...stalled]);
    await expect(fetch({ limitMs, deadMs: 2_400 })).rejects.toMatchObject({
      ...{ reason: 'timeout', message: `${file.url} did not arrive in time.` },
    });
    return waited.tries;
  };
  expect(await triesWithin(4_999)).toEqual([4_999]);
  expect(await triesWithin(5_000)).toEqual([4_000, 1_000]);
  expect(await triesWithin(60_000)).toEqual([4_000, 4_000, 4_000]);
});

test('what failed is looked at for two seconds, or for what is left', async () => {
  const { fetch, waited } = fetcherWith([], 'gone');
  await expect(fetch()).rejects.toMatchObject({ reason: 'network' });
  await expect(fetch({ limitMs: 1_500, deadMs: 900 })).rejects.toMatchObject({ reason: 'network' });
  expect(waited.probes).toEqual([2_000, 1_500]);
});

test('pauses double, and are never the same for everybody', async () => {
  const { fetch, waited } = fetcherWith([], 'unreachable', file, 0.25);
  await expect(fetch()).rejects.toMatchObject({ reason: 'network' });
  expect(waited.pauses).toEqual([150, 300]);
});

test.each([
  ['dead as soon as the first pause would end', { limitMs: 8_000, deadMs: 200 }, 1],
  ['dead after it', { limitMs: 8_000, deadMs: 201 }, 2],
  ['late before it is dead', { limitMs: 300, deadMs: 2_400 }, 2],
])('a file that is %s is given up', async (_, patience, tries) => {
  const { fetch, asked } = fetcherWith([]);
  await expect(fetch(patience)).rejects.toMatchObject({ reason: 'network', message: 'probed' });
  expect(asked).toHaveLength(tries);
});

test('a pause lasts as long as it says', async () => {
  jest.useFakeTimers();
  const run = jest.fn(async (): Promise<FileOutcome> => 'failed');
  const probe = async () => ({ found: 'unreachable', detail: 'refused' }) as const;
  const { fetchFile } = createFileFetcher({ run, probe, announce: () => {}, random: () => 0.5 });
  const fetching = expect(fetchFile(file)).rejects.toMatchObject({ reason: 'network' });
  await jest.advanceTimersByTimeAsync(199);
  expect(run).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(400);
  await fetching;
  jest.useRealTimers();
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
  const message = `${file.url} has no hash, so it was not fetched.`;
  await expect(fetch()).rejects.toMatchObject({ reason: 'tampered', message });
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

test.each([
  ['as the last try begins', ['failed', 'failed', 'pending'], 0],
  ['while others are still to come', ['pending'], 1],
] as const)('who asks %s shares its failure', async (_, outcomes, passed) => {
  let fail = () => {};
  const pending = new Promise<FileOutcome>((resolve) => {
    fail = () => resolve('failed');
  });
  const { fetch, asked, pass } = fetcherWith(
    outcomes.map((outcome) => (outcome === 'pending' ? pending : outcome)),
  );
  const before = fetch();
  while (asked.length < outcomes.length) await Promise.resolve();
  pass(passed);
  const after = fetch();
  fail();
  await expect(before).rejects.toMatchObject({ reason: 'network' });
  await expect(after).rejects.toMatchObject({ reason: 'network' });
  expect(asked).toHaveLength(3);
});

test('only files that nobody asked for yet are announced', async () => {
  const { fetcher, announce } = fetcherWith(['loaded', 'failed', 'failed', 'failed']);
  const [lost, later] = [assetAt('/lost.js'), assetAt('/later.js')];
  await fetcher.fetchFile(file);
  await expect(fetcher.fetchFile(lost)).rejects.toMatchObject({ reason: 'network' });
  fetcher.announce([file, lost, later]);
  expect(announce).toHaveBeenCalledWith([later]);
});

test('what is forgotten is taken away, and runs again', async () => {
  const { fetch, fetcher, asked, remove } = fetcherWith(['loaded', 'loaded']);
  await fetch();
  fetcher.forget([file]);
  expect(remove).toHaveBeenCalledWith([file]);
  await fetch();
  expect(asked).toEqual([file.url, `${file.url}?try=1`]);
});

test('a file that arrives after it was given up is not fetched again', async () => {
  const { fetch, asked, late } = fetcherWith(['stalled', 'stalled']);
  await expect(fetch()).rejects.toMatchObject({ reason: 'timeout' });
  late[0]?.();
  await fetch();
  expect(asked).toHaveLength(2);
});
