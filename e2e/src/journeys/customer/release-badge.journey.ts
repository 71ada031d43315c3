import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { CUSTOMER, OWNER } from '../../accounts.ts';
import { PHONE, screensOf } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { visitAsDemo } from '../../visit-as.ts';

const PAGES = {
  [CUSTOMER]: ['/', '/salons', '/about', '/dashboard', '/profile'],
  [OWNER]: ['/salon/dashboard'],
};

/** Texts and controls that can come below the badge when the page scrolls; rows that scroll by themselves are left out. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const badge = document.querySelector('[aria-label^="Releases on"]');
    if (!badge) return ['there is no badge'];
    const { left, right } = badge.getBoundingClientRect();
    const rows = [...document.querySelectorAll('body *')].filter((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowX),
    );
    const range = document.createRange();
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || badge.contains(text)) continue;
      // What only screen readers see is one pixel wide.
      if (parentElement.offsetWidth <= 1) continue;
      range.selectNodeContents(text);
      const isBelow = [...range.getClientRects()].some((box) => box.left < right && box.right > left + 1);
      if (isBelow && text.textContent?.trim() && !rows.some((row) => row.contains(text)))
        found.push(text.textContent);
    }
    return found;
  });

journeys('the badge of releases', {}, (running) => {
  for (const screen of screensOf(testDepth(), PHONE))
    test(`stands in the margin of every page at ${screen.width} px, over no text`, async () => {
      const { site, browser } = running();
      for (const [account, paths] of Object.entries(PAGES)) {
        const { page, context } = await visitAsDemo(browser, screen, site.url, account);
        for (const path of paths) {
          await page.goto(path);
          await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
          assert.deepEqual(await covered(page), [], path);
        }
        await context.close();
      }
    });
});
