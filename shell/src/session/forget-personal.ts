import type { SessionStore } from './session.store.ts';

/** Whatever a remote keeps of a person in the browser's storage has a key that begins so. */
const PERSONAL = 'personal:';
/** Whose it is: the account that was signed in last. */
const OWNER_KEY = 'personal-owner';

type Place = () => Storage;

/**
 * Removes what remotes have kept of a person (`personal:…`) once that person's session is over: signed out here or in
 * another tab, lost, or followed by somebody else's. It is noticed after a reload too. What somebody typed before signing
 * in stays theirs, and a visitor without an account keeps it until the tab is closed.
 *
 * @param places reading one throws where the browser forbids storage
 */
export const forgetPersonal = (sessionStore: SessionStore, places: readonly Place[]): void => {
  const follow = () => {
    const { session } = sessionStore.getState();
    if (session.status === 'loading') return;
    const owner = session.status === 'signed-in' ? session.user.id : '';
    for (const place of places) {
      try {
        handOver(place(), owner);
      } catch {
        // Then nothing is kept either.
      }
    }
  };
  sessionStore.subscribe(follow);
  follow();
};

const handOver = (storage: Storage, owner: string): void => {
  const before = storage.getItem(OWNER_KEY) ?? '';
  if (before === owner) return;
  const kept = before === '' ? [] : Object.keys(storage).filter((key) => key.startsWith(PERSONAL));
  for (const key of kept) storage.removeItem(key);
  if (owner) storage.setItem(OWNER_KEY, owner);
  else storage.removeItem(OWNER_KEY);
};
