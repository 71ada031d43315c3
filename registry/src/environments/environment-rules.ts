import type { CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { Conflict, Refusal } from '../refusal.ts';

export interface ActOptions {
  /** The sequence that the caller saw; the act is refused if the environment has changed since. */
  readonly expectedSequence?: number | undefined;
}

export interface RunOptions extends ActOptions {
  /** Whether to proceed when the environment's provider API can't be queried. */
  readonly withoutProvider?: boolean | undefined;
}

export interface RuledOptions extends RunOptions {
  /** Whether to override the rules that the environment lets an emergency override. */
  readonly emergency?: boolean | undefined;
}

export interface BeginOptions extends RuledOptions {
  /** Whether to accept releases whose canary failed in some environment. */
  readonly again?: boolean | undefined;
}

/** The settings that an act keeps unless it changes them. */
export const settingsOf = ({
  composition,
  pins,
  lock,
  canary,
  provider,
  endedByCanary,
  flags,
  rules,
}: EnvironmentDocument) => ({
  composition,
  pins,
  ...(lock && { lock }),
  ...(canary && { canary }),
  ...(provider && { provider }),
  ...(endedByCanary && { endedByCanary }),
  ...(flags && { flags }),
  ...(rules !== undefined && { rules }),
});

/** Who, why and when, as pins and locks record it. */
export const reasonOf = ({ who, why }: Actor) => ({ by: who, why, at: new Date().toISOString() });

/** @throws Conflict when somebody has changed the environment since the caller looked */
export const requireSequence = (
  name: string,
  current: EnvironmentDocument | undefined,
  { expectedSequence }: ActOptions,
): void => {
  const sequence = current?.sequence ?? 0;
  if (expectedSequence !== undefined && expectedSequence !== sequence)
    throw new Conflict(
      `'${name}' was changed meanwhile: it is at change ${sequence}, and you saw ${expectedSequence}. Look at it again.`,
    );
};

/** @throws Refusal when nothing was promoted to the environment yet */
export const requireRunning = (
  name: string,
  current: EnvironmentDocument | undefined,
): EnvironmentDocument => {
  if (current) return current;
  throw new Refusal(`Nothing runs in the environment '${name}': promote releases to it first.`);
};

/** @throws Refusal when the environment is locked */
export const requireUnlocked = (name: string, current: EnvironmentDocument | undefined): void => {
  if (!current?.lock) return;
  const { by, why, at } = current.lock;
  throw new Refusal(`'${name}' is locked since ${at} by ${by} (${why}): unlock it first.`);
};

/** The composition with this id. @throws Refusal when it is missing */
export const requireComposition = async (registry: Registry, id: string): Promise<CompositionDocument> => {
  const document = await registry.readComposition(id);
  if (document) return document;
  throw new Refusal(`There is no composition ${id}: look at the history for one that was kept.`);
};

const versionsOf = (document: CompositionDocument): ReadonlyMap<string, string> =>
  new Map(releasesOf(document).map(({ id, version }) => [id, version]));

/** Ids whose version differs between two compositions, including ids that one of them lacks. */
export const movedIds = (from: CompositionDocument, to: CompositionDocument): readonly string[] => {
  const before = versionsOf(from);
  const after = versionsOf(to);
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
};

/** @throws Refusal naming every pinned id that would move */
export const requirePinsKept = (
  name: string,
  { pins }: EnvironmentDocument,
  from: CompositionDocument,
  to: CompositionDocument,
): void => {
  const running = versionsOf(from);
  const sentences = movedIds(from, to).flatMap((id) => {
    const pin = pins[id];
    const release = nameOf({ id, version: running.get(id) ?? '' });
    return pin ? [`${release} is pinned in '${name}' by ${pin.by} (${pin.why}): unpin it first.`] : [];
  });
  if (sentences.length > 0) throw new Refusal(sentences.join('\n'));
};
