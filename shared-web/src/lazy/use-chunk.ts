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

  const Here = load.here?.();
  const come: Come<Props> = fetched ?? (Here && { Component: Here });
  // As this rendering saw it: a chunk that comes before the effect runs must still be told.
  const isThere = typeof come === 'object';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
  useEffect(() => {
    if (!wanted || isThere) return;
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
  return [come, again] as const;
};
