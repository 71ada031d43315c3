import type { SessionUser } from '@sundara/contracts/federation';

/** Asks a person whose session has ended to sign in again, until the signal says that nobody waits any more. */
export type SignInAgain = (user: SessionUser, signal: AbortSignal) => Promise<unknown>;

export interface Expiry {
  /** Waits for this person to sign in again: the token then, undefined when they don't. All who wait share one dialog. */
  readonly wait: (user: SessionUser) => Promise<string | undefined>;
  /** Somebody has signed in by the question: with the token of the same person the calls go on, without they fail. */
  readonly answer: (token: string | undefined) => void;
  /** The same, by another tab: the question is taken back. */
  readonly withdraw: (token: string | undefined) => void;
}

interface Waiting {
  readonly token: Promise<string | undefined>;
  readonly goOn: (token: string | undefined) => void;
  readonly question: AbortController;
}

/** Keeps calls waiting while somebody whose session has ended signs in again over the page. */
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
      // Whoever signs in has answered before the question ends; what is left is one that was closed.
      const ended = () => {
        if (waiting === current) onGivenUp();
      };
      signInAgain(user, question.signal).then(ended, ended);
      return token;
    },
  };
};
