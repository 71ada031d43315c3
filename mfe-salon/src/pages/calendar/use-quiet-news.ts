import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';

/**
 * Silently reloads the shown days when something happened to a booking; never during a drag. Returns a function to call
 * when the drag ends.
 */
export const useQuietNews = (isDragging: () => boolean): (() => void) =>
  useReloadOnNews({ isHeld: isDragging });
