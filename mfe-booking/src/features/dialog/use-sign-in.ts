import type { Session, SessionUser, ShellApi } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { FlowStore } from '../flow/flow.store.ts';
import { SIGN_IN_REASON } from './texts.ts';

/** How long to wait for a session that is still loading, in milliseconds. */
const SESSION_LIMIT_MS = 5000;

const settled = ({ get, subscribe }: ShellApi['session']): Promise<Session> =>
  new Promise((resolve) => {
    if (get().status !== 'loading') return resolve(get());
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(get());
    };
    const timer = setTimeout(end, SESSION_LIMIT_MS);
    const stop = subscribe(() => get().status !== 'loading' && end());
  });

export interface SignIn {
  /** The signed-in person, whatever their role; else signs somebody in. Undefined when nobody does. */
  readonly ask: () => Promise<SessionUser | undefined>;
  /** Signs in with another account; the page and its dialog stay. */
  readonly change: () => Promise<SessionUser | undefined>;
}

/** Signing in during a booking: the sign-in dialog replaces this one, and nothing is lost (resolutions R6). */
export const useSignIn = (store: FlowStore): SignIn => {
  const { session, navigate } = useShell();
  const request = async () => {
    store.setState({ signingIn: true });
    try {
      return await session.requestSignIn({ reason: SIGN_IN_REASON });
    } finally {
      store.setState({ signingIn: false });
    }
  };
  return {
    ask: async () => {
      const current = await settled(session);
      return current.status === 'signed-in' ? current.user : request();
    },
    change: async () => {
      const { pathname, search, hash } = window.location;
      await session.signOut();
      // Signing out navigates home; the customer should stay on this page.
      navigate(`${pathname}${search}${hash}`, { replace: true });
      return request();
    },
  };
};
