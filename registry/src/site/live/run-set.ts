import type { Composition, CompositionDocument, ReleaseRecord } from '@sundara/contracts/federation';
import { compose, type Surroundings } from '../../compose/compose.ts';
import { readPinned } from '../../compose/read-pinned.ts';
import { readComposition } from '../../core/compositions.ts';
import type { Context } from '../../core/context.ts';
import { readRecord } from '../../core/records.ts';
import type { PinnedRelease } from '../../core/registry.ts';
import { Refusal } from '../../refusal.ts';

/** A composition with the records that it pins. */
export interface Releases {
  /** Hash of the document. */
  readonly id: string;
  readonly document: CompositionDocument;
  readonly records: readonly ReleaseRecord[];
  /** Id of each remote that a page runs without → why. */
  readonly leftOut: ReadonlyMap<string, Refusal>;
}

/** A complete set that a page can run. */
export interface RunSet extends Releases {
  readonly composition: Composition;
  readonly shell: ReleaseRecord;
  /** Id of a remote → what a page falls back to. */
  readonly previous: ReadonlyMap<string, ReleaseRecord>;
}

/**
 * @param mayLackIt whether to leave out a remote for a fault; default: only if its record is unreadable here
 * @throws Refusal when the composition, or a record that may not be left out, is missing or was changed
 */
export const readReleases = async (
  context: Context,
  id: string,
  mayLackIt?: (fault: Refusal) => boolean,
): Promise<Releases> => {
  const document = await readComposition(context, id);
  if (!document)
    throw new Refusal(`The composition ${id} is missing: restore it from a copy, or promote another one.`);
  const read = (release: PinnedRelease) => readRecord(context, release, release.record);
  return { id, document, ...(await readPinned(document, read, mayLackIt)) };
};

/** @throws Refusal when there is no shell or its record is incomplete */
export const runSetOf = (
  releases: Releases,
  previous: ReadonlyMap<string, ReleaseRecord>,
  surroundings: Omit<Surroundings, 'previous'>,
): RunSet => {
  const { id, document, records, leftOut } = releases;
  const composition = compose(document, id, records, { ...surroundings, previous, leftOut });
  const shell = records.find(({ kind }) => kind === 'shell');
  if (!shell) throw new Refusal(`The composition ${id} has no shell.`);
  return { id, document, records, composition, leftOut, shell, previous };
};
