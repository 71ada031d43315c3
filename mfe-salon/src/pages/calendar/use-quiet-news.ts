import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';

/**
 * Reads the shown days anew when something happened to a booking, without a word; never while something is carried.
 * Answers what is to be called when it is put down.
 */
export const useQuietNews = (isCarrying: () => boolean): (() => void) =>
  useReloadOnNews({ isHeld: isCarrying });
