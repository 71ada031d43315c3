import type { Page, Response } from 'playwright-core';

/** The next successful write to an address; call it before the action that causes it, and await it after. */
export const answered = (page: Page, path: string): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().includes(path) && response.request().method() !== 'GET' && response.ok(),
  );
