import type { LocalDate } from '@sundara/contracts';
import { availability, type SlotReply } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useEffect, useState } from 'react';
import { useShell } from '../../core/shell/shell-context.tsx';
import { type VisitQuery, wishOf } from './visit-query.ts';

/** The times of a day. */
export interface DayTimes {
  readonly date: LocalDate;
  readonly slots: readonly SlotReply[];
}

export type Slots =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly date: LocalDate; readonly failure: ApiFailure }
  | ({ readonly kind: 'here' } & DayTimes);

const LOADING: Slots = { kind: 'loading' };

/**
 * The free times of the chosen day for the visit; an answer for a day that was left is dropped. `fresh` times of that
 * day, as sent with a refusal, are shown at once, without a request. `retry` requests them again; the failure remains
 * until the answer.
 */
export const useSlots = (
  visit: VisitQuery,
  date: LocalDate | undefined,
  fresh: DayTimes | undefined,
): { slots: Slots; retry: () => void } => {
  const { http } = useShell();
  const [attempt, setAttempt] = useState(0);
  const given = fresh && fresh.date === date ? fresh : undefined;
  const [slots, setSlots] = useState<Slots>({ kind: 'none' });
  const { salonId, services, specialist, booking } = visit;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!date) return setSlots({ kind: 'none' });
    if (given) return setSlots({ kind: 'here', ...given });
    const cancel = new AbortController();
    setSlots((now) => (now.kind === 'failed' && now.date === date ? now : LOADING));
    const query = { date, ...wishOf({ salonId, services, specialist, booking }) };
    http.call(availability, { params: { id: salonId }, query }, { signal: cancel.signal }).then((result) => {
      if (cancel.signal.aborted) return;
      setSlots(
        result.ok
          ? { kind: 'here', date, slots: result.data.slots }
          : { kind: 'failed', date, failure: result.failure },
      );
    });
    return () => cancel.abort();
  }, [http, salonId, services, specialist, booking, date, given, attempt]);

  // The effect begins to load only after the first paint of a day.
  return {
    slots: date && slots.kind === 'none' ? LOADING : slots,
    retry: () => setAttempt((count) => count + 1),
  };
};
