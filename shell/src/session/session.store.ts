import type { Session } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type SessionStore = StoreApi<{ readonly session: Session }>;

/** The person who uses the page; loading until the stored token has been checked (specification 1, section 4). */
export const createSessionStore = (): SessionStore => createStore(() => ({ session: { status: 'loading' } }));

/** Resolves when the session is no longer loading. */
export const settled = (store: SessionStore): Promise<Exclude<Session, { status: 'loading' }>> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const { session } = store.getState();
      if (session.status === 'loading') return false;
      resolve(session);
      return true;
    };
    if (look()) return;
    const stop = store.subscribe(() => look() && stop());
  });
