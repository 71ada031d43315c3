import type { Composition, CompositionDocument, ReleaseRecord } from '@sundara/contracts/federation';
import { compose, type Surroundings } from '../../compose/compose.ts';
import { releasesOf } from '../../compose/releases-of.ts';
import { readComposition } from '../../core/compositions.ts';
import type { Context } from '../../core/context.ts';
import { readRecord } from '../../core/records.ts';
import { Refusal } from '../../refusal.ts';

/** A composition with the records that it pins. */
export interface Releases {
  /** Hash of the document. */
  readonly id: string;
  readonly document: CompositionDocument;
  readonly records: readonly ReleaseRecord[];
}

/** What a page can be made of. */
export interface RunSet extends Releases {
  readonly composition: Composition;
  readonly shell: ReleaseRecord;
  /** Id of a remote → what a page falls back to. */
  readonly previous: ReadonlyMap<string, ReleaseRecord>;
}

/** @throws Refusal when the composition or a record is missing or was changed */
export const readReleases = async (context: Context, id: string): Promise<Releases> => {
  const document = await readComposition(context, id);
  if (!document)
    throw new Refusal(`The composition ${id} is missing: restore it from a copy, or promote another one.`);
  const records = await Promise.all(
    releasesOf(document).map((release) => readRecord(context, release, release.record)),
  );
  return { id, document, records };
};

/** @throws Refusal when a record is not whole */
export const runSetOf = (
  { id, document, records }: Releases,
  previous: ReadonlyMap<string, ReleaseRecord>,
  surroundings: Omit<Surroundings, 'previous'>,
): RunSet => {
  const composition = compose(document, id, records, { ...surroundings, previous });
  const shell = records.find(({ kind }) => kind === 'shell');
  if (!shell) throw new Refusal(`The composition ${id} has no shell.`);
  return { id, document, records, composition, shell, previous };
};
