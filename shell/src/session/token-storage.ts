/** The key in local storage (specification 1, section 9). */
export const TOKEN_KEY = 'token';

export interface TokenStorage {
  readonly read: () => string | undefined;
  readonly write: (token: string) => void;
  readonly remove: () => void;
}

/**
 * Keeps the token where other tabs see it. Where the browser forbids storage the token lives as long as the
 * page, so that signing in still works.
 */
export const createTokenStorage = (storage: () => Storage): TokenStorage => {
  let own: string | undefined;
  const attempt = <T>(action: (place: Storage) => T): T | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((place) => place.getItem(TOKEN_KEY)) || own,
    write: (token) => {
      own = attempt((place) => place.setItem(TOKEN_KEY, token) ?? true) ? undefined : token;
    },
    remove: () => {
      own = undefined;
      attempt((place) => place.removeItem(TOKEN_KEY));
    },
  };
};
