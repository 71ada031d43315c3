import type { FlagsApi, PageData } from '@sundara/contracts/federation';

export interface Flags extends FlagsApi {
  /** Names of the flags that are on for the signed-in person; empty for anonymous visitors. */
  readonly setAccountFlags: (names: readonly string[]) => void;
}

/**
 * Flags that the page's data (for the page's lifetime) or the account switch on. Those that QA switched off in this
 * browser are off.
 */
export const createFlags = ({ flags, qa }: Pick<PageData, 'flags' | 'qa'>): Flags => {
  const switchedOff = Object.entries(qa?.override?.flags ?? {}).flatMap(([name, isOn]) =>
    isOn ? [] : [name],
  );
  const listeners = new Set<() => void>();
  let own: readonly string[] = [];
  return {
    isOn: (flag) => flags.includes(flag) || own.includes(flag),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setAccountFlags: (names) => {
      if (names.length + own.length === 0) return;
      own = names.filter((name) => !switchedOff.includes(name));
      for (const listener of listeners) listener();
    },
  };
};
