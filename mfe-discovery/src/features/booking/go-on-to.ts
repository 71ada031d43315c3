import type { ShellApi } from '@sundara/contracts/federation';

/** A page that has not come after so long is asked for directly. */
const ARRIVAL_LIMIT_MS = 8000;

type Surroundings = Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>;

/**
 * Goes to a page in place of the dialog's entry of the history. Where the navigation fails or does not arrive, the
 * browser is sent there directly (specification 1, section 4).
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
  // Whoever goes elsewhere meanwhile has decided for themselves.
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
