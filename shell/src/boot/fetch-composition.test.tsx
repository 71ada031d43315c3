import { aPage, aRemote, aRoute, assetAt } from '../testing/page-data.builder.ts';
import { completePageData, preloadOf } from './page-data.ts';
import { reloadOnce } from './reload-once.ts';

const whole = aPage(aRemote('discovery', { routes: [aRoute()] }));
const file = assetAt('/assets/compositions/a1.json');
const preload = [assetAt('/remotes/discovery/1.0.0/remoteEntry.js')];
const written = { ok: true, value: { ...whole, composition: file, preload } } as const;

type Answer = (init: RequestInit) => Response | Error;

/** Answers every request for the file; browsers fail one whose answer has another hash than was asked for. */
const answering = (answer: Answer) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init = {}) => {
    const found = answer(init);
    if (found instanceof Error) throw found;
    return found;
  });
const withoutHash =
  (answer: () => Response): Answer =>
  ({ integrity }) =>
    integrity === undefined ? answer() : new TypeError('Failed to fetch');
afterEach(() => jest.restoreAllMocks());

test('the composition of a page is fetched from its file, held to its hash', async () => {
  const fetched = answering(() => Response.json(whole.composition));
  expect(await completePageData(written)).toEqual({ ok: true, data: { ...whole, preload } });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    file.url,
    expect.objectContaining({ integrity: file.integrity, cache: 'default' }),
  );
});

test("the route's files don't wait for it", () => {
  expect(preloadOf(written)).toEqual(preload);
  expect(preloadOf({ ok: true, value: { preload: [{ url: 'javascript:1' }] } })).toEqual([]);
});

test('a file that could not be had once is asked for again, past the cache', async () => {
  answering(({ cache }) =>
    cache === 'reload' ? Response.json(whole.composition) : new TypeError('Failed to fetch'),
  );
  expect(await completePageData(written)).toMatchObject({ ok: true });
});

test.each<[string, Answer, string]>([
  ['is not there', withoutHash(() => new Response('', { status: 404 })), 'COMPOSITION_GONE'],
  ['has another hash', withoutHash(() => new Response('{}')), 'COMPOSITION_CHANGED'],
  ['is answered with a fault', () => new Response('', { status: 503 }), 'COMPOSITION_UNREACHABLE'],
  ['cannot be asked for', () => new TypeError('Failed to fetch'), 'COMPOSITION_UNREACHABLE'],
  ['is no JSON', () => new Response('<!doctype html>'), 'COMPOSITION_UNREADABLE'],
  ['breaks the schema', () => Response.json({ id: 'c1' }), 'PAGE_DATA_INVALID'],
])('a composition whose file %s has a code', async (_, answer, code) => {
  answering(answer);
  const outcome = await completePageData(written);
  expect(outcome).toMatchObject({ ok: false, code, detail: expect.stringMatching(/\S/) });
});

test('a remote that the file breaks is left out, and the others run', async () => {
  const { composition } = aPage(aRemote('booking'));
  answering(() => Response.json({ ...composition, remotes: { ...composition.remotes, discovery: {} } }));
  expect(await completePageData(written)).toMatchObject({
    ok: true,
    data: { composition: { remotes: composition.remotes, leftOut: { discovery: { version: 'unknown' } } } },
  });
});

test('a page whose file is gone is loaded again once', () => {
  const reload = jest.fn();
  const windowAfter = (type: string) => ({
    performance: { getEntriesByType: () => [{ type }] },
    location: { reload },
  });
  expect(reloadOnce(windowAfter('navigate'))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(windowAfter('reload'))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
