import { type History, isOf, type Moment } from './history.ts';

/** A visit of which somebody was told. */
export interface KnownVisit {
  readonly bookingId: string;
  readonly salonId: string;
  readonly minutes: number;
  /** Undefined for a walk-in. */
  readonly customerId?: string;
  /** When the first answer named it. */
  readonly knownAt: Moment;
}

/** The visits that orders and walk-ins were answered with. */
export const knownVisits = ({ entries }: History): readonly KnownVisit[] => {
  const known = new Map<string, KnownVisit>();
  const learn = (bookingId: string, visit: Omit<KnownVisit, 'bookingId'>) => {
    if ((known.get(bookingId)?.knownAt ?? Infinity) > visit.knownAt)
      known.set(bookingId, { bookingId, ...visit });
  };
  for (const { asked, outcome, answered: knownAt } of entries.filter(isOf('order')))
    if (outcome.is === 'ok') learn(outcome.answer.bookingId, { ...asked, knownAt });
  for (const { asked, outcome, answered: knownAt } of entries.filter(isOf('walkIn')))
    if (outcome.is === 'ok') learn(outcome.answer.bookingId, { ...asked, knownAt });
  return [...known.values()];
};
