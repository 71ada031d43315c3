import type { Shown } from '../shown.ts';

const HOME = 'mfe-discovery/src/pages/home';
const HOME_TEST = `${HOME}/home.page.test.tsx`;
const SALON = 'mfe-discovery/src/pages/salon';
const SALON_TEST = `${SALON}/salon.page.test.tsx`;

/** Home, the listing, a salon's page and the service modal. */
export const discovery: readonly Shown[] = [
  {
    screen: 'Home, hero',
    source: `${HOME}/hero.tsx`,
    test: HOME_TEST,
    texts: ['Discover and Book the Best Beauty Services', 'Find top-rated salons and spas in Hyderabad'],
  },
  {
    screen: 'Home, text search',
    source: `${HOME}/salon-field.tsx`,
    test: HOME_TEST,
    texts: ['Search for salon...'],
  },
  {
    screen: 'Home, heading of the list',
    source: `${HOME}/filter-salons.ts`,
    test: HOME_TEST,
    texts: ['Salons in {location}', 'Search Results for "{user_content}"', 'All Salons'],
  },
  {
    screen: 'Home, nothing found; not loaded',
    source: `${HOME}/salon-results.tsx`,
    test: HOME_TEST,
    texts: ['No salons found matching your search criteria.', 'Failed to load salons'],
  },
  {
    screen: 'Service modal',
    source: 'mfe-discovery/src/features/service-modal/service-facts.tsx',
    test: 'e2e/src/journeys/discovery/home.journey.ts',
    texts: ['Available at'],
  },
  {
    screen: 'Service modal, booked',
    source: 'mfe-discovery/src/features/service-modal/book-service.tsx',
    test: 'mfe-discovery/src/features/service-modal/service-modal.test.tsx',
    texts: ['Booking successful! Your booking ID is {id}'],
  },
  {
    screen: 'Salon listing, not loaded',
    source: 'mfe-discovery/src/pages/listing/results.tsx',
    test: 'mfe-discovery/src/pages/listing/listing.page.test.tsx',
    texts: ['Failed to load salons. Please try again later.'],
  },
  {
    screen: 'Salon detail, pictures',
    source: `${SALON}/photo-grid.tsx`,
    test: SALON_TEST,
    texts: [{ text: 'View All Photos', written: 'View All Photos ({count})' }],
  },
  {
    screen: 'Salon detail, a service',
    source: 'mfe-discovery/src/features/selection/service-row.tsx',
    test: SALON_TEST,
    texts: [{ text: '20% Off', written: '{percent}% Off', seen: '20% Off' }, 'Popular'],
  },
  {
    screen: 'Salon detail, services without a category',
    source: 'mfe-discovery/src/features/selection/service-filter.ts',
    test: 'mfe-discovery/src/features/selection/service-filter.test.ts',
    texts: [{ text: 'Other', seen: "Other', 'services-other" }],
  },
  {
    screen: 'Salon detail, not loaded',
    source: `${SALON}/salon.page.tsx`,
    test: SALON_TEST,
    texts: ['Oops! Something went wrong'],
  },
];
