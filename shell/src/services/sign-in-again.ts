import { homeOf } from '@sundara/contracts';
import type { ShellApi } from '@sundara/contracts/federation';
import type { SignInAgain } from '../session/expiry.ts';
import { SESSION_ENDED } from '../session/session.ts';
import { requestSignIn, type SignInStore } from './sign-in.store.ts';

/**
 * Asks a person whose session has ended to sign in again over the page, which stays as it is. Another person who signs
 * in there is taken to their own home: the page is not theirs (decision 28).
 */
export const signInAgain =
  (store: SignInStore, navigate: ShellApi['navigate']): SignInAgain =>
  async ({ id, email = '' }, signal) => {
    const someone = await requestSignIn(store, { reason: SESSION_ENDED, again: email, signal });
    if (someone && someone.id !== id) navigate(homeOf(someone.role));
  };
