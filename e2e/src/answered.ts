import type { Page, Response } from 'playwright-core';

/** The next success of a write to an address; asked for before what causes it, and awaited after. */
export const answered = (page: Page, path: string): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().includes(path) && response.request().method() !== 'GET' && response.ok(),
  );
