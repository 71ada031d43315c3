import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';

/**
 * Reads the shown days anew when something happened to a booking, without a word; never while something is dragged.
 * Answers what is to be called when it is put down.
 */
export const useQuietNews = (isDragging: () => boolean): (() => void) =>
  useReloadOnNews({ isHeld: isDragging });
