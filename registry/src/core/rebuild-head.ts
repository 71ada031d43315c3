import {
  type EnvironmentDocument,
  environmentSchema,
  flagsSchema,
  type Reason,
  type ReleaseLog,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { Subject } from '../keys/subject.ts';
import type { KeptHistory } from './kept-history.ts';
import type { NamedAct, PinnedRelease } from './registry.ts';
import { nameOf, parseReleaseName } from './release-name.ts';

type Kept<D> = Omit<D, 'sequence' | 'history' | 'changedAt'>;

const reasonOf = ({ who, why, at }: NamedAct): Reason => ({ by: who, why, at });

/** Marks have no acts of their own, so they are taken from the replaced document if they are not newer than `at`. */
const marksBefore = (replaced: unknown, at: string): EnvironmentDocument['endedByCanary'] => {
  const document = z.safeParse(environmentSchema, replaced);
  const marks = Object.entries(document.data?.endedByCanary ?? {});
  return Object.fromEntries(marks.filter(([, mark]) => mark.at <= at));
};

/** The settings of an environment that its acts record, other than the composition. */
const settingsAfter = (
  acts: readonly NamedAct[],
): Pick<EnvironmentDocument, 'pins' | 'lock' | 'provider' | 'flags'> => {
  const pins: Record<string, Reason> = {};
  let flags: EnvironmentDocument['flags'];
  let lock: Reason | undefined;
  let provider: string | undefined;
  for (const one of acts) {
    const { id } = parseReleaseName(one.details.release ?? '') ?? {};
    if (one.act === 'pin' && id) pins[id] = reasonOf(one);
    if (one.act === 'unpin' && one.details.id) delete pins[one.details.id];
    if (one.act === 'lock') lock = reasonOf(one);
    if (one.act === 'unlock') lock = undefined;
    if (one.act === 'provider') provider = one.details.provider === 'none' ? undefined : one.details.provider;
    if (one.act.startsWith('flag.')) flags = flagsAfter(flags, one);
  }
  return { pins, ...(lock && { lock }), ...(provider && { provider }), ...(flags && { flags }) };
};

/** An invalid act changes no flag. Acts don't record which accounts a flag was on for: it is off for them. */
const flagsAfter = (flags: EnvironmentDocument['flags'], one: NamedAct): EnvironmentDocument['flags'] => {
  const { flag = '', percent, roles } = one.details;
  const { [flag]: _, ...others } = flags ?? {};
  if (one.act === 'flag.clear') return others;
  const reach = { percent: Number(percent), ...(roles && { roles: roles.split(' ') }) };
  const set = z.safeParse(flagsSchema, { ...others, [flag]: { ...reasonOf(one), ...reach } });
  return set.success ? set.data : flags;
};

/** The state of an environment after these acts. A running canary is dropped. */
export const rebuildEnvironment = (
  environment: string,
  acts: readonly NamedAct[],
  replaced: unknown,
): Kept<EnvironmentDocument> | undefined => {
  const last = acts.at(-1);
  if (!last?.to) return undefined;
  const endedByCanary = marksBefore(replaced, last.at);
  return {
    kind: 'environment',
    environment,
    composition: last.to,
    ...settingsAfter(acts),
    endedByCanary,
  };
};

/** What an act added to a team's list; an earlier revocation added the releases that it withdrew. */
const listedBy = ({
  act,
  details: { release = '', record, withdrawn },
}: NamedAct): readonly PinnedRelease[] => {
  if (act === 'key.revoke') return readPinned(withdrawn);
  const name = parseReleaseName(release);
  return act === 'publish' && name && record !== undefined ? [{ ...name, record }] : [];
};

/**
 * Releases that undone acts published, each with the record that they name. A version that was published before the
 * moment is unaffected.
 */
export const undoneReleases = ({ kept, undone }: KeptHistory): readonly PinnedRelease[] => {
  const before = new Set(kept.flatMap(listedBy).map(nameOf));
  return undone.flatMap(listedBy).filter((release) => !before.has(nameOf(release)));
};

/**
 * The log of a team after these acts. Stolen releases stay listed and are withdrawn, so that nothing begins to run
 * them.
 */
export const rebuildLog = (
  id: string,
  acts: readonly NamedAct[],
  stolen: readonly PinnedRelease[],
  reason: Reason,
): Kept<ReleaseLog> => {
  const releases: Record<string, string> = {};
  const withdrawn: Record<string, Reason> = {};
  const withdraw = (list: readonly PinnedRelease[], why: Reason) => {
    for (const { version, record } of list) {
      if (Object.hasOwn(releases, version)) continue;
      releases[version] = record;
      withdrawn[version] = why;
    }
  };
  for (const one of acts) {
    if (one.act === 'key.revoke') withdraw(readPinned(one.details.withdrawn), reasonOf(one));
    const { version } = parseReleaseName(one.details.release ?? '') ?? {};
    if (version === undefined) continue;
    if (one.act === 'publish' && one.details.record) releases[version] = one.details.record;
    if (one.act === 'remove') delete releases[version];
    if (one.act === 'withdraw') withdrawn[version] = reasonOf(one);
  }
  withdraw(stolen, reason);
  return { kind: 'release-log', id, releases, withdrawn };
};

/** How the act `key.revoke` names the releases that it withdraws: 'booking@1.4.2 <hash of its record>, …'. */
export const pinnedText = (releases: readonly PinnedRelease[]): string =>
  releases.map((release) => `${nameOf(release)} ${release.record}`).join(', ');

export const readPinned = (text = ''): readonly PinnedRelease[] =>
  text.split(', ').flatMap((one) => {
    const [name = '', record] = one.split(' ');
    const release = parseReleaseName(name);
    return release && record !== undefined ? [{ ...release, record }] : [];
  });

/** @returns undefined when no earlier state is known */
export const rebuildHead = (
  subject: Subject,
  acts: readonly NamedAct[],
  stolen: readonly PinnedRelease[],
  reason: Reason,
  replaced: unknown,
) => {
  const [kind, name = ''] = subject.split('/');
  if (acts.length === 0) return undefined;
  return kind === 'environment'
    ? rebuildEnvironment(name, acts, replaced)
    : rebuildLog(name, acts, stolen, reason);
};
