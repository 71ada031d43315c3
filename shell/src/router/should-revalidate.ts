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
 * The sign-in dialog changes only the shell's own query keys, the booking dialog and an owner's settings theirs, and
 * links within a page the hash: none of these affects a page's data.
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
