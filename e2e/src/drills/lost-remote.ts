import assert from 'node:assert/strict';
import type { Browser, Page, Request } from 'playwright-core';
import { tokenOf } from '../accounts.ts';
import type { Area } from '../areas.ts';
import type { Screen, Visit } from '../browser.ts';
import { remoteStates } from '../inspection.ts';
import { visitAs } from '../visit-as.ts';
import { addressesOf } from './network-faults.ts';

/** A page of the person who uses an area, already signed in. */
export const visitArea = async (browser: Browser, screen: Screen, url: string, area: Area): Promise<Visit> =>
  visitAs(browser, screen, url, await tokenOf(url, area.account));

/** Words of the message in place of a part that was not loaded. */
export const LOST = 'is not available right now';

/** The message in place of a lost part: not loaded, or stopped while it was shown. */
export const lostFace = (page: Page, { title }: Area) =>
  page.getByText(new RegExp(`^(This page|${title}) (${LOST}|stopped working)$`)).first();

/** The remote's failure as the page knows it; throws when it did not fail. */
export const failureOf = async (page: Page, remote: string) => {
  const states = Object.entries(await remoteStates(page));
  const failed = states.find(([key, { status }]) => key.startsWith(`${remote}/`) && status === 'failed')?.[1];
  assert(failed?.failure, `${remote} has not failed: ${JSON.stringify(states)}`);
  return failed.failure;
};

/** Asserts that the frame of the page is shown, and the person is still signed in. */
export const assertFrame = async (page: Page): Promise<void> => {
  await page.getByRole('banner').waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  assert(token, 'the session is still there');
};

/**
 * Presses Retry once, and waits until the area works. Fails when the remote was not really fetched again.
 *
 * @returns how many of its files were asked for since the press
 */
export const healByOneRetry = async (page: Page, area: Area): Promise<number> => {
  const files = addressesOf(area.remote, 'all');
  let asked = 0;
  const count = (request: Request) => {
    if (files.test(request.url())) asked += 1;
  };
  page.on('request', count);
  await page.getByRole('button', { name: 'Retry' }).click();
  await area.works(page).first().waitFor();
  page.off('request', count);
  assert(asked > 0, `Retry fetched nothing of ${area.remote}.`);
  return asked;
};

/** Loading a remote takes 8 s at most; then it is shown, or there is a Retry again. */
const ONE_RETRY_MS = 20_000;

/**
 * Presses Retry until the area works: a busy machine may need longer than the site waits for a remote. Fails with what
 * the page shows and knows when three times are not enough.
 */
export const retryUntilWell = async (page: Page, area: Area): Promise<void> => {
  for (let count = 1; count <= 3; count += 1) {
    await page.getByRole('button', { name: 'Retry' }).click();
    const wait = area.works(page).first().waitFor({ timeout: ONE_RETRY_MS });
    if (
      await wait.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  const states = JSON.stringify(await remoteStates(page));
  assert.fail(`${area.title} did not come back. ${states} ${await page.locator('body').innerText()}`);
};
