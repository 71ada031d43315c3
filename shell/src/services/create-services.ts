import type { PageData, ShellApi, ShellProvides } from '@sundara/contracts/federation';
import { SHELL_API_VERSION } from '@sundara/contracts/federation';
import type { FileFetcher } from '../federation/files/fetch-files.ts';
import { loadLimits } from '../federation/load-limits.ts';
import { createLoader } from '../federation/loader.ts';
import type { RemoteHost } from '../federation/runtime/remote-host.ts';
import { createQuarantine } from '../federation/state/quarantine.ts';
import { createRemoteStates } from '../federation/state/remote-states.store.ts';
import { createFlags } from '../flags/flags.ts';
import { createHttpClient } from '../http/http-client.ts';
import type { Send } from '../http/transport.ts';
import { createToasts } from '../notify/toasts.ts';
import { createCallTokens } from '../session/call-tokens.ts';
import { createCredentials } from '../session/credentials.ts';
import { createLogOut } from '../session/log-out.ts';
import { createRefresher } from '../session/refresher.ts';
import { createSessionStore } from '../session/session.store.ts';
import { createSession } from '../session/session.ts';
import { createTabLock } from '../session/tab-lock.ts';
import { createTokenAge } from '../session/token-age.ts';
import { readClaims } from '../session/token-claims.ts';
import type { TokenStorage } from '../session/token-storage.ts';
import { createBeacons } from '../shell-api/beacons.ts';
import { createEvents } from '../shell-api/events.ts';
import { createExtensions } from '../shell-api/extensions.ts';
import { createRemoteHealth } from '../shell-api/remote-health.ts';
import { createTelemetry, remoteTelemetry } from '../shell-api/telemetry.ts';
import { remoteRoutesOf } from './remote-routes.ts';
import { createSearchFiller } from './search-filler.ts';
import type { Services } from './services.ts';
import { createSignInStore, requestSignIn } from './sign-in.store.ts';
import { signInAgain } from './sign-in-again.ts';

/** What the services need from their environment: a browser, a server or a test. */
export interface Surroundings {
  readonly page: PageData;
  /** What this shell provides to remotes, from its own build. */
  readonly provides: ShellProvides;
  readonly send: Send;
  /** Sends a body to an address without waiting for an answer. */
  readonly sendBeacon: (url: string, body: string) => void;
  /** Where this browser stores failed releases; reading it throws where storage is forbidden. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly storage: TokenStorage;
  /** The locks shared by all tabs, if the browser has them. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly files: FileFetcher;
  readonly host: () => Promise<RemoteHost>;
  readonly containerOf: (scope: string) => unknown;
  readonly navigate: ShellApi['navigate'];
}

/** Notifies once, in plain words, that a remote runs another version; the reason is only for its developers. */
const fallbackNotice = (say: (text: string) => void) => {
  let said = false;
  return () => {
    if (!said) say(`You see an earlier version of this page for now.`);
    said = true;
  };
};

/** Builds all services that the shell's parts share; nothing here touches a document. */
export const createServices = (surroundings: Surroundings): Services => {
  const { page, send, storage, navigate } = surroundings;
  const { remotes } = page.composition;
  const telemetry = createTelemetry();
  const toasts = createToasts();
  const states = createRemoteStates();
  const sessionStore = createSessionStore();
  const signIn = createSignInStore();
  const beacons = createBeacons({ page, send: surroundings.sendBeacon });
  const health = createRemoteHealth({ report: beacons.report, telemetry, states });
  const notice = fallbackNotice(toasts.info);
  const loader = createLoader({
    ...surroundings,
    composition: page.composition,
    limits: loadLimits(page.config.remoteLimitMs),
    states,
    quarantine: createQuarantine({
      remotes,
      storage: surroundings.memory,
      onChange: (quarantine) => states.setState({ quarantine }),
    }),
    onLoad: health.loaded,
    onFallback: notice,
  });
  const age = createTokenAge(Date.now);
  const exclusively = createTabLock(surroundings.locks);
  const refresher = createRefresher({ send, storage, age, exclusively });
  const tokens = createCallTokens({
    storage,
    age,
    refresher,
    expire: (token) => session.expire(token),
    lose: (token, message) => session.lose(token, message),
  });
  const http = createHttpClient({
    send,
    tokens,
    onFailure: (failure) => telemetry.record('call.failed', { ...failure }),
  });
  const session = createSession({
    store: sessionStore,
    storage,
    http,
    logOut: createLogOut(send, refresher, storage),
    signInAgain: signInAgain(signIn, navigate),
    onLost: toasts.error,
    received: age.received,
    log: telemetry.record,
  });
  const events = createEvents((event, error) =>
    telemetry.record('event.listenerFailed', { event, message: String(error) }),
  );
  events.on('profile.updated', session.check);
  const flags = createFlags(page);
  if (page.accountFlags)
    import(/* webpackChunkName: "account-flags" */ '../flags/follow-account.ts').then(
      ({ followAccount }) => followAccount({ http, sessionStore, flags }),
      (error: unknown) => telemetry.record('flags.failed', { message: String(error) }),
    );

  const currentUser = () => {
    const current = sessionStore.getState().session;
    return current.status === 'signed-in' ? current.user : undefined;
  };
  const shell: ShellApi = {
    version: SHELL_API_VERSION,
    session: {
      get: () => sessionStore.getState().session,
      subscribe: (listener) => sessionStore.subscribe(listener),
      requestSignIn: async (options) => currentUser() ?? requestSignIn(signIn, options),
      signOut: async () => {
        session.end();
        toasts.success('Logged out successfully!');
        navigate('/');
      },
    },
    http: { call: http.call },
    notify: { success: toasts.success, error: toasts.error, info: toasts.info },
    navigate,
    telemetry: remoteTelemetry(telemetry, health.stopped),
    flags: { isOn: flags.isOn, subscribe: flags.subscribe },
    events,
    extensions: createExtensions(remotes, loader),
    config: { environment: page.environment, ...page.config },
  };
  return {
    page,
    remoteRoutes: remoteRoutesOf(remotes),
    shell,
    loader,
    states,
    http,
    session,
    sessionStore,
    expectedRole: () => readClaims(storage.read() ?? '')?.role,
    credentials: createCredentials({ http, session, notify: toasts }),
    signIn,
    search: createSearchFiller(shell),
    toasts,
    telemetry,
    health,
    beacons,
  };
};
