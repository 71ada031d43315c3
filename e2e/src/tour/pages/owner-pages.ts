import { anyClient, pastVisit } from '../../salon/owner.ts';
import type { TourPage } from '../tour-page.ts';
import { chosenTab, dialog } from './sights.ts';

const settings = dialog('Account Settings');

/** The pages that the owner of a salon may open. */
export const OWNER_PAGES: readonly TourPage[] = [
  { route: '/salon/dashboard', shows: 'Dashboard' },
  { route: '/salon/dashboard', address: '/salon/dashboard?settings=profile', shows: settings },
  { route: '/salon/dashboard', address: '/salon/dashboard?settings=subscription', shows: settings },
  { route: '/salon/bookings', shows: 'Bookings' },
  {
    route: '/salon/bookings/:id',
    address: async (url) => `/salon/bookings/${await pastVisit(url)}`,
    shows: /^Booking \d/,
  },
  { route: '/salon/clients', shows: 'Clients' },
  {
    route: '/salon/clients/:id',
    address: async (url) => `/salon/clients/${await anyClient(url)}`,
    shows: /./,
  },
  { route: '/salon/calendar', shows: 'Calendar' },
  { route: '/salon/specialists', shows: 'Specialists' },
  { route: '/salon/specialists', opener: 'Add specialist', shows: dialog('New specialist') },
  { route: '/salon/services', shows: 'Services Management' },
  { route: '/salon/reviews', shows: 'Reviews' },
  { route: '/salon/statement', shows: 'Statement' },
  { route: '/profile', address: '/profile?section=security', shows: chosenTab('Security') },
];
