/** The key in local storage (specification 1, section 9). */
export const TOKEN_KEY = 'token';

/** Set when somebody logs out, to distinguish the missing token from a lost session. */
const LEFT_KEY = 'signed-out';

export interface TokenStorage {
  readonly read: () => string | undefined;
  readonly write: (token: string) => void;
  readonly remove: () => void;
  /** Removes the token because somebody logged out. */
  readonly leave: () => void;
  /** Whether the token is missing because somebody logged out, in this tab or another. */
  readonly wasLeft: () => boolean;
}

/**
 * Stores the token where other tabs see it. Where the browser forbids storage, the token is kept in memory for the
 * page, so that signing in still works.
 */
export const createTokenStorage = (storage: () => Storage): TokenStorage => {
  let own: string | undefined;
  let left = false;
  const attempt = <T>(action: (place: Storage) => T): T | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  const mark = (isLeft: boolean) => {
    left = isLeft;
    attempt((place) => (isLeft ? place.setItem(LEFT_KEY, '1') : place.removeItem(LEFT_KEY)));
  };
  const remove = () => {
    own = undefined;
    attempt((place) => place.removeItem(TOKEN_KEY));
  };
  return {
    read: () => attempt((place) => place.getItem(TOKEN_KEY)) || own,
    write: (token) => {
      mark(false);
      own = attempt((place) => place.setItem(TOKEN_KEY, token) ?? true) ? undefined : token;
    },
    // The mark first, so that it is set when other tabs see the token removed.
    remove: () => {
      mark(false);
      remove();
    },
    leave: () => {
      mark(true);
      remove();
    },
    // Storage takes precedence: another tab may have signed in since this one logged out.
    wasLeft: () => attempt((place) => place.getItem(LEFT_KEY) === '1') ?? left,
  };
};
