import type { Page } from 'playwright-core';

/** One thing that a visitor does, in the order of a list: each begins where the one before ended. */
export interface Interaction {
  readonly name: string;
  /** Does it with the browser's own input: a tap or a key. */
  readonly act: (page: Page) => Promise<void>;
}

/** Interactions that begin on the same page. */
export interface InteractionSeries {
  readonly path: string;
  readonly interactions: readonly Interaction[];
}

/** A tap on the first visible button, or other role, with this name. */
export const tap = (
  name: string,
  button: string | RegExp,
  { role = 'button', index = 0 }: { role?: 'button' | 'link' | 'radio'; index?: number } = {},
): Interaction => ({
  name,
  act: (page) => page.getByRole(role, { name: button }).filter({ visible: true }).nth(index).tap(),
});

/** A tap on the first visible element of a selector. */
export const tapAt = (name: string, selector: string, index = 0): Interaction => ({
  name,
  act: (page) => page.locator(selector).filter({ visible: true }).nth(index).tap(),
});

/** One key, in the field that has the focus or in another one. */
export const key = (name: string, pressed: string, field?: string): Interaction => ({
  name,
  act: async (page) => {
    if (field) await page.locator(field).first().focus();
    await page.keyboard.press(pressed);
  },
});

const thenDialogIs =
  (state: 'visible' | 'hidden') =>
  ({ name, act }: Interaction): Interaction => ({
    name,
    act: async (page) => {
      await act(page);
      await page.getByRole('dialog').first().waitFor({ state });
    },
  });

/** An interaction that is over when a dialog is there, or there is none any more. */
export const opening = thenDialogIs('visible');
export const closing = thenDialogIs('hidden');
