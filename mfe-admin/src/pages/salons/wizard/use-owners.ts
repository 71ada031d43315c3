import { type SalonOwner, usersWithoutSalons } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

/** How long typing must rest before it is searched for, in milliseconds. */
const REST_MS = 250;

interface Owners {
  /** Undefined until they are there. */
  readonly users: readonly SalonOwner[] | undefined;
  /** Why they are not. */
  readonly trouble: string | undefined;
  readonly retry: () => void;
}

/**
 * Who may be given a salon: users without one whose name or email holds the words (resolutions S16). Asked anew when
 * the one that was chosen turned out to be taken (`fault`).
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
