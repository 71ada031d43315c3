import type { SessionUser } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type SignInMode = 'login' | 'register';

/** What the dialog was opened for; `settle` answers who asked for it. */
export interface SignInRequest {
  readonly mode: SignInMode;
  readonly reason: string | undefined;
  /** Who is asked again, in the middle of a page: their e-mail, empty where it is not known. */
  readonly again?: string | undefined;
  readonly settle: (user: SessionUser | undefined) => void;
}

export type SignInStore = StoreApi<{ readonly request: SignInRequest | undefined }>;

export const createSignInStore = (): SignInStore => createStore(() => ({ request: undefined }));

interface Options {
  readonly mode?: SignInMode;
  readonly reason?: string;
  readonly again?: string;
  readonly signal?: AbortSignal;
}

/**
 * Opens the dialog over the page and answers who signed in; undefined when it is closed without. A request
 * that is still open is answered with undefined first: there is one dialog. The signal closes it, too.
 */
export const requestSignIn = (
  store: SignInStore,
  { mode = 'login', reason, again, signal }: Options = {},
): Promise<SessionUser | undefined> =>
  new Promise((resolve) => {
    store.getState().request?.settle(undefined);
    const settle = (user: SessionUser | undefined) => {
      if (store.getState().request === request) store.setState({ request: undefined });
      resolve(user);
    };
    const request: SignInRequest = { mode, reason, again, settle };
    signal?.addEventListener('abort', () => settle(undefined), { once: true });
    store.setState({ request });
  });
