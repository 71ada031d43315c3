/** Query keys of the shell itself: which dialog is open over home, and where to go after it. */
export const SIGN_IN_KEY = 'sign-in';
export const NEXT_KEY = 'next';

const BASE = 'https://sundara.invalid';

/**
 * A path on this site to continue to, with query and hash; undefined for any other address, however it is written:
 * 'https://…', '//…', '/\…' (resolutions R1).
 */
export const safeNext = (value: string | null | undefined): string | undefined => {
  if (!value?.startsWith('/') || !URL.canParse(value, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  // A path like '/x/..//host' is normalised to '//host', which would be another site.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
};

const withNext = (path: string, next: string | undefined): string =>
  next ? `${path}?${new URLSearchParams({ [NEXT_KEY]: next })}` : path;

/** The forgotten-password page, and the way back to sign in; both keep the path to continue to. */
export const forgotPath = (next: string | undefined): string => withNext('/forgot-password', next);
export const loginPath = (next: string | undefined): string => withNext('/login', next);

/** Home with the dialog open and the path to continue to. */
export const signInPath = (mode: 'login' | 'register', next: string | undefined): string => {
  const query = new URLSearchParams({ [SIGN_IN_KEY]: mode, ...(next ? { [NEXT_KEY]: next } : {}) });
  return `/?${query}`;
};
