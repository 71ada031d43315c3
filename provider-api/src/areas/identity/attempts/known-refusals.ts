import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';

/** A flood names many accounts; those that it named longest ago are asked for at the database again. */
const KEPT = 20_000;

/** Until when each limit refuses, in milliseconds, as far as this process was told. */
const kept = new WeakMap<DatabaseHandle, LRUCache<string, number>>();

const refusalsOf = (db: DatabaseHandle): LRUCache<string, number> => {
  const refusals = kept.get(db) ?? new LRUCache<string, number>({ max: KEPT });
  kept.set(db, refusals);
  return refusals;
};

/** A window does not end sooner than was told, so that whoever goes on meanwhile costs the database nothing. */
export const keepRefusal = (db: DatabaseHandle, key: string, seconds: number): void => {
  refusalsOf(db).set(key, Date.now() + seconds * 1000);
};

/** @returns for how many seconds a limit still refuses; 0 when it is not known to */
export const secondsRefused = (db: DatabaseHandle, key: string): number =>
  Math.max(0, Math.ceil(((refusalsOf(db).get(key) ?? 0) - Date.now()) / 1000));
