import type { Page } from 'playwright-core';
import { keepPicture } from '../browser.ts';
import { pixelsApart } from '../contrast.ts';
import { sessionOf } from './session-of.ts';

/** Of a focus indicator to the same pixels without it (WCAG 2.2, 1.4.11 and 2.4.13). */
const RATIO = 3;
/** A field's label and frame change with its focus, and a busy machine draws that later. */
const DRAWN_WITHIN_MS = 1_500;
/** A page that is still at work may take the focus away, or scroll the control out of sight: it is shown anew then. */
const TRIES = 3;

const pictureOf = async (page: Page): Promise<Buffer> => {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
};

/** Focuses a control again and again, until as many pixels as its edges are long differ, or the time is over. */
const focused = async (page: Page, index: number, rest: Buffer, edges: number) => {
  const end = Date.now() + DRAWN_WITHIN_MS;
  for (;;) {
    const state = await page.evaluate((at) => window.sundaraTour.focus(at), index);
    const pixels = await pixelsApart(rest, await pictureOf(page), RATIO);
    if (pixels >= edges || state === 'gone' || Date.now() > end) return { state, pixels, edges };
  }
};

/** Shows a control at rest and focused; undefined where the control is there no more. */
const looked = async (page: Page, index: number) => {
  for (let left = TRIES; ; left -= 1) {
    const edges = await page.evaluate((at) => window.sundaraTour.rest(at), index);
    if (edges === undefined) return undefined;
    const found = await focused(page, index, await pictureOf(page), edges);
    if (found.pixels >= edges || found.state === 'gone' || left === 1) return found;
    await page.evaluate((at) => window.sundaraTour.blur(at), index);
  }
};

/**
 * Focuses one control of each kind and compares the window's pixels with those at rest: as many as its edges are long
 * must differ by 3:1. Returns a sentence for each control whose focus is too faint.
 *
 * @param seen kinds that were looked at before; those of this page are added
 */
export const faintFocus = async (page: Page, seen: Set<string>): Promise<readonly string[]> => {
  const faults: string[] = [];
  const kinds = await page.evaluate(() => window.sundaraTour.focusKinds());
  for (const [index, { kind, name }] of kinds.entries()) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const found = await looked(page, index);
    if (!found) continue;
    const { state, pixels, edges } = found;
    if (state === 'gone') {
      // The page has put another in its place; the next one of its kind is looked at.
      seen.delete(kind);
      continue;
    }
    if (pixels < edges) {
      await keepPicture(page, `faint-${page.viewportSize()?.width}-${name.replaceAll(/\W+/g, '-')}`);
      const counted = `${pixels} of ${Math.ceil(edges)} pixels differ by 3:1`;
      faults.push(`the focus of ${name} is faint (${state}): ${counted}`);
    }
    await page.evaluate((at) => window.sundaraTour.blur(at), index);
  }
  return faults;
};
