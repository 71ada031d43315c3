import type { PageData, ShellApi } from '@sundara/contracts/federation';
import { SHELL_API_VERSION } from '@sundara/contracts/federation';
import type { FileFetcher } from './federation/fetch-files.ts';
import { createLoader } from './federation/loader.ts';
import type { RemoteHost } from './federation/remote-host.ts';
import { createRemoteStates } from './federation/remote-states.store.ts';
import { createHttpClient } from './http/http-client.ts';
import type { Send } from './http/transport.ts';
import { createToasts } from './notify/toasts.ts';
import { placesOf } from './router/places.ts';
import type { Services } from './services.ts';
import { createCredentials } from './session/credentials.ts';
import { createSessionStore } from './session/session.store.ts';
import { createSession } from './session/session.ts';
import type { TokenStorage } from './session/token-storage.ts';
import { createEvents } from './shell-api/events.ts';
import { createExtensions } from './shell-api/extensions.ts';
import { createTelemetry } from './shell-api/telemetry.ts';
import { createSignInStore, requestSignIn } from './sign-in/sign-in.store.ts';

/** What the page around the services gives: the browser's, a server's or a test's. */
export interface Surroundings {
  readonly page: PageData;
  readonly send: Send;
  readonly storage: TokenStorage;
  readonly files: FileFetcher;
  readonly host: () => Promise<RemoteHost>;
  readonly containerOf: (scope: string) => unknown;
  readonly navigate: ShellApi['navigate'];
}

const ENDED = 'Your session has ended. Please sign in again.';

/** Builds everything that the shell's parts share; nothing here touches a document. */
export const createServices = (surroundings: Surroundings): Services => {
  const { page, send, storage, navigate } = surroundings;
  const { remotes } = page.composition;
  const telemetry = createTelemetry();
  const toasts = createToasts();
  const states = createRemoteStates();
  const sessionStore = createSessionStore();
  const signIn = createSignInStore();
  const loader = createLoader({ ...surroundings, composition: page.composition, states });
  const http = createHttpClient({
    send,
    token: storage.read,
    onSessionLost: (token) => {
      if (storage.read() !== token) return;
      session.lose(token);
      toasts.error(ENDED);
    },
  });
  const session = createSession({ store: sessionStore, storage, http, log: telemetry.record });

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
    telemetry,
    flags: { isOn: () => false },
    events: createEvents((event, error) =>
      telemetry.record('event.listenerFailed', { event, message: String(error) }),
    ),
    extensions: createExtensions(remotes, loader),
    config: { environment: page.environment, ...page.config },
  };
  return {
    page,
    places: placesOf(remotes),
    shell,
    loader,
    states,
    http,
    session,
    sessionStore,
    credentials: createCredentials({ http, session, notify: toasts }),
    signIn,
    toasts,
    telemetry,
  };
};
