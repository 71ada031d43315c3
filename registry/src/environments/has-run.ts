import type { Registry } from '../core/registry.ts';

/** Whether an environment has ever run a composition for all visitors. */
export const hasRun = async (
  registry: Pick<Registry, 'history'>,
  name: string,
  composition: string,
): Promise<boolean> => {
  for await (const act of registry.history(`environment/${name}`)) if (act.to === composition) return true;
  return false;
};
