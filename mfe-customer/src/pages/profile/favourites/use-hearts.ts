import { addFavourite, removeFavourite } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

export interface Hearts {
  readonly isKept: (salonId: string) => boolean;
  /** Removes a salon or adds it again; shown at once, undone if the request fails. */
  readonly toggle: (salon: { readonly id: string; readonly name: string }) => Promise<void>;
}

/**
 * The hearts of salons that were all favourites when the page was loaded. A removed one keeps its place until the next
 * load.
 */
export const useHearts = (): Hearts => {
  const { http, notify } = useShell();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string, kept: boolean) =>
    setGone((before) => {
      const after = new Set(before);
      if (kept) after.delete(id);
      else after.add(id);
      return after;
    });
  return {
    isKept: (id) => !gone.has(id),
    toggle: async ({ id, name }) => {
      const kept = gone.has(id);
      show(id, kept);
      const params = { salonId: id };
      const result = kept
        ? await http.call(addFavourite, { params })
        : await http.call(removeFavourite, { params });
      if (result.ok) return;
      show(id, !kept);
      notify.error(
        `${name} could not be ${kept ? 'added to' : 'removed from'} your favourites. ${result.failure.message}`,
      );
    },
  };
};
