import type { LocalDate, Quote } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import { createStore } from 'zustand/vanilla';

export type Step = 'time' | 'payment' | 'success';

/** A booking on its way: what was chosen, what was answered, where the customer stands. */
export interface Flow {
  readonly step: Step;
  readonly date: LocalDate | undefined;
  readonly slot: SlotReply | undefined;
  readonly specialRequests: string;
  readonly agreeToTerms: boolean;
  /** The price the customer has seen; the server's, once it has answered another. */
  readonly quote: Quote;
  /** ISO instant until which the time is held for this customer, after the order was opened. */
  readonly heldUntil: string | undefined;
  /** What the customer is waiting for, in words; undefined when nothing is under way. */
  readonly busy: string | undefined;
  readonly message: string | undefined;
  readonly signingIn: boolean;
  readonly bookingId: string | undefined;
}

export const newFlow = (quote: Quote): Flow => ({
  step: 'time',
  date: undefined,
  slot: undefined,
  specialRequests: '',
  agreeToTerms: false,
  quote,
  heldUntil: undefined,
  busy: undefined,
  message: undefined,
  signingIn: false,
  bookingId: undefined,
});

/** One flow per opened dialog, so that two dialogs or two tests never share one. */
export const createFlowStore = (quote: Quote) => createStore<Flow>(() => newFlow(quote));
export type FlowStore = ReturnType<typeof createFlowStore>;
