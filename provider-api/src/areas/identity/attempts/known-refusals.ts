import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';

/** A flood may name many accounts; for those least recently named, the database is queried again. */
const KEPT = 20_000;

/** When each limit stops refusing, in epoch milliseconds, as far as this process knows. */
const kept = new WeakMap<DatabaseHandle, LRUCache<string, number>>();

const refusalsOf = (db: DatabaseHandle): LRUCache<string, number> => {
  const refusals = kept.get(db) ?? new LRUCache<string, number>({ max: KEPT });
  kept.set(db, refusals);
  return refusals;
};

/** Remembers a refusal: a window does not end early, so further attempts meanwhile need no database query. */
export const keepRefusal = (db: DatabaseHandle, key: string, seconds: number): void => {
  refusalsOf(db).set(key, Date.now() + seconds * 1000);
};

/** @returns the number of seconds for which a limit still refuses; 0 when no refusal is known */
export const secondsRefused = (db: DatabaseHandle, key: string): number =>
  Math.max(0, Math.ceil(((refusalsOf(db).get(key) ?? 0) - Date.now()) / 1000));
