import type { ApiFailure } from '@sundara/contracts/federation';

/** Message if bookings could not be listed: an unreadable response differs from a missing one (section 8). */
export const failedList = (failure: ApiFailure | undefined): string =>
  failure?.kind === 'protocol' ? 'Failed to load bookings' : 'Failed to fetch bookings';
