import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../database/database-handle.ts';

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

/** @returns for how many seconds one of these limits still refuses; 0 when none is known to */
export const secondsRefused = (db: DatabaseHandle, keys: readonly string[]): number => {
  const refusals = refusalsOf(db);
  const left = keys.map((key) => (refusals.get(key) ?? 0) - Date.now());
  return Math.max(0, Math.ceil(Math.max(...left) / 1000));
};
