import { addDays, HORIZON_DAYS, type LocalDate, localDateOf } from '@sundara/contracts';
import { availableDays, type Reply } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useEffect, useState } from 'react';
import { useSelfRetry } from '../../core/recovery/use-self-retry.ts';
import { useShell } from '../../core/shell/shell-context.tsx';
import { type VisitQuery, wishOf } from './visit-query.ts';

type Specialists = Reply<typeof availableDays>['specialists'];

export interface Days {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** Free start times per day; undefined before the answer, or without one. */
  readonly free: ReadonlyMap<LocalDate, number> | undefined;
  /** Whether the first answer is still missing. */
  readonly busy: boolean;
  /** The specialists who could do the whole visit; undefined before the answer. */
  readonly specialists: Specialists | undefined;
}

/**
 * Which days have free times for the visit, requested once for all bookable days, and again for another specialist.
 * Nothing waits for it: without an answer every day can be chosen, and it is retried automatically.
 */
export const useDays = (visit: VisitQuery): Days => {
  const { http } = useShell();
  const [first] = useState(() => localDateOf(new Date()));
  const [free, setFree] = useState<Days['free']>();
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState<ApiFailure>();
  const [attempt, setAttempt] = useState(0);
  const [specialists, setSpecialists] = useState<Specialists>();
  const last = addDays(first, HORIZON_DAYS);
  const { salonId, services, specialist, booking } = visit;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    const cancel = new AbortController();
    const query = { from: first, to: last, ...wishOf({ salonId, services, specialist, booking }) };
    http.call(availableDays, { params: { id: salonId }, query }, { signal: cancel.signal }).then((result) => {
      if (cancel.signal.aborted) return;
      setBusy(false);
      setFailure(result.ok ? undefined : result.failure);
      setFree(result.ok ? new Map(result.data.days.map((day) => [day.date, day.free])) : undefined);
      setSpecialists((known) => (result.ok ? result.data.specialists : (known ?? [])));
    });
    return () => cancel.abort();
  }, [http, salonId, services, specialist, booking, first, last, attempt]);
  useSelfRetry(failure, () => setAttempt((count) => count + 1));

  return { first, last, free, busy, specialists };
};
