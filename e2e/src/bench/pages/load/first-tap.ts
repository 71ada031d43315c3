import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { MeasuredPage } from '../pages.ts';
import { type Visitor, withColdPage } from './cold-page.ts';

const LIMIT_MS = 60_000;
const BETWEEN_TAPS_MS = 100;

interface TapWindow {
  readonly firstTap: { answeredAt?: number; control?: Element | undefined; before?: string };
}

/** Runs in the page: watches whether the control or its details have changed their state, or a dialog has opened. */
const watchAnswer = (selector: string): void => {
  const tap: TapWindow['firstTap'] = {};
  Object.assign(window, { firstTap: tap });
  const stateOf = (control: Element): string => {
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((one) => one.checkVisibility());
    const attributes = ['aria-pressed', 'aria-expanded'].map((name) => control.getAttribute(name));
    return [dialogs.length, control.closest('details')?.open, ...attributes].join();
  };
  const check = (): void => {
    const control = document.querySelector(selector);
    if (!control || tap.answeredAt !== undefined) return;
    if (tap.control !== control) Object.assign(tap, { control, before: stateOf(control) });
    if (stateOf(control) === tap.before) return;
    requestAnimationFrame(() => {
      tap.answeredAt ??= performance.now();
    });
  };
  new MutationObserver(check).observe(document, { attributes: true, childList: true, subtree: true });
};

/** Where the control can be tapped: its middle, in sight and with nothing above it. */
const placeOf = (page: Page, selector: string): Promise<{ x: number; y: number } | 'answered' | undefined> =>
  page.evaluate((wanted) => {
    if ((window as unknown as TapWindow).firstTap.answeredAt !== undefined) return 'answered';
    const control = document.querySelector(wanted);
    if (!control?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    return control.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
  }, selector);

const tapAt = async (devtools: CDPSession, place: { x: number; y: number }): Promise<void> => {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/**
 * Time to the first tap that answers, in milliseconds since the navigation began: a cold page's control is tapped as
 * soon as it can be seen, and again 100 ms after each tap, until its state changes or a dialog is shown.
 */
export const measureFirstTap = (visitor: Visitor, measured: MeasuredPage): Promise<number> =>
  withColdPage(visitor, measured, async ({ page, context, devtools }) => {
    await context.addInitScript(watchAnswer, measured.control);
    await page.goto(measured.path, { waitUntil: 'commit' });
    const limit = performance.now() + LIMIT_MS;
    while (performance.now() < limit) {
      const place = await placeOf(page, measured.control);
      if (place === 'answered')
        return page.evaluate(() => (window as unknown as TapWindow).firstTap.answeredAt ?? Number.NaN);
      if (place) await tapAt(devtools, place);
      await pause(BETWEEN_TAPS_MS);
    }
    throw new Error(`No tap on ${measured.control} of ${measured.name} was answered.`);
  });
