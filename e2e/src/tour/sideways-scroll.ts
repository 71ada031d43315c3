import type { Page } from 'playwright-core';

/** A sentence that names what is too wide, where a page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => window.sundaraTour.nameOf(element));
    return [`the page scrolls sideways by ${over} px, first for ${wide.slice(0, 3).join(', ')}`];
  });
