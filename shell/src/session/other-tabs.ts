import { TOKEN_KEY } from './token-storage.ts';

/** Follows sign-ins and sign-outs of the other tabs; returns a function that stops. */
export const followOtherTabs = (window: Window, restore: () => unknown): (() => void) => {
  const changed = ({ key }: StorageEvent) => {
    // A null key means that all of the storage was emptied.
    if (key === TOKEN_KEY || key === null) restore();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};
