import { readWhen } from '@sundara/contracts';
import type { WhenAsked } from '../when/when.ts';
import type { ListingAddress } from './listing-address.ts';

/** When the list's salons are free: what the address says, else what words of time in its text say to the server. */
export const whenAsked = ({ q, date, from, until }: ListingAddress, now: Date): WhenAsked => {
  if (date || !q) return { date, from, until };
  const { text: _, ...when } = readWhen(q, now);
  return when;
};
