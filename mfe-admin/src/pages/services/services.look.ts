import { adminServices } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { SERVICE_LOOK } from '@sundara/web/service';

/** The list of the central catalogue; by category if nothing else is asked for. */
export const SERVICES: ListLook<typeof adminServices> = {
  ...SERVICE_LOOK,
  operation: adminServices,
  keyOf: ({ id }) => id,
  orders: [['category_asc', 'By category'], ['category_desc', 'By category, Z to A'], ...SERVICE_LOOK.orders],
};
