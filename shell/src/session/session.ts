import { me } from '@sundara/contracts/api';
import type { ApiFailure, HttpApi, Session, SessionUser } from '@sundara/contracts/federation';
import { createExpiry, type SignInAgain } from './expiry.ts';
import { fetchProfile, isRefusal, mayPass, sessionUserOf } from './profile.ts';
import type { SessionStore } from './session.store.ts';
import { type Claims, readClaims, samePerson } from './token-claims.ts';
import type { TokenStorage } from './token-storage.ts';

interface Needs {
  readonly store: SessionStore;
  readonly storage: TokenStorage;
  readonly http: HttpApi;
  /** Tells the server that a token's session is over; returns why it could not. */
  readonly logOut: (token: string) => Promise<ApiFailure | undefined>;
  readonly signInAgain: SignInAgain;
  /** Reports why somebody is signed out, where no dialog does. */
  readonly onLost: (message: string) => void;
  /** Called with each new token, from the server or another tab. */
  readonly received: (token: string) => void;
  /** For events that are only logged: a failed profile, a failed log-out. */
  readonly log: (event: string, data?: Readonly<Record<string, string>>) => void;
  readonly pause?: (ms: number) => Promise<void>;
}

export interface SessionKeeper {
  /** Reads the stored token at the page's start. */
  readonly restore: () => Promise<void>;
  /**
   * Another tab changed the stored token: a log-out takes effect at once, a lost session keeps the page (decision 28).
   */
  readonly follow: () => Promise<void>;
  /** Begins a session with a token just received; undefined when the token can't be read. */
  readonly begin: (token: string, known: SessionUser | undefined) => Promise<Begun | undefined>;
  /** Ends the session here and in all tabs; the server is notified, and a failure is only logged (resolutions R11). */
  readonly end: () => void;
  /** Asks the server who is signed in: a refusal ends the session, a network fault changes nothing (resolutions R8). */
  readonly check: () => Promise<void>;
  /**
   * The server no longer accepts this token. A signed-in person keeps the page and is asked to sign in over it;
   * resolves to a token of the same person, or undefined when the session is over.
   */
  readonly expire: (token: string | undefined) => Promise<string | undefined>;
  /** The account of this token is closed: the session ends at once. */
  readonly lose: (token: string, message: string) => void;
}

export interface Begun {
  readonly user: SessionUser;
  /** False if only the token's claims are known. */
  readonly complete: boolean;
}

/** Shown to a person whose session has ended. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** While the profile loads, the page shows a loading state; after this time it continues without, in milliseconds. */
const PROFILE_PATIENCE_MS = 5_000;
const RETRY_AFTER_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const signedIn = (user: SessionUser): Session => ({ status: 'signed-in', user });
const minimal = ({ id, role }: Claims): SessionUser => ({ id, role });

export const createSession = (needs: Needs): SessionKeeper => {
  const { store, storage, http, logOut, signInAgain, onLost, received, log, pause = wait } = needs;
  const set = (session: Session) => store.setState({ session });
  const userNow = () => {
    const { session } = store.getState();
    return session.status === 'signed-in' ? session.user : undefined;
  };
  /** Whether the stored token, which may be newer by now, still belongs to the same person. */
  const isCurrent = ({ id, role }: Claims) => {
    const stored = storage.read();
    const claims = stored && readClaims(stored);
    return Boolean(claims && claims.id === id && claims.role === role);
  };

  const depart = () => {
    set({ status: 'anonymous' });
    expiry.withdraw(undefined);
  };
  const clear = () => {
    storage.remove();
    depart();
  };
  const expiry = createExpiry(signInAgain, depart);

  /** Retries the profile until it succeeds, is refused, another person is signed in, or the retries are used up. */
  const completeLater = async (claims: Claims) => {
    for (const ms of RETRY_AFTER_MS) {
      await pause(ms);
      if (!isCurrent(claims)) return;
      const profile = await fetchProfile(http, claims);
      if (!isCurrent(claims)) return;
      if (profile.ok) return set(signedIn(profile.user));
      if (!mayPass(profile.failure)) return;
    }
  };

  const enter = async (claims: Claims): Promise<boolean> => {
    const fetching = fetchProfile(http, claims);
    const late = pause(PROFILE_PATIENCE_MS).then(() => undefined);
    const profile = await Promise.race([fetching, late]);
    if (!isCurrent(claims)) return false;
    set(signedIn(profile?.ok ? profile.user : minimal(claims)));
    if (profile?.ok) return true;
    fetching.then((answer) => {
      if (!isCurrent(claims)) return;
      if (answer.ok) return set(signedIn(answer.user));
      log('session.profileFailed', { kind: answer.failure.kind });
      if (mayPass(answer.failure)) void completeLater(claims);
    });
    return false;
  };

  const restore = async () => {
    const token = storage.read();
    if (!token) return depart();
    const claims = readClaims(token);
    if (!claims) return clear();
    await enter(claims);
  };

  const expire: SessionKeeper['expire'] = async (token) => {
    const stored = storage.read();
    if (stored && stored !== token) return samePerson(stored, token) ? stored : undefined;
    if (stored) storage.remove();
    const user = userNow();
    if (user && !storage.wasLeft()) return expiry.wait(user);
    if (token || user) depart();
    // At the page's start nobody has done anything yet, so there is nothing to keep.
    if (stored) onLost(SESSION_ENDED);
    return undefined;
  };

  return {
    restore,
    expire,
    follow: async () => {
      const token = storage.read();
      const user = userNow();
      if (!token) {
        if (user) void expire(undefined);
        return user ? undefined : depart();
      }
      received(token);
      const claims = readClaims(token);
      if (claims && user?.id === claims.id && user.role === claims.role) {
        expiry.withdraw(token);
        return;
      }
      expiry.withdraw(undefined);
      // Calls carry the other person's token already, so the previous person's page must not wait for the new profile.
      if (claims && user) set(signedIn(minimal(claims)));
      await restore();
    },
    begin: async (token, known) => {
      const claims = readClaims(token);
      if (!claims) return undefined;
      received(token);
      storage.write(token);
      const goesOn = userNow()?.id === claims.id ? token : undefined;
      if (known) {
        const user = { ...known, role: claims.role };
        set(signedIn(user));
        expiry.answer(goesOn);
        return { user, complete: true };
      }
      expiry.answer(goesOn);
      const complete = await enter(claims);
      const user = userNow();
      return user && { user, complete };
    },
    end: () => {
      const token = storage.read();
      storage.leave();
      depart();
      if (!token) return;
      logOut(token).then((failure) => {
        if (failure) log('session.logoutFailed', { kind: failure.kind });
      });
    },
    check: async () => {
      const before = userNow();
      if (!before) return;
      const result = await http.call(me, {});
      if (userNow()?.id !== before.id) return;
      if (result.ok) set(signedIn(sessionUserOf(result.data.user, before.role)));
      else if (isRefusal(result.failure)) clear();
    },
    lose: (token, message) => {
      if (!samePerson(storage.read(), token)) return;
      clear();
      onLost(message);
    },
  };
};
