import type { TokenStorage } from '../session/token-storage.ts';

/** A token that lives as long as the test. */
export const memoryStorage = (token?: string): TokenStorage => {
  let kept = token;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
    remove: () => {
      kept = undefined;
    },
  };
};
