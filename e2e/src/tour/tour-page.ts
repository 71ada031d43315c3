import type { Locator, Page } from 'playwright-core';

/** Who opens a page: a visitor who is not signed in, or somebody with a role. */
export type Visitor = 'anonymous' | 'customer' | 'salon' | 'admin';

/** One page of the product as the tour opens it. */
export interface TourPage {
  /** As its declaration writes it: '/salon/:id'. An address that no declaration has is '*'. */
  readonly route: string;
  /** The address to open, if it isn't the route itself; read from the running site where it contains an id. */
  readonly address?: string | ((url: string) => Promise<string>);
  /** The button that opens a dialog over the page, which is then looked at instead of the page. */
  readonly opener?: string;
  /** What shows that the page has loaded: a text is the name of its main heading. */
  readonly shows: string | RegExp | ((page: Page) => Locator);
}

export const addressOf = async (url: string, { route, address = route }: TourPage): Promise<string> =>
  typeof address === 'string' ? address : address(url);

export const sightOf = (page: Page, { shows }: TourPage): Locator =>
  typeof shows === 'function'
    ? shows(page)
    : page.getByRole('main').getByRole('heading', { level: 1, name: shows });
