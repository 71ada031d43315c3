import type { Locator, Page } from 'playwright-core';
import { ADMIN, CUSTOMER, OWNER } from './accounts.ts';

/** Where one remote is shown, and how to check that it works or is lost. */
export interface Area {
  readonly remote: string;
  /** Its title in its declaration. */
  readonly title: string;
  /** The account that opens it. */
  readonly account: string;
  /** Goes there; this requests the remote's code, which may never arrive. */
  readonly open: (page: Page) => Promise<void>;
  readonly works: (page: Page) => Locator;
  /** A route of another remote that the same person may see, and what it shows. */
  readonly elsewhere: { readonly path: string; readonly works: (page: Page) => Locator };
}

const home = {
  path: '/',
  works: (page: Page) => page.getByRole('heading', { name: 'All Salons' }),
};
const dashboard = { path: '/dashboard', works: (page: Page) => page.getByText(/Welcome back/) };

/** Goes to another page of the site as a link does: without reloading the document. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** The first salon that a page lists; a service above it names its salon too, and opens in place. */
export const firstSalon = (page: Page): Locator => page.locator('main article a[href^="/salon/"]').first();

const openBooking = async (page: Page): Promise<void> => {
  await page.goto('/');
  await firstSalon(page).click();
  const services = page.getByRole('region', { name: 'Services & Bookings' });
  await services.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
};

export const AREAS: readonly Area[] = [
  {
    remote: 'discovery',
    title: 'Discovery',
    account: CUSTOMER,
    open: async (page) => void (await page.goto('/', { waitUntil: 'commit' })),
    works: home.works,
    elsewhere: dashboard,
  },
  {
    remote: 'booking',
    title: 'Booking',
    account: CUSTOMER,
    open: openBooking,
    works: (page) => page.getByRole('dialog', { name: /^Book at / }),
    elsewhere: dashboard,
  },
  {
    remote: 'customer',
    title: 'Your bookings',
    account: CUSTOMER,
    open: async (page) => void (await page.goto('/dashboard', { waitUntil: 'commit' })),
    works: dashboard.works,
    elsewhere: home,
  },
  {
    remote: 'salon',
    title: 'Salon area',
    account: OWNER,
    open: async (page) => void (await page.goto('/salon/dashboard', { waitUntil: 'commit' })),
    works: (page) => page.getByRole('heading', { name: 'Recent Bookings' }),
    elsewhere: home,
  },
  {
    remote: 'admin',
    title: 'Administration',
    account: ADMIN,
    open: async (page) => void (await page.goto('/admin/dashboard', { waitUntil: 'commit' })),
    works: (page) => page.getByRole('heading', { name: 'Bookings over time' }),
    elsewhere: home,
  },
];
