import type { TokenStorage } from '../session/token-storage.ts';

/** A token that lives as long as the test. */
export const memoryStorage = (token?: string): TokenStorage => {
  let kept = token;
  let left = false;
  return {
    read: () => kept,
    write: (next) => {
      left = false;
      kept = next;
    },
    remove: () => {
      left = false;
      kept = undefined;
    },
    leave: () => {
      left = true;
      kept = undefined;
    },
    wasLeft: () => left,
  };
};
