import type { EventName, Events, ShellApi } from '@sundara/contracts/federation';

type Listeners = { [N in EventName]?: Set<(data: Events[N]) => void> };

/** Events between remotes. One listener's error is logged, and reaches neither the other listeners nor the emitter. */
export const createEvents = (onError: (event: EventName, error: unknown) => void): ShellApi['events'] => {
  const listeners: Listeners = {};
  const setOf = <N extends EventName>(name: N): Set<(data: Events[N]) => void> => {
    const set: Set<(data: Events[N]) => void> = listeners[name] ?? new Set();
    Object.assign(listeners, { [name]: set });
    return set;
  };
  return {
    emit: (name, data) => {
      for (const listener of [...setOf(name)]) {
        try {
          listener(data);
        } catch (error) {
          onError(name, error);
        }
      }
    },
    on: (name, listener) => {
      const set = setOf(name);
      set.add(listener);
      return () => set.delete(listener);
    },
  };
};
