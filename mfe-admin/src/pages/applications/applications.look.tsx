import { adminApplications } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { Store } from 'lucide-react';

/** The list of salons that ask to be listed. */
export const APPLICATIONS: ListLook<typeof adminApplications> = {
  operation: adminApplications,
  caption: 'Applications',
  keyOf: ({ id }) => id,
  search: { label: 'Search applications', placeholder: 'Salon, locality, owner or e-mail' },
  tabs: {
    name: 'state',
    label: 'Applications by state',
    first: ['Waiting', ['waiting']],
    others: [
      ['approved', 'Approved'],
      ['declined', 'Declined'],
    ],
  },
  orders: [
    ['createdAt_asc', 'Oldest first'],
    ['createdAt_desc', 'Newest first'],
  ],
  ordersAlways: true,
  fieldColumns: 'minmax(160px, 240px)',
  failed: 'Failed to fetch the applications',
  icon: <Store size={40} strokeWidth={1.25} aria-hidden />,
  empty: ({ state }, narrowed) => {
    if (narrowed) return { title: 'No application found', clear: 'Clear search' };
    return state === undefined
      ? { title: 'No salon waits for an answer', next: 'Salons apply on the page "List your business".' }
      : { title: 'No applications here', next: 'Look under another state.' };
  },
};
