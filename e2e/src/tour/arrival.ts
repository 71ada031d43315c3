import type { Page, Request } from 'playwright-core';
import { LIMIT_MS } from '../limit.ts';

/** The requests that are awaited; pictures may come later, and the stream of events never ends. */
const AWAITED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);
const STANDS_IN = '[data-page-skeleton], main [aria-busy=true]';

/** Resolves when no request of a page is in progress any more. */
export type Quiet = () => Promise<void>;

/** Tracks the requests of a page from now on. */
export const watchRequests = (page: Page): Quiet => {
  const open = new Set<Request>();
  let wake = () => {};
  const isOver = (request: Request): void => {
    open.delete(request);
    if (open.size === 0) wake();
  };
  page.on('request', (request) => AWAITED.has(request.resourceType()) && open.add(request));
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  return async () => {
    if (open.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve, reject) => {
      wake = resolve;
      timer = setTimeout(
        () => reject(new Error(`It never came: ${[...open].map((each) => each.url()).join(', ')}`)),
        LIMIT_MS,
      );
    }).finally(() => clearTimeout(timer));
  };
};

/** Waits for two frames, in which a page draws its data, and for the end of all animations except endless ones. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Waits until a page is final: no request in progress, no placeholder, nothing that moves. */
export const arrival = async (page: Page, quiet: Quiet): Promise<void> => {
  await quiet();
  await drawn(page);
  await page.locator(STANDS_IN).first().waitFor({ state: 'detached' });
  // What has been drawn may have sent more requests.
  await quiet();
  await drawn(page);
};
