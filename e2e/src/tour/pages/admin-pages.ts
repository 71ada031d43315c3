import { asAdmin } from '../../admin/as-admin.ts';
import { disputeVisit } from '../../admin/disputed-visit.ts';
import type { TourPage } from '../tour-page.ts';
import { chosenTab } from './sights.ts';

const disputes = async (url: string): Promise<readonly { readonly bookingId: string }[]> =>
  (await asAdmin(url, 'GET', '/api/admin/disputes')).disputes;

/** The demo has no dispute, so the tour's first page that shows one creates it. */
const aDispute = async (url: string): Promise<string> => {
  if ((await disputes(url)).length === 0)
    await disputeVisit(url, 'Tara Tour', 'They threaded one brow only, and left for lunch.');
  const [dispute] = await disputes(url);
  if (!dispute) throw new Error('The dispute is not among the open ones.');
  return dispute.bookingId;
};

/** The pages that an admin may open, and which need more than their title: the others are opened by it. */
export const ADMIN_PAGES: readonly TourPage[] = [
  {
    route: '/admin/disputes/:id',
    address: async (url) => `/admin/disputes/${await aDispute(url)}`,
    shows: /^Dispute of/,
  },
  { route: '/admin/dashboard', shows: 'Dashboard' },
  { route: '/admin/services', shows: 'Services Management' },
  { route: '/admin/refunds', shows: 'Refunds' },
  { route: '/admin/refunds', address: '/admin/refunds?tab=all', shows: chosenTab('All payments') },
  { route: '/salon/services', shows: 'Services Management' },
  { route: '/profile', shows: 'Your profile' },
];
