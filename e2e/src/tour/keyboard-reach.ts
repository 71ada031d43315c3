import type { Page } from 'playwright-core';
import { sessionOf } from './session-of.ts';

const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
/** Presses that are sent together; the browser handles them in order, as those of a person. */
const PRESSES_AT_ONCE = 30;
/** A date or time field has up to five stops, and a page that grows during the walk has more than at first. */
const MOST_PRESSES_PER_STOP = 2;
const SPARE_PRESSES = 60;

/**
 * Walks a page, or the dialog over it, with Tab from the top round to the top again. Returns a sentence for each
 * control that is never reached or doesn't show its focus, and for a walk that does not end.
 */
export const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  const session = await sessionOf(page);
  let walked = await page.evaluate(() => window.sundaraTour.beginWalk());
  const most = walked.stops * MOST_PRESSES_PER_STOP + SPARE_PRESSES;
  for (let pressed = 0; pressed < most && !walked.isRound; pressed += PRESSES_AT_ONCE) {
    await Promise.all(
      Array.from({ length: PRESSES_AT_ONCE }, () => session.send('Input.dispatchKeyEvent', TAB)),
    );
    walked = await page.evaluate(() => window.sundaraTour.walked());
  }
  const { unreached, unmarked } = await page.evaluate(() => window.sundaraTour.endWalk());
  const stuck = `Tab never comes back to the top in ${most} presses; it stays at ${walked.at}`;
  return [
    ...(walked.isRound ? [] : [stuck]),
    ...unreached.map((name) => `Tab never reaches ${name}`),
    ...unmarked.map((name) => `${name} doesn't show that it has the focus`),
  ];
};
