import type { Shown } from '../shown.ts';

const PAGE = 'mfe-salon/src/pages/services';
const TEST = `${PAGE}/services.page.test.tsx`;
const JOURNEY = 'e2e/src/journeys/salon/catalogue.journey.ts';

/** The list of a salon's services, managed by its owner or by an admin. */
export const salonServices: readonly Shown[] = [
  {
    screen: 'Salon services, head',
    source: `${PAGE}/services-list.tsx`,
    test: JOURNEY,
    texts: ['Services Management'],
  },
  {
    screen: 'Salon services, head',
    source: 'shared-web/src/service/catalogue-buttons.tsx',
    test: JOURNEY,
    texts: ['Add New Service', 'Bulk Import'],
  },
  {
    screen: 'Salon services, search',
    source: 'shared-web/src/service/service-look.tsx',
    test: TEST,
    texts: ['Search services by name, description or category...'],
  },
  {
    screen: 'Salon services, a row',
    source: 'shared-web/src/service/last-columns.tsx',
    test: JOURNEY,
    texts: [{ text: 'N mins', written: '{duration} mins' }, 'Active'],
  },
  {
    screen: 'Salon services, several pages',
    source: 'shared-web/src/table/pager.tsx',
    test: JOURNEY,
    texts: [{ text: 'Page X of Y', written: 'Page {page} of {pages}', seen: 'Page 1 of [2-9]' }],
  },
  {
    screen: 'Salon services, nothing found',
    source: 'shared-web/src/service/service-look.tsx',
    test: JOURNEY,
    texts: ['No services found.'],
  },
  {
    screen: 'Salon services, not loaded',
    source: 'shared-web/src/service/service-look.tsx',
    test: TEST,
    texts: ['Failed to fetch services'],
  },
];
