import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Selection } from './selection.storage.ts';
import { selectionStorage } from './selection.storage.ts';

/** One selection per salon, stored in this tab across a reload (resolutions R6). */
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
