import { useRevalidator } from '@sundara/web/router';
import { useCallback, useEffect, useRef } from 'react';
import { useSalonEvents } from '../../features/live/use-salon-events.ts';

/** News that come together are read together, in milliseconds. */
const TOGETHER_MS = 700;

/**
 * Reads the shown days anew when something happened to a booking, without a word; never while something is carried.
 * Answers what is to be called when it is put down.
 */
export const useQuietNews = (isCarrying: () => boolean): (() => void) => {
  const { revalidate } = useRevalidator();
  const isDue = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(() => {
    isDue.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isCarrying()) return;
      isDue.current = false;
      void revalidate();
    }, TOGETHER_MS);
  }, [revalidate, isCarrying]);
  useSalonEvents(readSoon);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    if (isDue.current) readSoon();
  }, [readSoon]);
};
