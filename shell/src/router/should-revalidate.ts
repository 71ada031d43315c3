import type { ShouldRevalidateFunction } from '@sundara/web/router';
import { NEXT_KEY, SIGN_IN_KEY } from '../sign-in/next-path.ts';

const withoutOwnKeys = (url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.delete(SIGN_IN_KEY);
  query.delete(NEXT_KEY);
  query.sort();
  return `${url.pathname}?${query}`;
};

/**
 * Opening or closing the sign-in dialog changes the shell's own query keys, and going about in a page its hash:
 * both are nothing to a page's data.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isElsewhere = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && withoutOwnKeys(currentUrl) === withoutOwnKeys(nextUrl);
  return !(isElsewhere && isSamePage) && defaultShouldRevalidate;
};
