import type { CompositionDocument } from '@sundara/contracts/federation';
import { readPinned } from '../compose/read-pinned.ts';
import type { Registry } from '../core/registry.ts';
import { requireComposition, requireRunning } from '../environments/environment-rules.ts';
import type { RecordsById } from '../gate/new-misfits.ts';
import type { askOffer } from '../provider/ask-offer.ts';
import type { NoAnswer } from '../provider/ask-provider.ts';
import type { Offer } from '../provider/find-api-misfits.ts';
import type { Refusal } from '../refusal.ts';

/** Where a set is live: for everybody in an environment, or for its canary. */
export interface Place {
  readonly environment: string;
  readonly by: 'everybody' | 'canary';
}

/** Releases that run together in the pages of an environment. */
export interface LiveSet extends Place {
  readonly document: CompositionDocument;
  readonly records: RecordsById;
  /** Id of each remote whose record can't be read here → why. */
  readonly leftOut: ReadonlyMap<string, Refusal>;
  /** What the environment's provider API offers; undefined when it names none, or it wasn't asked. */
  readonly api?: Offer | NoAnswer | undefined;
}

/**
 * The sets that run in these environments, for everybody and in canaries.
 *
 * @param ask queries the provider APIs; without it none is queried
 * @throws Refusal when an environment runs nothing, or its document, a composition or a shell can't be read
 */
export const readLiveSets = async (
  registry: Registry,
  environments: readonly string[],
  ask?: typeof askOffer,
): Promise<readonly LiveSet[]> => {
  const setsOf = async (environment: string): Promise<readonly LiveSet[]> => {
    const { composition, canary, provider } = requireRunning(
      environment,
      await registry.readEnvironment(environment),
    );
    const api = provider === undefined ? undefined : await ask?.(provider);
    const read = async (by: Place['by'], id: string): Promise<LiveSet> => {
      const document = await requireComposition(registry, id);
      const { records, leftOut } = await readPinned(document, (release) =>
        registry.readRecord(release, release.record),
      );
      const byId = new Map(records.map((record) => [record.id, record]));
      return { environment, by, document, records: byId, leftOut, api };
    };
    return Promise.all([
      read('everybody', composition),
      ...(canary ? [read('canary', canary.composition)] : []),
    ]);
  };
  return (await Promise.all(environments.map(setsOf))).flat();
};
