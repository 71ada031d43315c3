import type { ManagedService } from '@sundara/contracts/api';

/** The common fields of services in a salon's and the central catalogue. Rupees, minutes. */
export type ListedService = Pick<
  ManagedService,
  | 'id'
  | 'name'
  | 'description'
  | 'category'
  | 'price'
  | 'duration'
  | 'specializations'
  | 'status'
  | 'image'
  | 'can'
>;
