import {
  type ComposedRemote,
  type Composition,
  type LoadStep,
  SHELL_API_VERSION,
  satisfies,
} from '@sundara/contracts/federation';
import type { FileFetcher } from './fetch-files.ts';
import { LoadError } from './load-error.ts';
import { isContainer, type RemoteHost } from './remote-host.ts';

export interface WalkNeeds {
  readonly remotes: Composition['remotes'];
  /** Starts the federation runtime; asked again after a failure. */
  readonly host: () => Promise<RemoteHost>;
  readonly files: FileFetcher;
  /** Reads the global that a remote's entry leaves. */
  readonly containerOf: (scope: string) => unknown;
}

/** Names the step that begins. */
export type EnterStep = (step: LoadStep) => void;

const resolve = (remotes: Composition['remotes'], remoteId: string, expose: string) => {
  const remote = remotes[remoteId];
  const own = remote?.exposes[expose];
  if (!remote || !own) throw new LoadError('missing', `The composition has no ${remoteId} ${expose}.`);
  const assets = [remote.entry, ...own.files];
  if (assets.some(({ integrity }) => !integrity))
    throw new LoadError('tampered', `A file of ${remoteId} has no hash, so it was not fetched.`);
  return { remote, assets };
};

const checkContract = ({ declaration }: ComposedRemote) => {
  const { shellApi } = declaration.contracts;
  if (!satisfies(SHELL_API_VERSION, shellApi))
    throw new LoadError('contract', `It needs shell API ${shellApi}, this shell has ${SHELL_API_VERSION}.`);
};

/**
 * The way to a remote's module, step by step. Entry and expose are fetched side by side: a chunk that comes
 * before its entry waits in the container's queue. Throws LoadError, or what the remote's own code throws.
 */
export const walkToModule =
  ({ remotes, host, files, containerOf }: WalkNeeds) =>
  async (remoteId: string, expose: string, limitMs: number, enter: EnterStep): Promise<unknown> => {
    enter('resolve');
    const { remote, assets } = resolve(remotes, remoteId, expose);

    enter('check-contract');
    checkContract(remote);

    enter('load-entry');
    const starting = host().catch((cause: unknown) => {
      throw new LoadError('network', 'The federation runtime could not be fetched.', { cause });
    });
    const [runtime] = await Promise.all([
      starting,
      ...assets.map((asset) => files.fetchFile(asset, limitMs)),
    ]);
    const container = containerOf(remote.scope);
    if (!isContainer(container))
      throw new LoadError('broken', `Its entry left no container ${remote.scope}.`);

    enter('init-scope');
    await runtime.initScope(remote.scope, remote.entry.url, container);

    enter('get-module');
    return runtime.getModule(remote.scope, expose);
  };
