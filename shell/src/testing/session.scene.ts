import type { Session } from '@sundara/contracts/federation';
import { createHttpClient } from '../http/http-client.ts';
import type { Send } from '../http/transport.ts';
import { createCallTokens } from '../session/call-tokens.ts';
import type { SignInAgain } from '../session/expiry.ts';
import { createLogOut } from '../session/log-out.ts';
import { createRefresher } from '../session/refresher.ts';
import { createSessionStore } from '../session/session.store.ts';
import { createSession } from '../session/session.ts';
import type { Exclusively } from '../session/tab-lock.ts';
import { createTokenAge } from '../session/token-age.ts';
import type { TokenStorage } from '../session/token-storage.ts';
import { memoryStorage } from './memory-storage.ts';

interface Options {
  readonly send: Send;
  /** The storage of all tabs of one browser, or the token that one tab has. */
  readonly storage?: TokenStorage;
  readonly token?: string | undefined;
  readonly exclusively?: Exclusively;
  readonly signInAgain?: SignInAgain;
  readonly pause?: (ms: number) => Promise<void>;
  readonly now?: () => number;
}

const never = () => new Promise<never>(() => {});

/** Session and calls of one tab, wired as in the shell; dialogs are never answered by default. */
export const sessionScene = ({
  send,
  token,
  storage = memoryStorage(token),
  exclusively = (work) => work(),
  signInAgain = never,
  pause = never,
  now = Date.now,
}: Options) => {
  const store = createSessionStore();
  const log: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  const age = createTokenAge(now);
  const refresher = createRefresher({ send, storage, age, exclusively });
  const tokens = createCallTokens({
    storage,
    age,
    refresher,
    expire: (ended) => session.expire(ended),
    lose: (lost, message) => session.lose(lost, message),
  });
  const http = createHttpClient({ send, tokens });
  const session = createSession({
    store,
    storage,
    http,
    logOut: createLogOut(send, refresher, storage),
    signInAgain: (user, signal) => {
      asked.push(user.id);
      return signInAgain(user, signal);
    },
    onLost: (message) => said.push(message),
    received: age.received,
    log: (event) => log.push(event),
    pause,
  });
  return {
    store,
    storage,
    http,
    session,
    log,
    /** Messages about a lost session, outside the dialog. */
    said,
    /** The people who were asked to sign in again, once per dialog. */
    asked,
    now: (): Session => store.getState().session,
  };
};
