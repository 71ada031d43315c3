import type { CompositionDocument } from '@sundara/contracts/federation';
import type { Registry, ReleaseName } from '../core/registry.ts';
import { nameOf, SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';

/**
 * The composition that runs these releases and, for everything else, what `base` runs. It isn't stored yet, nor checked
 * by the gate.
 *
 * @throws Refusal when a release isn't published, an id is named twice, or there would be no shell
 */
export const makeComposition = async (
  registry: Pick<Registry, 'readRelease'>,
  base: CompositionDocument | undefined,
  releases: readonly ReleaseName[],
): Promise<CompositionDocument> => {
  const locked = new Map<string, { readonly version: string; readonly record: string }>();
  for (const release of releases) {
    const { id, version } = release;
    const twice = locked.get(id);
    if (twice) throw new Refusal(`${id} is named twice, as ${twice.version} and ${version}: name it once.`);
    const stored = await registry.readRelease(release);
    if (!stored)
      throw new Refusal(`${nameOf(release)} is not published: publish it first, or name a version that is.`);
    locked.set(id, { version, record: stored.hash });
  }
  const shell = locked.get(SHELL_ID) ?? base?.shell;
  if (!shell)
    throw new Refusal('There is no shell yet that remotes could run in: name one along, shell@<version>.');
  locked.delete(SHELL_ID);
  return { shell, remotes: { ...base?.remotes, ...Object.fromEntries(locked) } };
};
