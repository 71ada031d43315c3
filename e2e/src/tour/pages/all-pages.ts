import type { TourPage, Visitor } from '../tour-page.ts';
import { ADMIN_PAGES } from './admin-pages.ts';
import { CUSTOMER_PAGES } from './customer-pages.ts';
import { OWNER_PAGES } from './owner-pages.ts';
import { VISITOR_PAGES } from './visitor-pages.ts';

/** Every page of the product, by who opens it on the tour. */
export const ALL_PAGES: Readonly<Record<Visitor, readonly TourPage[]>> = {
  anonymous: VISITOR_PAGES,
  customer: CUSTOMER_PAGES,
  salon: OWNER_PAGES,
  admin: ADMIN_PAGES,
};
