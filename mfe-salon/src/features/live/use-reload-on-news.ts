import { useRevalidator } from '@sundara/web/router';
import { useMemo } from 'react';
import { createReload } from './reload.ts';
import { type SalonNews, useSalonEvents } from './use-salon-events.ts';

interface Wishes {
  /** Which news affect the page. Default: all. */
  readonly concerns?: (news: SalonNews) => boolean;
  /** Nothing is read while it returns true; the same function at each call. */
  readonly isHeld?: () => boolean;
}

const never = () => false;

/**
 * Reloads the page when something happened to a booking: one read at a time, and one more after it for all news in
 * between.
 * @returns to be called when what was held is released
 */
export const useReloadOnNews = ({ concerns, isHeld = never }: Wishes = {}): (() => void) => {
  const { revalidate } = useRevalidator();
  const { ask, goOn } = useMemo(() => createReload(revalidate, isHeld), [revalidate, isHeld]);
  useSalonEvents((news) => {
    if (concerns?.(news) ?? true) ask();
  });
  return goOn;
};
