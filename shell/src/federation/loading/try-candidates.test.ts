import type { ComposedRelease, LoadFailure } from '@sundara/contracts/federation';
import { aRemote, aRoute, assetAt } from '../../testing/page-data.builder.ts';
import { candidateTrier } from './try-candidates.ts';
import type { Tried } from './try-release.ts';

const Home = () => null;
const EXPOSE = './routes/home';
const STYLE = assetAt('/remotes/booking/home.css');
const SCRIPT = assetAt('/remotes/booking/home.js');
const releaseOf = (version: string, files = [SCRIPT, STYLE]): ComposedRelease => ({
  ...aRemote('booking', { routes: [aRoute()] }, version),
  exposes: { [EXPOSE]: { files, shared: [] } },
});
const newest = releaseOf('1.1.0');
const before = releaseOf('1.0.0');
/** Has none of what is asked for. */
const lacking: ComposedRelease = { ...releaseOf('0.9.0'), exposes: {} };

type Ends = 'loaded' | Pick<LoadFailure, 'step' | 'reason'>;

/** Tries both releases, which end as given; `meanwhile` is the release that runs after the first. */
const tryBoth = async (
  ends: Readonly<Record<string, Ends>>,
  { runs, meanwhile = runs }: { runs?: ComposedRelease; meanwhile?: ComposedRelease | undefined } = {},
  candidates = [newest, before],
) => {
  const forget = jest.fn();
  const told: number[] = [];
  let running = runs;
  const tryRelease = async (remoteId: string, release: ComposedRelease): Promise<Tried> => {
    running = meanwhile;
    const { version } = release;
    const end = ends[version] ?? 'loaded';
    const attempt = { version, tookMs: 1, steps: {} };
    if (end === 'loaded') return { release, attempt, module: { Component: Home }, shellFailed: false };
    const failure = { ...end, remoteId, title: 'Booking', version, detail: '' };
    return { release, attempt: { ...attempt, failure }, shellFailed: false };
  };
  const needs = { tryRelease, files: { forget }, runningOf: () => running, now: () => 0 };
  const tried = await candidateTrier(needs)('booking', EXPOSE, candidates, (all) => told.push(all.length));
  return { tried: tried.map(({ release }) => release.version), told, forgotten: forget.mock.calls.flat() };
};

const broken = (step: LoadFailure['step']) => ({ step, reason: 'broken' }) as const;
const LOST = { step: 'load-entry', reason: 'network' } as const;

test('the first that is loaded ends it', async () => {
  expect(await tryBoth({})).toEqual({ tried: ['1.1.0'], told: [1], forgotten: [] });
  expect(await tryBoth({ '1.1.0': LOST })).toMatchObject({ tried: ['1.1.0', '1.0.0'], told: [1, 2] });
});

test('of what failed, styles go; of what is broken all files, and the entry where it broke', async () => {
  expect(await tryBoth({ '1.1.0': LOST })).toMatchObject({ forgotten: [[STYLE]] });
  const { files = [] } = newest.exposes[EXPOSE] ?? {};
  expect(await tryBoth({ '1.1.0': broken('get-module') })).toMatchObject({ forgotten: [files] });
  expect(await tryBoth({ '1.1.0': broken('load-entry') })).toMatchObject({
    forgotten: [[newest.entry, ...files]],
  });
});

test('what does not exist is in no other version either, and leaves no file behind', async () => {
  const missing = { step: 'resolve', reason: 'missing' } as const;
  expect(await tryBoth({ '0.9.0': missing }, {}, [lacking, before])).toEqual({
    ...{ tried: ['0.9.0'], told: [1], forgotten: [[]] },
  });
});

describe('while another load decides which version runs', () => {
  test('what was loaded of another one makes way for it', async () => {
    expect(await tryBoth({}, { meanwhile: before })).toEqual({
      ...{ tried: ['1.0.0'], told: [1], forgotten: [[STYLE]] },
    });
  });

  test('what was loaded is of no use where that version lacks it', async () => {
    expect(await tryBoth({}, { meanwhile: lacking })).toEqual({
      ...{ tried: [], told: [], forgotten: [[STYLE]] },
    });
  });

  test('what failed is followed by that version, and by no other', async () => {
    const between = releaseOf('1.0.5');
    const failing = { '1.1.0': LOST, '1.0.0': LOST, '1.0.5': LOST };
    const { tried } = await tryBoth(failing, { meanwhile: between });
    expect(tried.slice(0, 2)).toEqual(['1.1.0', '1.0.5']);
    expect(await tryBoth(failing, { meanwhile: lacking })).toMatchObject({ tried: ['1.1.0'] });
  });

  test('a version that ran before, and the own one, decide nothing', async () => {
    expect(await tryBoth({}, { runs: before })).toMatchObject({ tried: ['1.1.0'] });
    expect(await tryBoth({}, { meanwhile: newest })).toMatchObject({ tried: ['1.1.0'] });
    expect(await tryBoth({ '1.1.0': LOST }, { runs: lacking })).toMatchObject({ tried: ['1.1.0', '1.0.0'] });
  });
});
