import type { ShouldRevalidateFunction } from '@sundara/web/router';
import { NEXT_KEY, SIGN_IN_KEY } from '../sign-in/next-path.ts';

const withoutOwnKeys = (url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.delete(SIGN_IN_KEY);
  query.delete(NEXT_KEY);
  query.sort();
  return `${url.pathname}?${query}`;
};

/** Opening or closing the sign-in dialog changes the shell's own query keys, which are nothing to a page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const onlyOwnKeys =
    currentUrl.search !== nextUrl.search && withoutOwnKeys(currentUrl) === withoutOwnKeys(nextUrl);
  return !onlyOwnKeys && defaultShouldRevalidate;
};
