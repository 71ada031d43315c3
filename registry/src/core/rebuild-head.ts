import {
  type EnvironmentDocument,
  environmentSchema,
  type Reason,
  type ReleaseLog,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { NamedAct, Subject } from './registry.ts';
import { parseReleaseName } from './release-name.ts';

type Kept<D> = Omit<D, 'sequence' | 'history' | 'changedAt'>;

const reasonOf = ({ who, why, at }: NamedAct): Reason => ({ by: who, why, at });

/** Marks are no act of their own, so they come from the document that is replaced, as far as they are older. */
const marksBefore = (replaced: unknown, at: string): EnvironmentDocument['endedByCanary'] => {
  const document = z.safeParse(environmentSchema, replaced);
  const marks = Object.entries(document.data?.endedByCanary ?? {});
  return Object.fromEntries(marks.filter(([, mark]) => mark.at <= at));
};

/** What an environment was after these acts. A canary that ran ends by it. */
export const rebuildEnvironment = (
  environment: string,
  acts: readonly NamedAct[],
  replaced: unknown,
): Kept<EnvironmentDocument> | undefined => {
  const pins: Record<string, Reason> = {};
  let lock: Reason | undefined;
  for (const one of acts) {
    const { id } = parseReleaseName(one.details.release ?? '') ?? {};
    if (one.act === 'pin' && id) pins[id] = reasonOf(one);
    if (one.act === 'unpin' && one.details.id) delete pins[one.details.id];
    if (one.act === 'lock') lock = reasonOf(one);
    if (one.act === 'unlock') lock = undefined;
  }
  const last = acts.at(-1);
  if (!last?.to) return undefined;
  const endedByCanary = marksBefore(replaced, last.at);
  return {
    kind: 'environment',
    environment,
    composition: last.to,
    pins,
    ...(lock && { lock }),
    endedByCanary,
  };
};

/**
 * What a team had published and withdrawn after these acts. What was published by those that are undone is withdrawn, so
 * that nothing begins to run it.
 */
export const rebuildLog = (
  id: string,
  acts: readonly NamedAct[],
  undone: readonly NamedAct[],
  reason: Reason,
): Kept<ReleaseLog> => {
  const releases: Record<string, string> = {};
  const withdrawn: Record<string, Reason> = {};
  for (const one of acts) {
    if (one.act === 'key.revoke')
      for (const version of one.details.withdrawn?.split(', ') ?? []) withdrawn[version] = reasonOf(one);
    const { version } = parseReleaseName(one.details.release ?? '') ?? {};
    if (version === undefined) continue;
    if (one.act === 'publish' && one.details.record) releases[version] = one.details.record;
    if (one.act === 'remove') delete releases[version];
    if (one.act === 'withdraw') withdrawn[version] = reasonOf(one);
  }
  for (const version of undonePublishes(undone)) withdrawn[version] ??= reason;
  return { kind: 'release-log', id, releases, withdrawn };
};

/** Versions that were published by acts that don't count. */
export const undonePublishes = (undone: readonly NamedAct[]): readonly string[] =>
  undone.flatMap(({ act, details }) =>
    act === 'publish' ? (parseReleaseName(details.release ?? '')?.version ?? []) : [],
  );

/** @returns undefined where nothing of before is known */
export const rebuildHead = (
  subject: Subject,
  acts: readonly NamedAct[],
  undone: readonly NamedAct[],
  reason: Reason,
  replaced: unknown,
) => {
  const [kind, name = ''] = subject.split('/');
  if (acts.length === 0) return undefined;
  return kind === 'environment'
    ? rebuildEnvironment(name, acts, replaced)
    : rebuildLog(name, acts, undone, reason);
};
