import { ERRORS, type LocalDate, type Quote } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';

/**
 * Where a booking stands. `ordering`: its time is being held; `paying`: the gateway's window is open; `verifying`: the
 * payment is being turned into a booking; `asking`: nobody answered, so we ask where the money is; `unsure`: nobody
 * knows yet.
 */
export type Stage = 'time' | 'payment' | 'ordering' | 'paying' | 'verifying' | 'asking' | 'unsure' | 'booked';

/** The one place that says what may follow what; a late answer can't lead anywhere else. */
const NEXT: Readonly<Record<Stage, readonly Stage[]>> = {
  // A window that was given up may report a payment at any time until another one has been taken.
  time: ['payment', 'verifying', 'booked'],
  payment: ['time', 'ordering', 'verifying', 'asking', 'booked'],
  ordering: ['payment', 'time', 'paying', 'verifying', 'booked'],
  paying: ['payment', 'verifying', 'asking'],
  verifying: ['asking', 'booked'],
  asking: ['payment', 'time', 'unsure', 'booked'],
  unsure: ['asking', 'booked'],
  booked: [],
};

export const mayFollow = (from: Stage, to: Stage): boolean => NEXT[from].includes(to);

/** What the customer waits for, in words, while something is under way that must not be left. */
export const WAITING: Readonly<Partial<Record<Stage, string>>> = {
  ordering: 'Holding your time…',
  paying: 'Waiting for your payment…',
  verifying: 'Confirming your booking…',
  asking: 'Checking your payment…',
};

/** An order at the gateway over a held time; `heldUntil` is an ISO instant. */
export interface RunningOrder {
  readonly orderId: string;
  readonly heldUntil: string;
}

/** What the gateway's window gave as proof of a payment. */
export interface PaymentProof {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** A way on that a notice offers: a link to another page, or an act in the dialog. */
export type WayThere = 'where-is-my-money' | 'see-booking';
export type WayHere =
  | 'choose-time'
  | 'choose-services'
  | 'other-account'
  | 'for-somebody-else'
  | 'confirm-email'
  | 'try-again';
export type WayOn = WayThere | WayHere;

export interface Notice {
  readonly severity: 'error' | 'info';
  readonly text: string;
  readonly wayOn?: WayOn;
  /** The order that 'where-is-my-money' leads to. */
  readonly orderId?: string;
  /** The booking that 'see-booking' leads to. */
  readonly bookingId?: string;
}

/** The hold has ended and nothing was paid: no loss, and no hurry. */
export const LAPSED: Notice = {
  severity: 'info',
  text: `${ERRORS.HOLD_EXPIRED.message} Nothing was paid. You can hold it once more, or choose another time.`,
  wayOn: 'choose-time',
};

/** A booking on its way: what was chosen, what was answered, where the customer stands. */
export interface Flow {
  readonly stage: Stage;
  readonly date: LocalDate | undefined;
  readonly slot: SlotReply | undefined;
  /** A start that was asked for by a link, '2026-11-24T16:00': chosen as soon as the day's times say that it is free. */
  readonly asked: string | undefined;
  /** Who shall do all of it; undefined for anyone. */
  readonly specialist: { readonly id: string; readonly name: string } | undefined;
  /** Times that a refusal brought along; they stand in for asking again. */
  readonly fresh: { readonly date: LocalDate; readonly slots: readonly SlotReply[] } | undefined;
  /** The customer was asked about another visit at the time, and wants this one beside it. */
  readonly forSomebodyElse: boolean;
  readonly specialRequests: string;
  readonly agreeToTerms: boolean;
  /** The price the customer has seen; the server's, once it has answered another. */
  readonly quote: Quote;
  readonly order: RunningOrder | undefined;
  /** Kept until the server has answered to it, so that a reload asks again. */
  readonly proof: PaymentProof | undefined;
  readonly notice: Notice | undefined;
  /** The sign-in dialog takes this one's place meanwhile. */
  readonly signingIn: boolean;
  /** `elsewhere`: it was booked in another window, or before this one was loaded. */
  readonly booked: { readonly bookingId: string; readonly elsewhere: boolean } | undefined;
}

export const newFlow = (quote: Quote): Flow => ({
  stage: 'time',
  date: undefined,
  slot: undefined,
  asked: undefined,
  specialist: undefined,
  fresh: undefined,
  forSomebodyElse: false,
  specialRequests: '',
  agreeToTerms: false,
  quote,
  order: undefined,
  proof: undefined,
  notice: undefined,
  signingIn: false,
  booked: undefined,
});
