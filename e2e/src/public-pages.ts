/** The pages that everybody may open and find, in addition to the salons' pages. */
export const PUBLIC_PAGES = [
  '/',
  '/salons',
  '/about',
  '/contact',
  '/list-your-business',
  '/terms',
  '/privacy',
  '/cancellation-refund',
  '/shipping-delivery',
] as const;
