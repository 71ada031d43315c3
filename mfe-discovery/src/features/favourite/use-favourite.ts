import type { SessionUser } from '@sundara/contracts/federation';
import { useSession, useShell } from '@sundara/web/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { favouritesOf } from './favourites.store.ts';

interface Salon {
  readonly salonId: string;
  readonly salonName: string;
}

/** Whether a salon is among the customer's favourites, and a function to change it. */
export const useFavourite = ({ salonId, salonName }: Salon) => {
  const shell = useShell();
  const session = useSession();
  const { store, load, set } = favouritesOf(shell);
  const state = useStore(store);
  const customer =
    session.status === 'signed-in' && session.user.role === 'customer' ? session.user.id : undefined;
  const kept = customer !== undefined && state.owner === customer && state.salonIds.has(salonId);

  useEffect(() => {
    if (customer) load(customer);
  }, [customer, load]);

  const change = async (user: SessionUser, next: boolean) => {
    if (user.role !== 'customer') {
      shell.notify.info('Keeping favourites needs a customer account.');
      return;
    }
    const outcome = await set(user.id, salonId, next);
    if (outcome === 'failed')
      shell.notify.error(
        next
          ? `${salonName} could not be saved. Please try again.`
          : `${salonName} is still saved. Please try again.`,
      );
  };

  const toggle = async () => {
    if (session.status === 'signed-in') return change(session.user, !kept);
    const reason = `Sign in to save ${salonName}.`;
    const user = await shell.session.requestSignIn({ reason });
    if (user) await change(user, true);
  };

  return { kept, toggle };
};
