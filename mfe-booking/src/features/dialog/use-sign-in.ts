import type { Session, SessionUser, ShellApi } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { FlowStore } from '../flow/flow.store.ts';
import { SIGN_IN_REASON } from './texts.ts';

/** A session that is still being looked at is waited for, but not for ever. */
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
  /** Who is signed in, whoever that is; else whoever signs in now. Undefined when nobody does. */
  readonly ask: () => Promise<SessionUser | undefined>;
  /** Another account in place of this one; the page and its dialog stay. */
  readonly change: () => Promise<SessionUser | undefined>;
}

/** Signing in on the way: the sign-in dialog takes this one's place, and nothing is lost (resolutions R6). */
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
      // Signing out leads home; who wants to book stays where they are.
      navigate(`${pathname}${search}${hash}`, { replace: true });
      return request();
    },
  };
};
