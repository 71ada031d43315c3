import type { CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { Conflict, Refusal } from '../refusal.ts';

export interface ActOptions {
  /** The sequence that the caller saw; the act is refused when the environment has changed since. */
  readonly expectedSequence?: number | undefined;
}

export interface RunOptions extends ActOptions {
  /** Whether it goes on when the environment's provider API doesn't answer what it has. */
  readonly withoutProvider?: boolean | undefined;
}

export interface RuledOptions extends RunOptions {
  /** Whether it goes on against those rules of the environment that an emergency may pass there. */
  readonly emergency?: boolean | undefined;
}

export interface BeginOptions extends RuledOptions {
  /** Whether releases are taken that a canary ended somewhere. */
  readonly again?: boolean | undefined;
}

/** What an act keeps unless it changes it. */
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

/** Who, why and when, as pins and locks say it. */
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

/** The composition that an environment names. @throws Refusal when it is lost */
export const requireComposition = async (registry: Registry, id: string): Promise<CompositionDocument> => {
  const document = await registry.readComposition(id);
  if (document) return document;
  throw new Refusal(`There is no composition ${id}: look at the history for one that was kept.`);
};

const versionsOf = (document: CompositionDocument): ReadonlyMap<string, string> =>
  new Map(releasesOf(document).map(({ id, version }) => [id, version]));

/** Ids whose version differs between two compositions, those included that one of them lacks. */
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
