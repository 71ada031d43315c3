import { ApiError } from './api-error.ts';

const WINDOW_MS = 60_000;
/** More addresses than a site has visitors in a minute; beyond it, the counting starts anew. */
const ADDRESSES_KEPT = 50_000;

/**
 * Lets an address do something so often a minute; a call counts one more.
 *
 * @throws ApiError RATE_LIMITED
 */
export const limitPerMinute = (most: number, now: () => number = Date.now): ((address: string) => void) => {
  const counts = new Map<string, number>();
  let end = now() + WINDOW_MS;
  return (address) => {
    if (now() >= end || counts.size >= ADDRESSES_KEPT) {
      counts.clear();
      end = now() + WINDOW_MS;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > most) throw new ApiError('RATE_LIMITED');
  };
};
