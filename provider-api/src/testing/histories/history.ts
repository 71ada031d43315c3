import type { BookingStatus } from '@sundara/contracts';

/** Milliseconds since 1970 by a clock that never goes back: see `momentNow`. */
export type Moment = number;

export const momentNow = (): Moment => performance.timeOrigin + performance.now();

/** A place in a salon's day that a visit wants. */
export interface Wish {
  readonly salonId: string;
  readonly start: Moment;
  readonly minutes: number;
  /** The total that its customer pays; 0 for a walk-in. */
  readonly paise: number;
}

/** What a read says about a visit. */
export interface SeenVisit {
  readonly bookingId: string;
  readonly status: string;
  readonly start: Moment;
}

/** What is known about a visit when everything has come to rest, from the database and the gateway's books. */
export interface FinalVisit extends SeenVisit {
  /** The kinds of its timeline's entries, in order. */
  readonly timeline: readonly string[];
  readonly capturedPaise: number;
  readonly refundedPaise: number;
}

/** What each operation asks for. */
export interface Asked {
  order: Wish & { readonly customerId: string };
  /** The customer pays at the gateway; nothing of ours is called. */
  pay: { readonly bookingId: string };
  verify: { readonly bookingId: string };
  cancel: { readonly bookingId: string };
  move: { readonly bookingId: string; readonly start: Moment };
  setStatus: {
    readonly bookingId: string;
    readonly status: BookingStatus;
    /** What the owner's screen showed. */
    readonly expected?: BookingStatus;
  };
  walkIn: Wish;
  /** The whole salon is closed for a while. */
  close: Pick<Wish, 'salonId' | 'start' | 'minutes'>;
  reopen: { readonly closureId: string };
  /** The end of a hold is brought forward to now. */
  lapse: { readonly bookingId: string };
  readVisit: { readonly bookingId: string };
  readVisits: { readonly customerId: string };
  readOrder: { readonly bookingId: string };
  readTimes: Pick<Wish, 'salonId' | 'minutes'>;
  /** The owner gives a service its next description, a number. */
  describe: { readonly salonId: string; readonly edition: number };
  readDescription: { readonly salonId: string };
}

/** What each operation answers when it is done. */
export interface Answered {
  order: { readonly bookingId: string; readonly holdEnds: Moment };
  pay: null;
  verify: 'booked' | 'refunded';
  /** Paise that go back. */
  cancel: number;
  move: null;
  setStatus: null;
  walkIn: { readonly bookingId: string };
  close: { readonly closureId: string };
  reopen: null;
  lapse: null;
  /** Null when there is no such visit. */
  readVisit: SeenVisit | null;
  readVisits: readonly SeenVisit[];
  /** Whether the money of the order has come. */
  readOrder: boolean;
  /** The starts that are offered. */
  readTimes: readonly Moment[];
  describe: null;
  readDescription: number;
}

export type Kind = keyof Asked;

/**
 * `ok`: it was done, and the answer came. `refused`: the answer says that nothing was done. `unknown`: no answer came,
 * so it may have been done then, may still be, or never. `failed`: the server said that it failed.
 */
export type Outcome<Answer> =
  | { readonly is: 'ok'; readonly answer: Answer }
  | { readonly is: 'refused' | 'unknown' | 'failed'; readonly why: string };

export interface EntryOf<K extends Kind> {
  readonly kind: K;
  readonly asked: Asked[K];
  readonly outcome: Outcome<Answered[K]>;
  /** The number of the process that was asked. */
  readonly api: number;
  readonly invoked: Moment;
  /** Infinity where no answer came. */
  readonly answered: Moment;
}

/** One operation with the times of its call and its answer, as Jepsen records them. */
export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** Everything that the checks need to know of a run. */
export interface History {
  readonly entries: readonly Entry[];
  /** How many visits each salon can do at a time. */
  readonly places: ReadonlyMap<string, number>;
  readonly finals: readonly FinalVisit[];
}

/** Whether the entry is of this kind. */
export const isOf =
  <K extends Kind>(kind: K) =>
  (entry: Entry): entry is Entry & EntryOf<K> =>
    entry.kind === kind;
