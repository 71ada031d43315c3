import type { ShellApi } from '@sundara/contracts/federation';

/** A page that has not arrived after this long is loaded directly. */
const ARRIVAL_LIMIT_MS = 8000;

type Surroundings = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>;

/**
 * Goes to a page, replacing the dialog's history entry. If the navigation fails or does not arrive, the browser is sent
 * there directly (specification 1, section 4).
 */
export const goOnTo = (
  path: string,
  { navigate }: Pick<ShellApi, 'navigate'>,
  { location, addEventListener, removeEventListener }: Surroundings = window,
): void => {
  const start = location.pathname;
  try {
    navigate(path, { replace: true });
  } catch {
    location.assign(path);
    return;
  }
  // A visitor who goes elsewhere meanwhile is left there.
  const stay = () => {
    clearTimeout(timer);
    removeEventListener('popstate', stay);
  };
  const timer = setTimeout(() => {
    stay();
    if (location.pathname === start) location.assign(path);
  }, ARRIVAL_LIMIT_MS);
  addEventListener('popstate', stay);
};
