import type { CompositionDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { Registry } from '../core/registry.ts';
import type { Side } from './diff-compositions.ts';

/**
 * A composition with the records that it pins.
 *
 * @throws Refusal when a record is missing or has another hash
 */
export const readSide = async (registry: Registry, document: CompositionDocument): Promise<Side> => {
  const records = await Promise.all(
    releasesOf(document).map(
      async (release) => [release.id, await registry.readRecord(release, release.record)] as const,
    ),
  );
  return { document, records: new Map(records) };
};
