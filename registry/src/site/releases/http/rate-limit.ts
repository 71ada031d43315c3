import { countPerMinute } from '../../http/count-per-minute.ts';
import { ApiError } from './api-error.ts';

/**
 * Limits an address to `most` calls per minute; each call counts one.
 *
 * @throws ApiError RATE_LIMITED
 */
export const limitPerMinute = (most: number, now?: () => number): ((address: string) => void) => {
  const counts = countPerMinute(now);
  return (address) => {
    if (counts.add(address) > most) throw new ApiError('RATE_LIMITED');
  };
};
