import type { Registry } from '../core/registry.ts';

/** Whether an environment has run a composition, for everybody, at any time. */
export const hasRun = async (
  registry: Pick<Registry, 'history'>,
  name: string,
  composition: string,
): Promise<boolean> => {
  for await (const act of registry.history(`environment/${name}`)) if (act.to === composition) return true;
  return false;
};
