import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { CUSTOMER } from '../../accounts.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { visitAsDemo } from '../../visit-as.ts';

const WIDE = { width: 1920, height: 1080 };
/** A window of 1280 x 800 whose page is shown at 200 % (WCAG 1.4.4). */
const ZOOMED = { width: 640, height: 400 };
const UPRIGHT_TABLET = { width: 768, height: 1024 };
/** How much of a wide window the content takes, and of a low one the bars that stay. */
const LEAST_CONTENT = 1_390;
const MOST_BARS = ZOOMED.height * 0.4;

const PATHS = ['/', '/salons', '/contact', '/dashboard', '/bookings'];

/** The room that the widest frame of the page's main part gives to its content, in pixels. */
const contentWidth = (page: Page): Promise<number> =>
  page.locator('main .MuiContainer-root').evaluateAll((parts) => {
    const inner = parts.map((part) => {
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      return part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    return Math.max(...inner);
  });

/** The height of the bars that stay in sight over the page, after it was scrolled. */
const barsHeight = async (page: Page): Promise<number> => {
  await page.mouse.wheel(0, ZOOMED.height);
  return page.evaluate(
    (width) =>
      [...document.querySelectorAll('body *')]
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > width / 2 && box.top < window.innerHeight && box.bottom > 0)
        .reduce((height, box) => height + box.height, 0),
    ZOOMED.width,
  );
};

journeys('a page in a wide window and at twice its size', {}, (running) => {
  test('a wide window is used for content, not for margins', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, DESKTOP, site.url, CUSTOMER);
    await page.setViewportSize(WIDE);
    for (const path of PATHS) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await assertFit(page, `${path} in a wide window`);
      await keepPicture(page, `wide${path.replaceAll('/', '-')}`);
      const width = await contentWidth(page);
      assert(width >= LEAST_CONTENT, `${path} takes ${width} of ${WIDE.width} pixels`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on an upright tablet rows are cards, two abreast', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, DESKTOP, site.url, CUSTOMER);
    await page.setViewportSize(UPRIGHT_TABLET);
    await page.goto('/bookings');
    const group = page.getByRole('rowgroup').filter({ has: page.getByRole('row').nth(2) });
    const names = group
      .last()
      .getByRole('rowheader')
      .filter({ has: page.getByRole('link') });
    await names.nth(1).waitFor();
    await assertFit(page, '/bookings on a tablet');
    const [first, second] = [await names.nth(0).boundingBox(), await names.nth(1).boundingBox()];
    assert(first && second);
    assert.equal(second.y, first.y);
    assert(second.x > first.x);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('at 200 % nothing is cut off, and the bars leave room for the page', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, DESKTOP, site.url, CUSTOMER);
    await page.setViewportSize(ZOOMED);
    for (const path of PATHS) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await assertFit(page, `${path} at 200 %`);
      await keepPicture(page, `zoomed${path.replaceAll('/', '-')}`);
      const bars = await barsHeight(page);
      assert(bars <= MOST_BARS, `bars take ${bars} of ${ZOOMED.height} pixels of ${path}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
});
