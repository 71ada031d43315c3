import type { SessionUser } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type SignInMode = 'login' | 'register';

/** What the dialog was opened for; `settle` resolves the request. */
export interface SignInRequest {
  readonly mode: SignInMode;
  readonly reason: string | undefined;
  /** The e-mail of the person who has to sign in again in the middle of a page; empty if it is not known. */
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
 * Opens the dialog over the page and resolves to the person who signed in; undefined if it is closed without. A request
 * that is still open resolves to undefined first: there is one dialog. The signal closes it, too.
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
