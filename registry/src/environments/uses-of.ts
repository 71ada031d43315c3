import type { Registry, ReleaseName } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';

/** How an environment uses a release: for all of its visitors, for its canary's; 'unknown' if it can't be read. */
export interface Use {
  readonly environment: string;
  readonly by: 'everybody' | 'canary' | 'unknown';
}

const usesIn = async (
  registry: Registry,
  name: string,
  { id, version }: ReleaseName,
): Promise<Use['by'][]> => {
  const document = await registry.readEnvironment(name);
  const names = async (composition: string | undefined): Promise<boolean> => {
    const found = composition === undefined ? undefined : await registry.readComposition(composition);
    return (id === SHELL_ID ? found?.shell : found?.remotes[id])?.version === version;
  };
  if (await names(document?.composition)) return ['everybody'];
  return (await names(document?.canary?.composition)) ? ['canary'] : [];
};

/** The environments that run a release, for everybody or as a canary. */
export const usesOf = async (registry: Registry, release: ReleaseName): Promise<readonly Use[]> => {
  const uses: Use[] = [];
  for (const environment of await registry.listEnvironments())
    try {
      for (const by of await usesIn(registry, environment, release)) uses.push({ environment, by });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      uses.push({ environment, by: 'unknown' });
    }
  return uses;
};
