import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { selectionStorage } from './selection.storage.ts';

/** The services chosen at one salon, in the order in which they were chosen. */
export interface Selection {
  readonly serviceIds: readonly string[];
}

/** One selection per salon, kept in this tab over a reload (resolutions R6). */
export const createSelectionStore = (salonId: string, now: () => number = Date.now) =>
  createStore<Selection>()(
    persist(() => ({ serviceIds: [] as readonly string[] }), {
      name: `basket:${salonId}`,
      version: 1,
      storage: selectionStorage(now),
    }),
  );
export type SelectionStore = ReturnType<typeof createSelectionStore>;

export const toggled = (serviceIds: readonly string[], id: string): readonly string[] =>
  serviceIds.includes(id) ? serviceIds.filter((other) => other !== id) : [...serviceIds, id];
