import type { CompositionDocument } from '@sundara/contracts/federation';
import type { NamedAct, Registry } from '../core/registry.ts';
import type { Holdings } from './plan-collection.ts';

const PREFIX = 'compositions/';

const readEnvironment = async (registry: Registry, name: string) => {
  const document = await registry.readEnvironment(name);
  if (!document) return [];
  const acts: NamedAct[] = [];
  for await (const act of registry.history(`environment/${name}`)) acts.push(act);
  return [{ document, acts }];
};

const readCompositions = async (registry: Registry): Promise<ReadonlyMap<string, CompositionDocument>> => {
  const found = new Map<string, CompositionDocument>();
  for (const name of await registry.documents.list(PREFIX)) {
    const id = name.slice(PREFIX.length);
    const document = await registry.readComposition(id);
    if (document) found.set(id, document);
  }
  return found;
};

/**
 * Everything that determines what is needed.
 *
 * @throws Refusal when any of it can't be trusted: nothing is removed on incomplete knowledge
 */
export const readHoldings = async (registry: Registry): Promise<Holdings> => {
  const environments = [];
  for (const name of await registry.listEnvironments())
    environments.push(...(await readEnvironment(registry, name)));
  // Releases that can't be read here are kept.
  const listed = await registry.listReleases();
  const releases = listed.releases.map(({ record, hash }) => ({
    id: record.id,
    version: record.version,
    hash,
    publishedAt: record.publishedAt,
    bytes: Object.values(record.files).reduce((sum, { size }) => sum + size, 0),
  }));
  return { environments, compositions: await readCompositions(registry), releases };
};
