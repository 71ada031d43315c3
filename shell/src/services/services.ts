import type { Role } from '@sundara/contracts';
import type { PageData, ShellApi } from '@sundara/contracts/federation';
import { createContext, useContext } from 'react';
import type { RemoteLoader } from '../federation/loader.ts';
import type { RemoteStatesStore } from '../federation/state/remote-states.store.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Toasts } from '../notify/toasts.ts';
import type { Credentials } from '../session/credentials.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { SessionKeeper } from '../session/session.ts';
import type { Beacons } from '../shell-api/beacons.ts';
import type { RemoteHealth } from '../shell-api/remote-health.ts';
import type { Telemetry } from '../shell-api/telemetry.ts';
import type { RemoteRoute } from './remote-routes.ts';
import type { SearchFiller } from './search-filler.ts';
import type { SignInStore } from './sign-in.store.ts';

/** Everything that the shell's own parts share; remotes only get `shell`. */
export interface Services {
  readonly page: PageData;
  readonly remoteRoutes: readonly RemoteRoute[];
  readonly shell: ShellApi;
  readonly loader: RemoteLoader;
  readonly states: RemoteStatesStore;
  readonly http: HttpClient;
  readonly session: SessionKeeper;
  readonly sessionStore: SessionStore;
  /** The role in the stored token, used while the session is loading. */
  readonly expectedRole: () => Role | undefined;
  readonly credentials: Credentials;
  readonly signIn: SignInStore;
  /** Loads the filler of the header's search. */
  readonly search: SearchFiller;
  readonly toasts: Toasts;
  readonly telemetry: Telemetry;
  readonly health: RemoteHealth;
  readonly beacons: Beacons;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The shell's own services. Throws outside a ServicesProvider. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() needs a ServicesProvider above it.');
  return services;
};
