import type { Page } from 'playwright-core';

/** The least height of what a finger presses, in CSS pixels. */
const LEAST = 44;

/**
 * Returns a sentence for each control of the page's main part that answers to less than 44 px of its height. What is
 * pressed counts, not what is drawn: label and frame belong to a field. A link is judged where it names a row; others
 * stand in texts and are as high as their line (WCAG 2.2, 2.5.8). What a keyboard alone reaches is no target.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    /** Whether a press at a distance above or below an element's middle presses it. */
    const answersAt = (element: HTMLElement, distance: number): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2 + distance);
      const isField = element instanceof HTMLInputElement;
      const around = isField ? [...(element.labels ?? []), element.closest('.MuiInputBase-root')] : [];
      return [element, ...around].some((part) => part?.contains(hit));
    };
    const reach = (element: HTMLElement, step: 1 | -1): number => {
      let distance = 0;
      while (Math.abs(distance) < least && answersAt(element, distance + step)) distance += step;
      return Math.abs(distance);
    };
    const isSmall = (element: HTMLElement): boolean => {
      if (element.offsetHeight >= least) return false;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return answersAt(element, 0) && reach(element, 1) + reach(element, -1) + 1 < least - 1;
    };
    return window.sundaraTour
      .controlsOf(document.querySelector('main') ?? document.body)
      .filter(({ element }) => !element.matches('a:not([role=rowheader] a)') && isSmall(element))
      .map(({ element, name }) => `${name} is ${Math.round(element.getBoundingClientRect().height)} px high`);
  }, LEAST);
