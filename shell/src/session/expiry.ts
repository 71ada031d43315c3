import type { SessionUser } from '@sundara/contracts/federation';

/** Asks a person whose session has ended to sign in again; the signal aborts when no call waits any more. */
export type SignInAgain = (user: SessionUser, signal: AbortSignal) => Promise<unknown>;

export interface Expiry {
  /**
   * Waits for this person to sign in again; resolves to their token, or undefined if they don't. All callers share one
   * dialog.
   */
  readonly wait: (user: SessionUser) => Promise<string | undefined>;
  /**
   * Somebody has signed in in the dialog: with a token of the same person the waiting calls continue, else they fail.
   */
  readonly answer: (token: string | undefined) => void;
  /** The same, but somebody signed in in another tab: the dialog closes. */
  readonly withdraw: (token: string | undefined) => void;
}

interface Waiting {
  readonly token: Promise<string | undefined>;
  readonly goOn: (token: string | undefined) => void;
  readonly question: AbortController;
}

/** Lets calls wait while a person whose session has ended signs in again over the page. */
export const createExpiry = (signInAgain: SignInAgain, onGivenUp: () => void): Expiry => {
  let waiting: Waiting | undefined;

  const answer = (token: string | undefined) => {
    const was = waiting;
    waiting = undefined;
    was?.goOn(token);
    return was;
  };

  return {
    answer,
    withdraw: (token) => answer(token)?.question.abort(),
    wait: (user) => {
      if (waiting) return waiting.token;
      const question = new AbortController();
      let goOn: Waiting['goOn'] = () => {};
      const token = new Promise<string | undefined>((resolve) => {
        goOn = resolve;
      });
      const current = { token, goOn, question };
      waiting = current;
      // A sign-in calls `answer` before the dialog ends; if still waiting, the dialog was closed without one.
      const ended = () => {
        if (waiting === current) onGivenUp();
      };
      signInAgain(user, question.signal).then(ended, ended);
      return token;
    },
  };
};
