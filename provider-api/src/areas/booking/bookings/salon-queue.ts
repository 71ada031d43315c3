import { withinLimit } from '@sundara/node/time-limit';
import { ApiError } from '../../../platform/http/api-error.ts';

/** Shorter than the site waits for an answer. */
const LIMIT_MS = 20_000;

const last = new Map<string, Promise<void>>();

/**
 * Makes this process decide about one salon's times one after the other, so that requests waiting for a popular time
 * hold no database connection, and all other requests go on. Between processes the salon's lock decides (`lockSalon`);
 * each process has at most one connection waiting for it.
 * @throws ApiError UNAVAILABLE when its turn has not come after 20 s; nothing was done then
 */
export const inSalonTurn = async <T>(salonId: string, work: () => Promise<T>): Promise<T> => {
  const before = last.get(salonId) ?? Promise.resolve();
  let end = () => {};
  const mine = new Promise<void>((resolve) => {
    end = resolve;
  });
  const over = before.then(() => mine);
  last.set(salonId, over);
  void over.then(() => last.get(salonId) === over && last.delete(salonId));
  try {
    await withinLimit(before, LIMIT_MS, () => new ApiError('UNAVAILABLE'));
    return await work();
  } finally {
    end();
  }
};
