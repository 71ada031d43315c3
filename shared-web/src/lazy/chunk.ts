import type { ComponentType } from 'react';

/** Fetches a component that has a chunk of its own. */
export interface Chunk<Props> {
  (): Promise<ComponentType<Props>>;
  /** The component, once it has come: what opens then needs no step between. */
  readonly here?: () => ComponentType<Props> | undefined;
}

/** Remembers what has come; a call after a failure fetches it again. */
export const chunk = <Props>(fetch: () => Promise<ComponentType<Props>>): Chunk<Props> => {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    here ??= await fetch();
    return here;
  };
  return Object.assign(load, { here: () => here });
};
