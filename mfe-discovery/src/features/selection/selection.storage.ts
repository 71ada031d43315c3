import * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';

/** The services chosen at one salon, in the order in which they were chosen. */
export interface Selection {
  readonly serviceIds: readonly string[];
}

/** A basket that was stored longer ago than this is dropped. */
const KEPT_MS = 2 * 60 * 60 * 1000;

const keptSchema = z.object({
  state: z.object({
    serviceIds: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
  }),
  version: z.number(),
  /** When it was stored, in milliseconds since 1970. */
  at: z.number(),
});

/**
 * Stores the basket in this tab (resolutions R6). What is broken, too old or of another shape counts as nothing, and a
 * browser without storage is no error.
 */
export const selectionStorage = (now: () => number = Date.now): PersistStorage<Selection> => ({
  getItem: (name) => {
    try {
      const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(name) ?? ''));
      return now() - kept.at > KEPT_MS ? null : kept;
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      sessionStorage.setItem(name, JSON.stringify({ ...value, at: now() }));
    } catch {
      // With a full or forbidden storage only a reload loses the basket.
    }
  },
  removeItem: (name) => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // As above.
    }
  },
});
