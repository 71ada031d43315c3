import type { ApiFailure } from '@sundara/contracts/federation';

/** What a toast says: the server's own words, else the fallback (specification 2, section 8). */
export const wordsOf = (failure: ApiFailure, fallback: string): string =>
  failure.kind === 'rejected' ? failure.message : fallback;

/** What the server says of single fields, by their name. */
export const fieldWords = (failure: ApiFailure): Readonly<Record<string, string>> =>
  failure.kind === 'rejected'
    ? Object.fromEntries((failure.reply?.fields ?? []).map(({ path, message }) => [path, message]))
    : {};

/** That bookings could not be listed: an answer that can't be understood is another trouble than none (section 8). */
export const failedList = (failure: ApiFailure | undefined): string =>
  failure?.kind === 'protocol' ? 'Failed to load bookings' : 'Failed to fetch bookings';
