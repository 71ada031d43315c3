import type { Locator, Page } from 'playwright-core';

type Sight = (page: Page) => Locator;

/** A part of a page that comes with the rest of it. */
export const section =
  (name: string | RegExp): Sight =>
  (page) =>
    page.getByRole('heading', { level: 2, name });

/** The selected tab, where it is the only difference between the pages of a route. */
export const chosenTab =
  (name: string | RegExp): Sight =>
  (page) =>
    page.getByRole('tab', { name, selected: true });

export const dialog =
  (name: string): Sight =>
  (page) =>
    page.getByRole('dialog', { name });
