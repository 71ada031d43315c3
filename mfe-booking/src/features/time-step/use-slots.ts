import type { LocalDate } from '@sundara/contracts';
import { availability, type SlotReply } from '@sundara/contracts/api';
import type { BookingBasket } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';

export type Slots =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'here'; readonly slots: readonly SlotReply[] };

/** The free times of a day for the basket; an answer for a day that was left is dropped. `retry` asks anew. */
export const useSlots = (
  basket: BookingBasket,
  date: LocalDate | undefined,
): { slots: Slots; retry: () => void } => {
  const { http } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [slots, setSlots] = useState<Slots>({ kind: 'none' });
  const services = basket.services.map((service) => service.id).join(',');
  const salonId = basket.salon.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!date) return setSlots({ kind: 'none' });
    const cancel = new AbortController();
    setSlots({ kind: 'loading' });
    http
      .call(availability, { params: { id: salonId }, query: { date, services } }, { signal: cancel.signal })
      .then((result) => {
        if (cancel.signal.aborted) return;
        setSlots(
          result.ok
            ? { kind: 'here', slots: result.data.slots }
            : { kind: 'failed', message: result.failure.message },
        );
      });
    return () => cancel.abort();
  }, [http, salonId, services, date, attempt]);

  return { slots, retry: () => setAttempt((count) => count + 1) };
};
