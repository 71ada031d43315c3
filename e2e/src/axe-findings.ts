import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeWindow {
  readonly axe: typeof import('axe-core');
}

/** Rules whose findings are reported: those of WCAG 2.1 AA, and the best practices that are serious or critical. */
const RULES = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
  rules: Object.fromEntries(
    [
      'accesskeys',
      'aria-dialog-name',
      'aria-text',
      'aria-treeitem-name',
      'frame-tested',
      'label-title-only',
      'tabindex',
    ].map((rule) => [rule, { enabled: true }]),
  ),
};

/** A sentence for each serious or critical accessibility finding on the page in its present state. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  // Evaluated, not added as a script: the page's policy rightly refuses foreign scripts. Once for each document.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
      ...rules,
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `axe ${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} as ${html}`).join(' | ')}`,
      );
  }, RULES);
};
