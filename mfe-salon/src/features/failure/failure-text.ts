import type { ApiFailure } from '@sundara/contracts/federation';

/** That bookings could not be listed: an answer that can't be understood is another trouble than none (section 8). */
export const failedList = (failure: ApiFailure | undefined): string =>
  failure?.kind === 'protocol' ? 'Failed to load bookings' : 'Failed to fetch bookings';
