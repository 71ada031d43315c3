import type { Browser, Page } from 'playwright-core';

const NAME = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** A phone, as crawlers read the pages for phones first: most of a list is far below it. */
const VIEWPORT = { width: 412, height: 732 };

/** Opens a page that reads as a crawler does: it says so, fetches the HTML alone, and runs no script of it. */
export const openCrawler = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ userAgent: NAME, viewport: VIEWPORT, javaScriptEnabled: false });
  await context.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  return context.newPage();
};
