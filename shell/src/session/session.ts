import { logout, me } from '@sundara/contracts/api';
import type { HttpApi, Session, SessionUser } from '@sundara/contracts/federation';
import { fetchProfile, isRefusal, mayPass, sessionUserOf } from './profile.ts';
import type { SessionStore } from './session.store.ts';
import { type Claims, readClaims } from './token-claims.ts';
import type { TokenStorage } from './token-storage.ts';

interface Needs {
  readonly store: SessionStore;
  readonly storage: TokenStorage;
  readonly http: HttpApi;
  /** For what is logged only: failing profiles, a failing logout. */
  readonly log: (event: string, data?: Readonly<Record<string, string>>) => void;
  readonly pause?: (ms: number) => Promise<void>;
}

export interface SessionKeeper {
  /** Looks at the stored token: at the page's start, and when another tab changed it. */
  readonly restore: () => Promise<void>;
  /** Begins a session with a token just received; undefined when the token can't be read. */
  readonly begin: (token: string, known: SessionUser | undefined) => Promise<Begun | undefined>;
  /** Ends the session here; the server is told, its failure only logged (resolutions R11). */
  readonly end: () => void;
  /** Asks the server who is signed in: a refusal ends the session, a network fault changes nothing (resolutions R8). */
  readonly check: () => Promise<void>;
  /** The server no longer accepts this token. */
  readonly lose: (token: string) => void;
}

export interface Begun {
  readonly user: SessionUser;
  /** False when only the token is known. */
  readonly complete: boolean;
}

/** While the profile is awaited the page shows a loading sign; after this long it goes on without, in milliseconds. */
const PROFILE_PATIENCE_MS = 5_000;
const RETRY_AFTER_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const signedIn = (user: SessionUser): Session => ({ status: 'signed-in', user });
const minimal = ({ id, role }: Claims): SessionUser => ({ id, role });

export const createSession = ({ store, storage, http, log, pause = wait }: Needs): SessionKeeper => {
  const set = (session: Session) => store.setState({ session });
  const isCurrent = (token: string) => storage.read() === token;

  const clear = () => {
    storage.remove();
    set({ status: 'anonymous' });
  };

  /** Tries for a fuller user until it succeeds, is refused, or the token is another one. */
  const completeLater = async (token: string, claims: Claims) => {
    for (const ms of RETRY_AFTER_MS) {
      await pause(ms);
      if (!isCurrent(token)) return;
      const profile = await fetchProfile(http, claims);
      if (!isCurrent(token)) return;
      if (profile.ok) return set(signedIn(profile.user));
      if (!mayPass(profile.failure)) return;
    }
  };

  const enter = async (token: string, claims: Claims): Promise<boolean> => {
    const fetching = fetchProfile(http, claims);
    const late = pause(PROFILE_PATIENCE_MS).then(() => undefined);
    const profile = await Promise.race([fetching, late]);
    if (!isCurrent(token)) return false;
    set(signedIn(profile?.ok ? profile.user : minimal(claims)));
    if (profile?.ok) return true;
    fetching.then((answer) => {
      if (!isCurrent(token)) return;
      if (answer.ok) return set(signedIn(answer.user));
      log('session.profileFailed', { kind: answer.failure.kind });
      if (mayPass(answer.failure)) void completeLater(token, claims);
    });
    return false;
  };

  return {
    restore: async () => {
      const token = storage.read();
      if (!token) return set({ status: 'anonymous' });
      const claims = readClaims(token);
      if (!claims) return clear();
      await enter(token, claims);
    },
    begin: async (token, known) => {
      const claims = readClaims(token);
      if (!claims) return undefined;
      storage.write(token);
      if (known) {
        const user = { ...known, role: claims.role };
        set(signedIn(user));
        return { user, complete: true };
      }
      const complete = await enter(token, claims);
      const { session } = store.getState();
      return session.status === 'signed-in' ? { user: session.user, complete } : undefined;
    },
    end: () => {
      const told = http.call(logout, {});
      clear();
      told.then((result) => {
        if (!result.ok) log('session.logoutFailed', { kind: result.failure.kind });
      });
    },
    check: async () => {
      const token = storage.read();
      const claims = token && readClaims(token);
      if (!claims) return;
      const result = await http.call(me, {});
      if (!isCurrent(token)) return;
      if (result.ok) set(signedIn(sessionUserOf(result.data.user, claims.role)));
      else if (isRefusal(result.failure)) clear();
    },
    lose: (token) => {
      if (isCurrent(token)) clear();
    },
  };
};
