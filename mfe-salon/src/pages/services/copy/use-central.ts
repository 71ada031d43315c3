import { type CentralService, centralServices, importServices } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useSelfRetry, useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

export interface Offered extends CentralService {
  /** The salon already has one of this name and category. */
  readonly isOwn: boolean;
}
export type Central =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | { readonly is: 'here'; readonly services: readonly Offered[] };

/** The import row of a service of the central catalogue; the copy stores its origin (decision 43). */
export const rowOf = ({
  id,
  name,
  description,
  category,
  price,
  duration,
  specializations,
}: CentralService) => ({
  centralServiceId: id,
  name,
  description,
  category,
  price,
  duration,
  specializations,
});

/** The central catalogue; a dry run of all of it finds the services that the salon already has. */
export const useCentral = (salonId: string | undefined): Central => {
  const { http } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [central, setCentral] = useState<
    { readonly services: readonly Offered[] } | { readonly failure: ApiFailure }
  >();
  const retry = () => setAttempt((count) => count + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const listed = await http.call(centralServices, {}, { signal });
      if (!listed.ok) return { failure: listed.failure };
      const services = listed.data.services.flatMap((group) => group.services);
      if (services.length === 0) return { services: [] };
      const query = { salonId, dryRun: 'true' } as const;
      const compared = await http.call(importServices, { query, body: services.map(rowOf) }, { signal });
      if (!compared.ok) return { failure: compared.failure };
      const { rows } = compared.data;
      return {
        services: services.map((each, index) => ({ ...each, isOwn: rows[index]?.outcome !== 'added' })),
      };
    };
    read().then((found) => !signal.aborted && setCentral(found));
    return () => controller.abort();
  }, [attempt, http, salonId]);
  const failure = central && 'failure' in central ? central.failure : undefined;
  useSelfRetry(failure, retry);
  if (!central) return { is: 'loading' };
  return 'failure' in central
    ? { is: 'failed', failure: central.failure, retry }
    : { is: 'here', ...central };
};
