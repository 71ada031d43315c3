import type { Locator, Page } from 'playwright-core';

type Sight = (page: Page) => Locator;

/** A part of a page that comes with the rest of it. */
export const section =
  (name: string | RegExp): Sight =>
  (page) =>
    page.getByRole('heading', { level: 2, name });

/** The tab that is chosen, where the pages of a route are told apart by that alone. */
export const chosenTab =
  (name: string | RegExp): Sight =>
  (page) =>
    page.getByRole('tab', { name, selected: true });

export const dialog =
  (name: string): Sight =>
  (page) =>
    page.getByRole('dialog', { name });
