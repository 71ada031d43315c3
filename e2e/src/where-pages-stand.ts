import type { TestContext } from 'node:test';
import type { Browser, Page } from 'playwright-core';

declare module 'node:test' {
  interface TestContext {
    readonly passed: boolean;
    readonly error: Error | null;
  }
}

const LIMIT_MS = 5_000;
const MOST_LETTERS = 300;

const standOf = async (page: Page): Promise<string> => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, LIMIT_MS, 'it does not answer'));
  const words = page
    .locator('h1, [role=alert], [role=dialog]')
    .filter({ visible: true })
    .allInnerTexts()
    .then((texts) => texts.join(' | ').replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS));
  return `  ${page.url()}: ${await Promise.race([words, late]).catch(String)}`;
};

/**
 * Adds to a failed journey's message which pages were open and what their headings, alerts and dialogs said, since a
 * timeout alone doesn't say what was there in place of what it waited for.
 */
export const sayWherePagesStand = async ({ passed, error }: TestContext, browser: Browser): Promise<void> => {
  if (passed || !error) return;
  const thrown = error.cause instanceof Error ? error.cause : error;
  const pages = browser.contexts().flatMap((context) => context.pages());
  if (pages.length === 0) return;
  const stands = await Promise.all(pages.map(standOf));
  thrown.message += `\nThe open pages:\n${stands.join('\n')}`;
};
