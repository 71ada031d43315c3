import { compose } from '../../compose/compose.ts';
import { aCompositionDocument, aShellRecord } from '../../testing/release-records.ts';
import { type AskedPage, createRenderedPages } from './rendered-pages.ts';
import type { Rendered } from './renderer.ts';

const shell = aShellRecord('1.0.0');
const document = aCompositionDocument([shell]);
const runsOf = (id: string): AskedPage['runs'] => ({
  ...{ id, document, records: [shell], shell, leftOut: new Map(), previous: new Map() },
  composition: compose(document, id, [shell], { assetsUrl: '' }),
});
const asked = (given: Partial<AskedPage> = {}, flags: string[] = []): AskedPage => ({
  runs: runsOf('one'),
  route: { remoteId: 'discovery', path: '/salons', isPublic: true, data: ['/api/a'] },
  address: '/salons',
  data: {
    ...{ environment: 'local', sequence: 1, canary: false, flags, preload: [] },
    composition: runsOf('one').composition,
    config: { checkoutScriptUrl: '/c.js', contact: { phone: '1', email: 'a@b.example' } },
  },
  ...given,
});

const site = (outcome: (count: number) => Promise<Rendered | undefined> | Rendered | undefined) => {
  const state = { count: 0, reads: 0, version: 'v1' as string | undefined, now: 1_000_000 };
  const { contentOf } = createRenderedPages({
    renderers: {
      render: async () => {
        state.count += 1;
        return outcome(state.count);
      },
    },
    currentVersion: async () => state.version,
    read: async (urls) => {
      state.reads += 1;
      return Object.fromEntries(urls.map((url) => [url, { status: 200, body: state.version }]));
    },
    ...{ waitMs: 20, mostWaiting: 4 },
    now: () => state.now,
  });
  const htmlOf = async (page = asked()) => (await contentOf(page))?.html;
  return { state, contentOf, htmlOf };
};
const numbered = (count: number): Rendered => ({ kind: 'rendered', html: `render ${count}`, styles: [] });

test('a page is rendered once for all who ask, and kept with the replies that it was made from', async () => {
  const { state, contentOf } = site(numbered);
  const came = await Promise.all([contentOf(asked()), contentOf(asked()), contentOf(asked())]);
  expect(new Set(came).size).toBe(1);
  expect(await contentOf(asked())).toEqual({
    ...{ html: 'render 1', styles: [], renderedAt: new Date(state.now).toISOString() },
    replies: { '/api/a': { status: 200, body: 'v1' } },
  });
});

test('it is rendered anew when the catalogue has changed', async () => {
  const { state, htmlOf } = site(numbered);
  await htmlOf();
  state.version = 'v2';
  expect(await htmlOf()).toBe('render 2');
});

test('after a minute the kept one is shown once more, and a new one follows, as the clock has moved', async () => {
  const { state, htmlOf } = site(numbered);
  await htmlOf();
  state.now += 60_000;
  expect(await htmlOf()).toBe('render 1');
  expect(await htmlOf()).toBe('render 2');
});

test('while the API does not answer, the last content goes on', async () => {
  const { state, htmlOf } = site(numbered);
  await htmlOf();
  state.version = undefined;
  expect(await htmlOf()).toBe('render 1');
});

test('who comes before the content gets none after a while, and the next visitor has it', async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { htmlOf } = site(async (count) => {
    await held;
    return numbered(count);
  });
  expect(await htmlOf()).toBeUndefined();
  go();
  await held;
  expect(await htmlOf()).toBe('render 1');
});

test.each([
  ['releases', asked({ runs: runsOf('two') })],
  ['flags', asked({}, ['new-cards'])],
  ['address', asked({ address: '/salons?page=2' })],
])('visitors of other %s get their own', async (_, other) => {
  const { htmlOf } = site(numbered);
  expect(await htmlOf()).toBe('render 1');
  expect(await htmlOf(other)).toBe('render 2');
  expect(await htmlOf()).toBe('render 1');
});

test('a page that failed is not tried for every visitor; one that the process ended at, or no server took, is', async () => {
  const failing = site(() => ({ kind: 'failed', detail: 'no salon' }));
  const ending = site(() => ({ kind: 'ended', detail: 'late' }));
  const away = site(() => ({ kind: 'away', detail: 'No render server rendered it.' }));
  for (const { htmlOf } of [failing, ending, away]) for (let time = 0; time < 3; time += 1) await htmlOf();
  expect([failing, ending, away].map(({ state }) => state.count)).toEqual([1, 3, 3]);
});

test('of a crowd on other pages, so many wait for the renderer; for all others nothing is read or rendered', async () => {
  const { state, htmlOf } = site(() => new Promise(() => {}));
  const crowd = Array.from({ length: 10 }, (_, page) => htmlOf(asked({ address: `/salons?page=${page}` })));
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => undefined));
  expect([state.reads, state.count]).toEqual([4, 4]);
});

test('a page behind a sign-in, or of the shell itself, is not rendered', async () => {
  const { state, htmlOf } = site(numbered);
  const { route } = asked();
  expect(await htmlOf(asked({ route: { ...route, isPublic: false } }))).toBeUndefined();
  expect(await htmlOf(asked({ route: { ...route, remoteId: undefined } }))).toBeUndefined();
  expect(state.count).toBe(0);
});
