import { HOME_STATE, INDIAN_STATES, type IndianState } from '@sundara/contracts';
import { customerProfile } from '@sundara/contracts/api';
import { useSession, useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

const KEPT_UNDER = 'personal:booking-state';

export interface AskState {
  /** Whether the account has no State yet, so that the field is shown. */
  readonly ask: boolean;
  /** The State for the order: the chosen one, Telangana by default; undefined if the customer is not asked. */
  readonly state: IndianState | undefined;
  readonly setState: (state: IndianState) => void;
}

/**
 * Asks a customer for the State on the receipt, once: only while the account has none. The choice is stored for this
 * visit to the site; the account stores it with the order. If the account can't be read, the customer is not asked, so
 * that no payment waits for it.
 */
export const useAskState = (): AskState => {
  const { http } = useShell();
  const session = useSession();
  const customerId = session.status === 'signed-in' && session.user.role === 'customer' && session.user.id;
  const [ask, setAsk] = useState(false);
  const [state, setState] = useState<IndianState>(keptState);

  useEffect(() => {
    setAsk(false);
    if (!customerId) return;
    const reading = new AbortController();
    http.call(customerProfile, {}, { signal: reading.signal }).then((profile) => {
      // A provider without States leaves the field out: then there is nothing to ask.
      if (!reading.signal.aborted) setAsk(profile.ok && profile.data.user.state === null);
    });
    return () => reading.abort();
  }, [http, customerId]);

  const choose = (chosen: IndianState) => {
    setState(chosen);
    keep(chosen);
  };
  return { ask, state: ask ? state : undefined, setState: choose };
};

const keptState = (): IndianState => {
  try {
    const kept = sessionStorage.getItem(KEPT_UNDER);
    return INDIAN_STATES.find((name) => name === kept) ?? HOME_STATE;
  } catch {
    return HOME_STATE;
  }
};

/** A browser that forbids storage asks again after a reload. */
const keep = (state: IndianState): void => {
  try {
    sessionStorage.setItem(KEPT_UNDER, state);
  } catch {}
};
