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
  readonly composition: Pick<Composition, 'shell' | 'remotes'>;
  /** Starts the federation runtime; asked again after a failure. */
  readonly host: () => Promise<RemoteHost>;
  readonly files: FileFetcher;
  /** Reads the global that a remote's entry leaves. */
  readonly containerOf: (scope: string) => unknown;
}

/** Names the step that begins. */
export type EnterStep = (step: LoadStep) => void;

const resolve = ({ shell, remotes }: WalkNeeds['composition'], remoteId: string, expose: string) => {
  const remote = remotes[remoteId];
  const own = remote?.exposes[expose];
  if (!remote || !own) throw new LoadError('missing', `The composition has no ${remoteId} ${expose}.`);
  const chunks = [...own.files, ...own.shared.flatMap((group) => shell.chunks[group] ?? [])];
  if ([remote.entry, ...chunks].some(({ integrity }) => !integrity))
    throw new LoadError('tampered', `A file of ${remoteId} has no hash, so it was not fetched.`);
  return { remote, chunks };
};

const checkContract = ({ declaration }: ComposedRemote) => {
  const { shellApi } = declaration.contracts;
  if (!satisfies(SHELL_API_VERSION, shellApi))
    throw new LoadError('contract', `It needs shell API ${shellApi}, this shell has ${SHELL_API_VERSION}.`);
};

/**
 * The way to a remote's module, step by step. All files are fetched side by side, the shared groups among
 * them, so that a retry can fetch them anew. A chunk may run before its entry: it waits in a queue. The entry
 * runs after the federation runtime, whose core it reads. Throws LoadError, or what the remote's code throws.
 */
export const walkToModule =
  ({ composition, host, files, containerOf }: WalkNeeds) =>
  async (remoteId: string, expose: string, limitMs: number, enter: EnterStep): Promise<unknown> => {
    enter('resolve');
    const { remote, chunks } = resolve(composition, remoteId, expose);

    enter('check-contract');
    checkContract(remote);

    enter('load-entry');
    const deadline = Date.now() + limitMs;
    files.announce([remote.entry, ...chunks]);
    const starting = host();
    const [runtime] = await Promise.all([
      starting,
      starting.then(() => files.fetchFile(remote.entry, deadline - Date.now())),
      ...chunks.map((chunk) => files.fetchFile(chunk, limitMs)),
    ]);
    const container = containerOf(remote.scope);
    if (!isContainer(container)) {
      files.forget(remote.entry);
      throw new LoadError('broken', `Its entry left no container ${remote.scope}.`);
    }

    enter('init-scope');
    await runtime.initScope(remote.scope, remote.entry.url, container);

    enter('get-module');
    return runtime.getModule(remote.scope, expose);
  };
