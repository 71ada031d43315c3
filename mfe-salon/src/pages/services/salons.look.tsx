import { adminSalons } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { Store } from 'lucide-react';

/** The salons from which an admin picks one (resolutions R4). */
export const SALONS: ListLook<typeof adminSalons> = {
  operation: adminSalons,
  caption: 'salons',
  keyOf: ({ id }) => id,
  search: { label: 'Search salons', placeholder: 'Name of the salon' },
  failed: 'Failed to fetch salons',
  icon: <Store size={40} strokeWidth={1.25} aria-hidden />,
  empty: () => ({ title: 'No salons found.' }),
};
