import { after, afterEach, before, describe } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Site, type SiteOptions, startSite } from './site.ts';
import { sayWherePagesStand } from './where-pages-stand.ts';

/** The product and the browser of a suite of journeys. */
export interface Running {
  readonly site: Site;
  readonly browser: Browser;
}

/** A suite of journeys; inside its tests, `running()` returns the product and the browser. */
export const journeys = (
  name: string,
  options: SiteOptions,
  suite: (running: () => Running) => void,
): void => {
  describe(name, () => {
    let site: Site | undefined;
    let browser: Browser | undefined;
    before(async () => {
      site = await startSite(options);
      browser = await launchBrowser();
    });
    afterEach(async (context) => {
      if (browser && 'passed' in context) await sayWherePagesStand(context, browser);
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });
    suite(() => {
      if (!site || !browser) throw new Error('The product runs only while the tests of the suite do.');
      return { site, browser };
    });
  });
};
