import type { BookingStatus } from '@sundara/contracts';
import type { FinalVisit, Moment, SeenVisit } from './history.ts';

/** A visit as its customer, its salon and the gateway would describe it, without anything of how it is stored. */
export interface VisitState {
  readonly status: 'none' | 'held' | 'expired' | BookingStatus;
  readonly start: Moment;
  /** What its customer pays; 0 for a walk-in. */
  readonly paise: number;
  readonly money: 'none' | 'paid' | 'back';
  readonly timeline: readonly string[];
}

/** A change of a visit, or what was read of it. */
export type VisitChange =
  | { readonly kind: 'hold'; readonly start: Moment; readonly paise: number }
  | { readonly kind: 'walk in'; readonly start: Moment }
  /** The hold ends, by itself or because its customer's other visit takes its place. */
  | { readonly kind: 'expire' }
  /** The money that was paid is heard of. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'verify'; readonly verdict: 'booked' | 'refunded' }
  /** `paise`: what was said to go back; undefined where no answer came. */
  | { readonly kind: 'cancel'; readonly paise?: number }
  | { readonly kind: 'move'; readonly start: Moment }
  | { readonly kind: 'set'; readonly status: BookingStatus; readonly expected?: BookingStatus }
  /** Null: there is no such visit. */
  | { readonly kind: 'read'; readonly seen: Pick<SeenVisit, 'status' | 'start'> | null }
  | { readonly kind: 'read order'; readonly isPaid: boolean }
  | { readonly kind: 'rest'; readonly final: FinalVisit };

/** Statuses in which a visit takes a place of its salon. */
export const takesPlace = ({ status }: VisitState): boolean =>
  status === 'held' || status === 'pending' || status === 'confirmed';
