import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeWindow {
  readonly axe: typeof import('axe-core');
}

/** A sentence for each serious or critical accessibility finding on the page as it stands. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  // Evaluated, not added as a script: the page's policy rightly refuses foreign scripts. Once for each document.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `axe ${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} as ${html}`).join(' | ')}`,
      );
  });
};
