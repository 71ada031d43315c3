import type { Page } from 'playwright-core';

/** A sentence that names the element that sticks out farthest, where a page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return [];
    const all = [...document.querySelectorAll('body *')].map((element) => ({
      element,
      right: element.getBoundingClientRect().right,
    }));
    const farthest = Math.max(...all.map(({ right }) => right));
    // The innermost of several: they are listed from the outermost inwards.
    const widest = all.findLast(({ right }) => right === farthest)?.element ?? document.body;
    return [`the page scrolls sideways by ${over} px for ${window.sundaraTour.nameOf(widest)}`];
  });
