import type { IndianState } from '@sundara/contracts';
import type { BookingBasket, SessionUser, ShellApi } from '@sundara/contracts/federation';
import type { FlowStore } from '../flow/flow.store.ts';
import type { Named } from '../name/use-ask-name.ts';

/** Everything that paying needs to read and call. */
export interface Paying {
  readonly flow: FlowStore;
  readonly basket: BookingBasket;
  readonly shell: Pick<ShellApi, 'http' | 'notify' | 'config' | 'events'>;
  /** Opens the sign-in dialog if the session ended meanwhile; undefined when nobody signed in. */
  readonly signIn: () => Promise<SessionUser | undefined>;
  /** Stores the customer's name first, if the account has none. */
  readonly saveName: (user: SessionUser) => Promise<Named>;
  /** The State for the receipt, if the customer was asked for it. */
  readonly state?: IndianState | undefined;
  /** Milliseconds between the status requests. Default: about 14 s in all. */
  readonly pauses?: readonly number[];
}

/** Messages of specification 1, section 8. */
export const TEXTS = {
  notStarted: 'Failed to initialize payment. Please try again.',
  /** The answer was no valid order. */
  noOrder: 'Failed to initialize payment',
  windowNotOpened: 'Failed to open payment window. Please try again.',
  notVerified: 'Payment verification failed. Please contact support.',
  booked: 'Booking confirmed successfully!',
} as const;
