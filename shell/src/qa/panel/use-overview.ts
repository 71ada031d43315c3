import { isReadable, type Reply, releaseOverview } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';
import type { Overview } from '../draft/after-reload.ts';

export type OverviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly overview: Overview }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Lists releases that this shell can't read together with those that the site itself can't read. */
const readOverview = ({ releases, unreadable, ...answer }: Reply<typeof releaseOverview>): Overview => ({
  ...answer,
  releases: releases.filter(isReadable),
  unreadable: [
    ...unreadable,
    ...releases
      .filter((release) => !isReadable(release))
      .map(({ id, version }) => ({ id, version, why: 'Its record has another shape than this page knows.' })),
  ],
});

/** The available versions, fetched each time the panel is opened; `retry` fetches them again. */
export const useOverview = (open: boolean): OverviewState & { readonly retry: () => void } => {
  const { http } = useServices();
  const [state, setState] = useState<OverviewState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another call.
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    setState((was) => (was.status === 'ready' ? was : { status: 'loading' }));
    void http.call(releaseOverview, {}, { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      setState(
        result.ok
          ? { status: 'ready', overview: readOverview(result.data) }
          : { status: 'failed', failure: result.failure },
      );
    });
    return () => stop.abort();
  }, [open, attempt, http]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
};
