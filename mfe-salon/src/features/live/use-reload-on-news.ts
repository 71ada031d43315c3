import { useRevalidator } from '@sundara/web/router';
import { useMemo } from 'react';
import { createReload } from './reload.ts';
import { type SalonNews, useSalonEvents } from './use-salon-events.ts';

interface Wishes {
  /** Which news the page shows something of; all unless told. */
  readonly concerns?: (news: SalonNews) => boolean;
  /** While it says so nothing is read; the same function at each call. */
  readonly isHeld?: () => boolean;
}

const never = () => false;

/**
 * Reads the page anew when something happened to a booking: one reading at a time, and one after it for all that is
 * told meanwhile.
 * @returns to be called when what was held is let go
 */
export const useReloadOnNews = ({ concerns, isHeld = never }: Wishes = {}): (() => void) => {
  const { revalidate } = useRevalidator();
  const { ask, goOn } = useMemo(() => createReload(revalidate, isHeld), [revalidate, isHeld]);
  useSalonEvents((news) => {
    if (concerns?.(news) ?? true) ask();
  });
  return goOn;
};
