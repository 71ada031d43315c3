import type { Page } from 'playwright-core';

/** The least height of what a finger presses, in CSS pixels. */
const LEAST = 44;

/**
 * Returns a sentence for each control that answers to less than 44 px of its height: what is pressed counts, not what is
 * drawn, so that a label belongs to its field and a card to the link that covers it. A link within a sentence is as high
 * as its line (WCAG 2.2, 2.5.8), and what a keyboard alone reaches is no target.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const isInSentence = (element: Element): boolean => {
      const block = element.closest('p, li, dd, td, .MuiTypography-root');
      const rest = block?.textContent.replace(element.textContent, '').trim() ?? '';
      return element.tagName === 'A' && getComputedStyle(element).display === 'inline' && rest.length > 0;
    };
    /** Whether a press at a distance above or below an element's middle presses it. */
    const answersAt = (element: HTMLElement, distance: number): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2 + distance);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels].some((part) => part.contains(hit));
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
      .filter(({ element }) => !isInSentence(element) && isSmall(element))
      .map(({ element, name }) => `${name} is ${Math.round(element.getBoundingClientRect().height)} px high`);
  }, LEAST);
