import { PROVIDER_API_VERSION, SHELL_API_VERSION, type ShellProvides } from '@sundara/contracts/federation';

/** Versions of the shared libraries, taken from their packages and inserted by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** What the running shell provides to remotes. */
export const PROVIDES: ShellProvides = {
  shellApi: SHELL_API_VERSION,
  providerApi: PROVIDER_API_VERSION,
  shared: __SHARED_VERSIONS__,
};
