import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Chunk } from './chunk.ts';

/** A chunk's component; 'lost' when it could not be fetched, undefined while it is on its way. */
type Come<Props> = { readonly Component: ComponentType<Props> } | 'lost' | undefined;

/**
 * The component of a chunk, fetched when it is wanted; what was lost is fetched again when it is wanted again. Where it
 * opens, it is rendered behind the frame that answers the press.
 *
 * @returns also a function that fetches again what was lost
 */
export const useChunk = <Props>(load: Chunk<Props>, wanted = true) => {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Come<Props>>();

  const isThere = typeof fetched === 'object';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
  useEffect(() => {
    if (!wanted || isThere || load.here?.()) return;
    let current = true;
    load().then(
      (Component) => current && startTransition(() => setFetched({ Component })),
      () => current && setFetched('lost'),
    );
    return () => {
      current = false;
      setFetched((now) => (now === 'lost' ? undefined : now));
    };
  }, [load, wanted, attempt, isThere]);

  const again = () => {
    setFetched(undefined);
    setAttempt(attempt + 1);
  };
  const Here = load.here?.();
  const come: Come<Props> = fetched ?? (Here && { Component: Here });
  return [come, again] as const;
};
