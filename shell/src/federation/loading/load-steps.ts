import type { Asset, ComposedRelease, Composition, LoadStep } from '@sundara/contracts/federation';
import type { FileFetcher } from '../files/fetch-files.ts';
import { groupFilesOf } from '../files/files-of.ts';
import { blameShell, LoadError } from '../load-error.ts';
import type { Budget } from '../load-limits.ts';
import { isContainer, type RemoteHost } from '../runtime/remote-host.ts';
import { within } from './time-limit.ts';

export interface ModuleLoaderNeeds {
  readonly composition: Composition;
  /** Starts the federation runtime; asked again after a failure. */
  readonly host: () => Promise<RemoteHost>;
  readonly files: FileFetcher;
  /** Reads the global that a remote's entry leaves. */
  readonly containerOf: (scope: string) => unknown;
  /** Throws LoadError 'contract' for a release that does not fit. */
  readonly check: (remoteId: string, release: ComposedRelease) => void;
}

/** Names the step that begins. */
export type EnterStep = (step: LoadStep) => void;

const resolve = ({ shell }: Composition, remoteId: string, release: ComposedRelease, expose: string) => {
  const own = release.exposes[expose];
  if (!own) throw new LoadError('missing', `${remoteId}@${release.version} has no ${expose}.`);
  const groups = groupFilesOf(shell, release, expose);
  if ([release.entry, ...own.files].some(({ integrity }) => !integrity))
    throw new LoadError('tampered', `A file of ${remoteId} has no hash, so it was not fetched.`);
  return { own: [release.entry, ...own.files], groups };
};

/**
 * The way to a release's module, step by step. Downloads begin side by side; the files run once the federation
 * runtime is there, whose core an entry reads, so that a slow shell spends nothing of the remote's time. Styles
 * are awaited with the scripts. What the shell fails to bring is a ShellPartError; else throws LoadError, or
 * what the remote's code throws. After code that did not do what it should, its files can run anew.
 */
export const moduleLoader = ({ composition, host, files, containerOf, check }: ModuleLoaderNeeds) => {
  const runOwn = (assets: readonly Asset[], limitMs: number, deadMs: number) =>
    Promise.all(assets.map((asset) => files.fetchFile(asset, { limitMs, deadMs })));

  return async (
    remoteId: string,
    release: ComposedRelease,
    expose: string,
    { allMs, ownMs, deadMs }: Budget,
    enter: EnterStep,
  ): Promise<unknown> => {
    const begun = Date.now();
    enter('resolve');
    const { own, groups } = resolve(composition, remoteId, release, expose);

    enter('check-contract');
    check(remoteId, release);

    enter('load-entry');
    files.announce([...own, ...groups]);
    const sharedGroups = runOwn(groups, allMs, deadMs).catch(blameShell);
    // Awaited below; a failure before that must not pass for one that nobody hears.
    sharedGroups.catch(() => {});
    const runtime = await within(allMs, host()).catch(blameShell);
    const ends = Date.now() + Math.min(ownMs, allMs - (Date.now() - begun));
    const left = () => Math.max(1, ends - Date.now());
    await Promise.all([runOwn(own, left(), deadMs), sharedGroups]);
    const container = containerOf(release.scope);
    if (!isContainer(container))
      throw new LoadError('broken', `Its entry left no container ${release.scope}.`);

    enter('init-scope');
    await within(left(), runtime.initScope(release.scope, release.entry.url, container));

    enter('get-module');
    return within(left(), runtime.getModule(release.scope, expose));
  };
};
