import type { CompositionDocument } from '@sundara/contracts/federation';
import type { Registry } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';

/** Id → version, including 'shell'. */
export type Versions = Readonly<Record<string, string>>;

/** The versions that a composition names. */
export const versionsOf = ({ shell, remotes }: CompositionDocument): Versions => ({
  [SHELL_ID]: shell.version,
  ...Object.fromEntries(Object.entries(remotes).map(([id, { version }]) => [id, version])),
});

/** @throws Refusal when the composition is lost or was changed */
export const compositionVersions = async (registry: Registry, id: string): Promise<Versions> => {
  const document = await registry.readComposition(id);
  if (!document) throw new Refusal(`The composition ${id} is not in the registry.`);
  return versionsOf(document);
};

/** Undefined if the composition was removed or is unusable. */
export const versionsIfThere = async (registry: Registry, id: string): Promise<Versions | undefined> => {
  try {
    return await compositionVersions(registry, id);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};
