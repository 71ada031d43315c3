import type { IndianState } from '@sundara/contracts';
import type { BookingBasket, SessionUser, ShellApi } from '@sundara/contracts/federation';
import type { FlowStore } from '../flow/flow.store.ts';

/** All that paying needs to know and may touch. */
export interface Paying {
  readonly flow: FlowStore;
  readonly basket: BookingBasket;
  readonly shell: Pick<ShellApi, 'http' | 'notify' | 'config' | 'events'>;
  /** Opens the sign-in dialog where the session ended on the way; undefined when nobody signed in. */
  readonly signIn: () => Promise<SessionUser | undefined>;
  /** The State that the receipt names, where the customer was asked for it. */
  readonly state?: IndianState | undefined;
  /** Milliseconds between one question where the money is and the next. Default: about a quarter of a minute in all. */
  readonly pauses?: readonly number[];
}

/** Specification 1, section 8. */
export const TEXTS = {
  notStarted: 'Failed to initialize payment. Please try again.',
  /** Something answered, and it was no order. */
  noOrder: 'Failed to initialize payment',
  windowNotOpened: 'Failed to open payment window. Please try again.',
  notVerified: 'Payment verification failed. Please contact support.',
  booked: 'Booking confirmed successfully!',
} as const;
