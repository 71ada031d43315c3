import useMediaQuery from '@mui/material/useMediaQuery';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether a media query matches; undefined on the server and while its HTML is hydrated, as no window is known there.
 * What depends on it is then rendered for both answers, and styles show the one that fits.
 */
export const useMedia = (query: string): boolean | undefined => {
  const matches = useMediaQuery(query);
  return useHydrated() ? matches : undefined;
};
