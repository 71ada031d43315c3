import { type SalonOwner, usersWithoutSalons } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

/** How long typing must pause before a search, in milliseconds. */
const REST_MS = 250;

interface Owners {
  /** Undefined until they have loaded. */
  readonly users: readonly SalonOwner[] | undefined;
  /** Why they could not be loaded. */
  readonly trouble: string | undefined;
  readonly retry: () => void;
}

/**
 * Users who can be given a salon: those without one whose name or email contains the words (resolutions S16). Requested
 * again when the chosen one turned out to be taken (`fault`).
 */
export const useOwners = (words: string, fault: string | undefined): Owners => {
  const { http, notify } = useShell();
  const [users, setUsers] = useState<readonly SalonOwner[]>();
  const [trouble, setTrouble] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each fault, asks anew
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const query = { q: words.trim() || undefined };
      const found = await http.call(usersWithoutSalons, { query }, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (found.ok) {
        setTrouble(undefined);
        return setUsers(found.data.users);
      }
      const said = wordsOf(found.failure, 'Failed to fetch available users');
      setTrouble(said);
      notify.error(said);
    };
    const rest = setTimeout(ask, words === '' ? 0 : REST_MS);
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [http, notify, words, fault, turn]);
  return { users, trouble, retry: () => setTurn((n) => n + 1) };
};
