import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * State that begins as what this browser has stored. The server's HTML and its hydration show `first`; `read` is called
 * once, right after that. `isRead` tells whether it was: until then nothing should be stored.
 */
export const useStored = <T>(read: () => T, first: T) => {
  const hydrated = useHydrated();
  const [state, setState] = useState<{ readonly value: T }>();
  if (hydrated && !state) setState({ value: read() });
  return {
    value: state ? state.value : first,
    set: (value: T) => setState({ value }),
    isRead: state !== undefined,
  };
};
