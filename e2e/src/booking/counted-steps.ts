import type { Locator, Page } from 'playwright-core';

/** What a person does on the way to a booking, counted as a person would: each tap and each field typed into. */
export interface CountedSteps {
  readonly tap: (name: string, target: Locator) => Promise<void>;
  readonly type: (name: string, target: Locator, text: string) => Promise<void>;
  /** Opens a link from outside, which takes a tap there. */
  readonly follow: (name: string, page: Page, path: string) => Promise<void>;
  /** The names of the steps so far, in order. */
  readonly steps: readonly string[];
}

export const countSteps = (): CountedSteps => {
  const steps: string[] = [];
  return {
    steps,
    tap: async (name, target) => {
      steps.push(name);
      await target.tap();
    },
    type: async (name, target, text) => {
      steps.push(name);
      await target.fill(text);
    },
    follow: async (name, page, path) => {
      steps.push(name);
      await page.goto(path);
    },
  };
};
