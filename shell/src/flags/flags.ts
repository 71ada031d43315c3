import type { FlagsApi, PageData } from '@sundara/contracts/federation';

export interface Flags extends FlagsApi {
  /** Names of what is on for whoever is signed in; none for nobody. */
  readonly setAccountFlags: (names: readonly string[]) => void;
}

/** What is on by the page, which holds till its end, and by the account. What QA has switched off in its browser is off. */
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
