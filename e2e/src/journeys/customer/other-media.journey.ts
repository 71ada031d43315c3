import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { CUSTOMER } from '../../accounts.ts';
import { DESKTOP, keepPicture, visit } from '../../browser.ts';
import { pixelsApart } from '../../contrast.ts';
import { journeys } from '../../journeys.ts';
import { visitAsDemo } from '../../visit-as.ts';

/** A4 in CSS pixels, so that bars for narrow screens are printed unless they are left out. */
const PAPER = { width: 794, height: 1123 };

/** What belongs to the screen alone: what frames a page, and what can only be pressed or typed into. */
const forTheScreen = (page: Page): Locator =>
  page
    .locator(
      'header:not(main *), footer:not(main *), nav, [role=search], .MuiButton-root, .MuiIconButton-root',
    )
    .or(page.getByRole('button', { name: /^Releases on/ }))
    .filter({ visible: true });

/** Bars that stay in sight on the screen; on paper they would lie over each page's text. */
const fixedParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => getComputedStyle(part).position === 'fixed' && part.checkVisibility())
      .filter((part) => part.clientHeight > 0 && part.getBoundingClientRect().bottom > 0)
      .map((part) => part.outerHTML.slice(0, 200)),
  );

const assertPrintsContent = async (page: Page, name: string): Promise<void> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.waitFor();
  assert.notEqual(
    await forTheScreen(page).count(),
    0,
    `${name} has nothing on the screen that print leaves out`,
  );
  await page.emulateMedia({ media: 'print' });
  await keepPicture(page, `printed-${name}`);
  assert.deepEqual(await forTheScreen(page).allInnerTexts(), [], `${name} prints what is for the screen`);
  assert.deepEqual(await fixedParts(page), [], `${name} prints a bar over its text`);
  assert(await heading.isVisible(), `${name} prints its heading`);
  await page.emulateMedia({ media: 'screen' });
};

/** The ground of an element beside its text. */
const groundOf = async (element: Locator): Promise<Buffer> => {
  const box = await element.boundingBox();
  assert(box);
  return element
    .page()
    .screenshot({ clip: { x: box.x + 2, y: box.y + box.height / 2, width: 4, height: 4 } });
};

journeys('a page on paper and in forced colours', {}, (running) => {
  test('a printed page is its content, without what frames it and what can be pressed', async () => {
    const { site, browser } = running();
    const { page, context } = await visitAsDemo(browser, DESKTOP, site.url, CUSTOMER);
    await page.setViewportSize(PAPER);
    for (const path of ['/', '/salons', '/about', '/dashboard', '/bookings']) {
      await page.goto(path);
      await assertPrintsContent(page, path.replaceAll('/', '-'));
    }
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /^Your visit to/ }).waitFor();
    await assertPrintsContent(page, 'booking');
    await context.close();
  });

  test('in forced colours, buttons keep their edges', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, DESKTOP, site.url);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/about');
    for (const name of ['Sign in', 'Sign up']) {
      const button = page.getByRole('banner').getByRole('button', { name });
      await button.waitFor();
      const { style, width } = await button.evaluate((each) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(each);
        return { style: borderTopStyle, width: borderTopWidth };
      });
      assert.deepEqual({ style, width }, { style: 'solid', width: '1px' }, `the edge of ${name}`);
    }
    await context.close();
  });

  test('in forced colours, the chosen tab has a ground of its own', async () => {
    const { site, browser } = running();
    const { page, context } = await visitAsDemo(browser, DESKTOP, site.url, CUSTOMER);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/dashboard');
    const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
    await tab(true).waitFor();
    await keepPicture(page, 'forced-colours');
    const apart = await pixelsApart(await groundOf(tab(true)), await groundOf(tab(false)), 3);
    assert.equal(apart, 16, 'pixels of 16 that differ by 3:1');
    await context.close();
  });
});
