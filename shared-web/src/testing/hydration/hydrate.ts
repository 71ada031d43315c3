import { openBrowser } from './browser-window.ts';
import type { Hydration, HydrationOptions, Served, Side } from './hydration-options.ts';
import { hydrateInBrowser, renderOnServer } from './sides.tsx';

const RENDERED_AT = new Date('2026-11-24T13:59:30+05:30');
/** How much later the browser hydrates: other minutes, other opening states. */
const LATER_MS = 7 * 60 * 60 * 1000;

/** Only the date is not the real one. */
const TIMERS: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

const ORIGIN = 'http://sundara.test';

/** The side whose modules are loaded: the other one loads its own anew. */
let loaded: Side['name'] | undefined;

/** Goes to one side, at its time. */
const goTo = (name: Side['name'], { address }: Pick<HydrationOptions, 'address'>): Side => {
  if (loaded !== name) jest.resetModules();
  loaded = name;
  const now = RENDERED_AT.getTime() + (name === 'browser' ? LATER_MS : 0);
  jest.useFakeTimers({ now, doNotFake: TIMERS });
  return { name, address, renderedAt: RENDERED_AT.toISOString() };
};

/**
 * Renders a page in Node without a document. A file that tests many pages does so for all of them first, as each change
 * of sides loads every module again.
 */
export const serve = async (options: Pick<HydrationOptions, 'address' | 'pageOf'>): Promise<Served> => {
  const side = goTo('server', options);
  try {
    return await renderOnServer(options.pageOf, side);
  } finally {
    jest.useRealTimers();
  }
};

/**
 * Hydrates what the server sent, by default the page that it renders now, in a browser of this width, hours later.
 * Needs the environment 'tools/src/jest/hydration-environment.ts'.
 */
export const hydrate = async (options: HydrationOptions, served?: Served): Promise<Hydration> => {
  const { html, style } = served ?? (await serve(options));
  const side = goTo('browser', options);
  const text = `<!doctype html><head>${style}</head><body><div id="root">${html}</div></body>`;
  const close = openBrowser(text, `${ORIGIN}${options.address}`, options.width);
  try {
    return { html, ...(await hydrateInBrowser(options, side)) };
  } finally {
    close();
    jest.useRealTimers();
  }
};
