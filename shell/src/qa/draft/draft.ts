import type { Fault, Override } from '@sundara/contracts/federation';

/** What somebody chose and has not applied yet; equal in form to the override that it becomes. */
export interface Draft {
  /** A composition to start from; without one, what the environment runs. */
  readonly composition?: string | undefined;
  /** Id, or 'shell', → a version or the address of a development server. */
  readonly versions: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, Fault>>;
}

export const NOTHING: Draft = { versions: {}, faults: {} };

/** What is in force now, as the choice to go on from. */
export const draftOf = (override: Override | undefined): Draft =>
  override
    ? { composition: override.composition, versions: override.versions, faults: override.faults }
    : NOTHING;

const put = <T>(all: Readonly<Record<string, T>>, id: string, value: T | undefined): Record<string, T> => {
  const { [id]: _, ...others } = all;
  return value === undefined ? others : { ...others, [id]: value };
};

export const chooseVersion = (draft: Draft, id: string, version: string | undefined): Draft => ({
  ...draft,
  versions: put(draft.versions, id, version),
});

export const chooseFault = (draft: Draft, id: string, fault: Fault | undefined): Draft => ({
  ...draft,
  faults: put(draft.faults, id, fault),
});

/** A composition is taken whole: versions chosen one by one before it are given up. */
export const chooseComposition = (draft: Draft, composition: string | undefined): Draft => ({
  ...draft,
  composition,
  versions: {},
});

export const isNothing = ({ composition, versions, faults }: Draft): boolean =>
  composition === undefined && Object.keys(versions).length === 0 && Object.keys(faults).length === 0;

const sorted = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));

export const isSameDraft = (one: Draft, other: Draft): boolean => {
  const text = ({ composition, versions, faults }: Draft) =>
    JSON.stringify([composition, sorted(versions), sorted(faults)]);
  return text(one) === text(other);
};
