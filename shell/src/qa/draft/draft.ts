import type { Fault, Override } from '@sundara/contracts/federation';

/** A choice that has not been applied yet; it has the form of the override that it becomes. */
export interface Draft {
  /** A composition to start from; if undefined, the environment's current one. */
  readonly composition?: string | undefined;
  /** Maps an id, or 'shell', to a version or the address of a development server. */
  readonly versions: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, Fault>>;
  /** Maps a flag to whether it is on, regardless of the environment. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined;
}

export const NOTHING: Draft = { versions: {}, faults: {} };

/** The override in force now, as the start of a new choice. */
export const draftOf = (override: Override | undefined): Draft =>
  override
    ? {
        composition: override.composition,
        versions: override.versions,
        faults: override.faults,
        flags: override.flags,
      }
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

export const chooseFlag = (draft: Draft, flag: string, on: boolean | undefined): Draft => ({
  ...draft,
  flags: put(draft.flags ?? {}, flag, on),
});

/** Choosing a composition replaces all versions, so versions chosen one by one are dropped. */
export const chooseComposition = (draft: Draft, composition: string | undefined): Draft => ({
  ...draft,
  composition,
  versions: {},
});

export const isNothing = ({ composition, ...chosen }: Draft): boolean =>
  composition === undefined &&
  [chosen.versions, chosen.faults, chosen.flags ?? {}].every((one) => Object.keys(one).length === 0);

const sorted = (all: Readonly<Record<string, string | boolean>>) =>
  Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));

export const isSameDraft = (one: Draft, other: Draft): boolean => {
  const text = ({ composition, versions, faults, flags = {} }: Draft) =>
    JSON.stringify([composition, sorted(versions), sorted(faults), sorted(flags)]);
  return text(one) === text(other);
};
