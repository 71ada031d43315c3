import type { ComposedRemote, LoadFailure } from '@sundara/contracts/federation';
import type { Tried } from './try-release.ts';

/** The failure to show: that of the composition's version, with the other failures added; undefined if none failed. */
export const summarizeFailure = (
  tried: readonly Tried[],
  wanted: ComposedRemote,
): LoadFailure | undefined => {
  const failures = tried.flatMap(({ attempt: { failure } }) => (failure ? [failure] : []));
  const shown = failures.find(({ version }) => version === wanted.version) ?? failures.at(-1);
  const others = failures.filter((failure) => failure !== shown);
  const more = others.map(({ version, reason, detail }) => ` ${version}: ${reason}, ${detail}`);
  return shown && { ...shown, detail: `${shown.detail}${more.join('')}` };
};

/** Nothing could be tried: the composition has no such remote, or the running version has no such expose. */
export const missingFailure = (
  remoteId: string,
  expose: string,
  remote: ComposedRemote | undefined,
  version: string | undefined,
): LoadFailure => ({
  remoteId,
  title: remote?.declaration.title ?? remoteId,
  version,
  step: 'resolve',
  reason: 'missing',
  detail: version ? `${remoteId}@${version} has no ${expose}.` : `The composition has no ${remoteId}.`,
});
