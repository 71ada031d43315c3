import { openBrowser } from './browser-window.ts';
import type { Hydration, HydrationOptions } from './hydration-options.ts';
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

/**
 * Renders a page in Node without a document, then hydrates its HTML in a browser of this width, hours later. Needs the
 * environment 'tools/src/jest/hydration-environment.ts'.
 */
export const hydrate = async (options: HydrationOptions): Promise<Hydration> => {
  const { address, width, pageOf } = options;
  const side = { address, renderedAt: RENDERED_AT.toISOString() };
  jest.useFakeTimers({ now: RENDERED_AT, doNotFake: TIMERS });
  jest.resetModules();
  const { html, style } = await renderOnServer(pageOf, { ...side, name: 'server' });
  jest.resetModules();
  jest.setSystemTime(RENDERED_AT.getTime() + LATER_MS);
  const text = `<!doctype html><head>${style}</head><body><div id="root">${html}</div></body>`;
  const close = openBrowser(text, `${ORIGIN}${address}`, width);
  try {
    return { html, ...(await hydrateInBrowser(options, { ...side, name: 'browser' })) };
  } finally {
    close();
    jest.useRealTimers();
  }
};
