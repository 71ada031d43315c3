import type { Answered, Asked, Entry, EntryOf, FinalVisit, History, Kind, Outcome } from './history.ts';

/** The salon, customer and visit of hand-written histories, unless they name others. */
export const SALON = 'Rose';
export const ASHA = 'Asha';
export const VISIT_ID = 'visit-1';
export const TEN = Date.parse('2026-11-24T10:00:00+05:30');
export const ELEVEN = Date.parse('2026-11-24T11:00:00+05:30');

export const wishOf = (change: Partial<Asked['order']> = {}): Asked['order'] => ({
  ...{ salonId: SALON, customerId: ASHA, start: TEN, minutes: 60, paise: 50_800 },
  ...change,
});

/** An operation that was answered, at these moments. */
export const done = <K extends Kind>(
  kind: K,
  asked: Asked[K],
  answer: Answered[K],
  [invoked, answered]: readonly [number, number],
  api = 0,
): Entry => entryOf({ kind, asked, outcome: { is: 'ok', answer }, api, invoked, answered });

/** An operation that was not done, or of which nobody knows. */
export const notDone = <K extends Kind>(
  kind: K,
  asked: Asked[K],
  is: Exclude<Outcome<never>['is'], 'ok'>,
  invoked: number,
): Entry => {
  const answered = is === 'unknown' ? Number.POSITIVE_INFINITY : invoked + 1;
  return entryOf({ kind, asked, outcome: { is, why: is }, api: 0, invoked, answered });
};

/** TypeScript does not see that an entry of a kind is one of all entries. */
const entryOf = <K extends Kind>(entry: EntryOf<K>): Entry => entry as Entry;

/** Ordered from 0 on, paid at 10 and booked at 20. */
export const BOOKED: readonly Entry[] = [
  done('order', wishOf(), { bookingId: VISIT_ID, holdEnds: 600_000 }, [0, 5]),
  done('pay', { bookingId: VISIT_ID }, null, [10, 12]),
  done('verify', { bookingId: VISIT_ID }, 'booked', [15, 20]),
];

export const finalOf = (change: Partial<FinalVisit> = {}): FinalVisit => ({
  ...{ bookingId: VISIT_ID, status: 'confirmed', start: TEN, timeline: ['created'] },
  ...{ capturedPaise: 50_800, refundedPaise: 0 },
  ...change,
});

/** A history at a salon with one chair. */
export const historyOf = (entries: readonly Entry[], finals: readonly FinalVisit[] = []): History => ({
  entries,
  finals,
  places: new Map([[SALON, 1]]),
});
