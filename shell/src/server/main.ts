import { PROVIDES } from '../federation/contract/provides.ts';
import { ON_DEMAND, PRESENT } from '../federation/runtime/shares.ts';

import { rendererOf } from './render-page.tsx';

export const createRenderer = rendererOf(PROVIDES);

/** Everything that the shell lends to the remotes' server bundles, by the name of its package. */
export const loadShared = async (): Promise<Readonly<Record<string, unknown>>> => {
  const groups = Object.entries(ON_DEMAND).map(async ([name, load]) => [name, await load()] as const);
  return { ...PRESENT, ...Object.fromEntries(await Promise.all(groups)) };
};
