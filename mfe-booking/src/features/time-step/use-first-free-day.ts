import type { LocalDate } from '@sundara/contracts';
import type { Days } from '@sundara/web/visit';
import { useEffect } from 'react';
import type { FlowStore } from '../flow/flow.store.ts';

const firstFreeOf = ({ free }: Days): LocalDate | undefined =>
  free && [...free].find(([, count]) => count > 0)?.[0];

/**
 * Chooses the first day with free times, so that the dialog opens with them, unless a link, an earlier visit to the
 * dialog or the customer has chosen one. Notices stay.
 * @returns whether that day is still being looked for
 */
export const useFirstFreeDay = (store: FlowStore, chosen: LocalDate | undefined, days: Days): boolean => {
  const first = firstFreeOf(days);
  useEffect(() => {
    if (first && !store.getState().date) store.setState({ date: first });
  }, [store, first]);
  return !chosen && (days.busy || first !== undefined);
};
