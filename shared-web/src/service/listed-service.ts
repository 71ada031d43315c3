import type { ManagedService } from '@sundara/contracts/api';

/** What a salon's catalogue and the central one have of a service alike. Rupees, minutes. */
export type ListedService = Pick<
  ManagedService,
  'id' | 'name' | 'description' | 'category' | 'price' | 'duration' | 'specializations' | 'status' | 'image'
>;
