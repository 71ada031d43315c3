import type { BrowserContext, Page } from 'playwright-core';

/**
 * What the browser itself tells in the console: a call that was refused or did not arrive, and that one without a window
 * would take its camera for the screen, of which QA's panel takes a picture.
 */
const IS_THE_BROWSERS = /^Failed to load resource|net::ERR_|^Permissions policy violation: camera/;

/** Collects what must never happen in a page: uncaught errors, violations of its policy, answers of 500. */
export const watchFaults = (page: Page, context: BrowserContext): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !IS_THE_BROWSERS.test(message.text()))
      faults.push(`the console says: ${message.text()}`);
  });
  page.on('response', (answer) => answer.status() === 500 && faults.push(`500 from ${answer.url()}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  context.on('page', (other) => void other.close().catch(() => {}));
  return faults;
};

/**
 * Why a page is none that a person could go on with: it is blank, has no header, a stopped part, or is another site's.
 *
 * @param blankMs how long it may be without its content, in ms
 */
export const unfit = async (page: Page, origin: string, blankMs: number): Promise<readonly string[]> => {
  const isThere = page.waitForFunction(
    () =>
      document.querySelector('header')?.checkVisibility() &&
      [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')].some(({ innerText }) =>
        innerText.trim(),
      ),
    undefined,
    { timeout: blankMs },
  );
  const blank = await isThere.then(
    () => [],
    (error: unknown) => [`the page is blank or has no header: ${String(error)}`],
  );
  const stopped = await page.getByText(/ stopped working$/).allInnerTexts();
  const elsewhere = new URL(page.url()).origin === origin ? [] : [`it is at ${page.url()}`];
  return [...blank, ...stopped, ...elsewhere];
};
