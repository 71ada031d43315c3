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

/** What a page can be made of. */
export interface RunSet extends Releases {
  readonly composition: Composition;
  readonly shell: ReleaseRecord;
  /** Id of a remote → what a page falls back to. */
  readonly previous: ReadonlyMap<string, ReleaseRecord>;
}

/**
 * @param mayLackIt whether a remote is left out for a fault; only where its record makes no sense here unless told
 * @throws Refusal when the composition, or a record that is not to be left out, is missing or was changed
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

/** @throws Refusal when the shell's record is not whole */
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
