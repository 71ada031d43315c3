import { BOOKING_KEYS, SETTINGS_KEYS } from '@sundara/contracts/federation';
import type { ShouldRevalidateFunction } from '@sundara/web/router';
import { NEXT_KEY, SIGN_IN_KEY } from '../sign-in/next-path.ts';

const withoutDialogs = (url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.delete(SIGN_IN_KEY);
  query.delete(NEXT_KEY);
  for (const key of [...BOOKING_KEYS, ...SETTINGS_KEYS]) query.delete(key);
  query.sort();
  return `${url.pathname}?${query}`;
};

/**
 * Opening or closing the sign-in dialog changes the shell's own query keys, walking through the booking dialog and an
 * owner's settings theirs, and going about in a page the hash: all are nothing to a page's data.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isElsewhere = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && withoutDialogs(currentUrl) === withoutDialogs(nextUrl);
  return !(isElsewhere && isSamePage) && defaultShouldRevalidate;
};
