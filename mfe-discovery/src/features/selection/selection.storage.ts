import * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';

/** The services chosen at one salon, in the order in which they were chosen. */
export interface Selection {
  readonly serviceIds: readonly string[];
}

/** A basket that nobody came back to for so long is forgotten. */
const KEPT_MS = 2 * 60 * 60 * 1000;

const keptSchema = z.object({
  state: z.object({
    serviceIds: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
  }),
  version: z.number(),
  /** When it was kept, in milliseconds since 1970. */
  at: z.number(),
});

/**
 * Keeps the basket in this tab (resolutions R6). What is broken, too old or of another shape counts as nothing, and a
 * browser that keeps nothing is no error.
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
      // A full or forbidden storage costs the reload, not the visit.
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
