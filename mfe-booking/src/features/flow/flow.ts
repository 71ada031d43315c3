import { ERRORS, type LocalDate, NO_WISHES, type Quote, type Wishes } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';

/**
 * The stage of a booking. `ordering`: its time is being held; `paying`: the gateway's window is open; `verifying`: the
 * payment is being turned into a booking; `asking`: there was no answer, so we request the payment's state; `unsure`:
 * the state is not known yet.
 */
export type Stage = 'time' | 'payment' | 'ordering' | 'paying' | 'verifying' | 'asking' | 'unsure' | 'booked';

/** The only place that defines which stage may follow which; a late answer can't lead anywhere else. */
const NEXT: Readonly<Record<Stage, readonly Stage[]>> = {
  // An abandoned window may report a payment at any time until another payment has been made.
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

/** What the customer waits for while something is in progress that must not be interrupted. */
export const WAITING: Readonly<Partial<Record<Stage, string>>> = {
  ordering: 'Holding your time…',
  paying: 'Waiting for your payment…',
  verifying: 'Confirming your booking…',
  asking: 'Checking your payment…',
};

/** An order at the gateway for a held time; `heldUntil` is an ISO instant. */
export interface RunningOrder {
  readonly orderId: string;
  readonly heldUntil: string;
}

/** The gateway window's proof of a payment. */
export interface PaymentProof {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/** The action of a notice: a link to another page, or an action in the dialog. */
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

/** The hold has expired and nothing was paid: no loss, and no hurry. */
export const LAPSED: Notice = {
  severity: 'info',
  text: `${ERRORS.HOLD_EXPIRED.message} Nothing was paid. You can hold it once more, or choose another time.`,
  wayOn: 'choose-time',
};

/** A booking in progress: the choices, the provider's answers, the current stage. */
export interface Flow {
  readonly stage: Stage;
  readonly date: LocalDate | undefined;
  readonly slot: SlotReply | undefined;
  /** A start that a link requests, '2026-11-24T16:00': chosen as soon as the day's times show that it is free. */
  readonly asked: string | undefined;
  /** The specialist for all of it; undefined for anyone. */
  readonly specialist: { readonly id: string; readonly name: string } | undefined;
  /** Times that were sent with a refusal; used instead of a new request. */
  readonly fresh: { readonly date: LocalDate; readonly slots: readonly SlotReply[] } | undefined;
  /** The customer was asked about another visit at the same time, and wants this one in addition. */
  readonly forSomebodyElse: boolean;
  /** The server has refused an order because the account has no name. */
  readonly nameNeeded: boolean;
  readonly wishes: Wishes;
  readonly agreeToTerms: boolean;
  /** The price that the customer has seen; replaced if the server returns another. */
  readonly quote: Quote;
  readonly order: RunningOrder | undefined;
  /** The order request that nobody has answered; undefined once one is. */
  readonly unanswered: { readonly key: string; readonly content: string } | undefined;
  /** Stored until the server has answered to it, so that a reload sends it again. */
  readonly proof: PaymentProof | undefined;
  readonly notice: Notice | undefined;
  /** Whether the sign-in dialog is shown instead of this one. */
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
  nameNeeded: false,
  wishes: NO_WISHES,
  agreeToTerms: false,
  quote,
  order: undefined,
  unanswered: undefined,
  proof: undefined,
  notice: undefined,
  signingIn: false,
  booked: undefined,
});
