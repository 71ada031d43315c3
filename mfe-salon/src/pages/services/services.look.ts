import { SERVICE_PAGE_SIZES, salonServices } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { SERVICE_LOOK } from '@sundara/web/service';

/** The list of a salon's services. */
export const SERVICES: ListLook<typeof salonServices> = {
  ...SERVICE_LOOK,
  operation: salonServices,
  keyOf: ({ id }) => id,
  sizes: SERVICE_PAGE_SIZES,
  // As the operation orders them where it is not asked for an order.
  sortOf: () => 'name_asc',
};
