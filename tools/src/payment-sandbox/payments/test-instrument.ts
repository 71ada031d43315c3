import type { Failure } from './failure.ts';

export type CardNetwork = 'Visa' | 'MasterCard' | 'RuPay' | 'Diners Club' | 'American Express';

/**
 * Where the payment page offers it: `main` at once, `own` at once but as the sandbox's own, the others on demand.
 */
export type InstrumentGroup = 'main' | 'own' | 'indian' | 'international' | 'subscription';

/** A card number or UPI id and what paying with it leads to; no failure means success. */
export interface TestInstrument {
  method: 'card' | 'upi';
  /** Card number without spaces, or UPI id. */
  value: string;
  /** A few words for the chip on the payment page; those in `main` are what tests know them by. */
  label: string;
  group: InstrumentGroup;
  failure?: Failure;
  /** With a time-out: after so many seconds the bank agrees all the same. */
  lateSeconds?: number;
  network?: CardNetwork;
}

/** Whether the card was given out abroad, as the published list says. */
export const isInternational = ({ group, label }: TestInstrument): boolean => {
  return group === 'international' || label.includes('international');
};

/** As printed on a card, in groups of four. */
export const spaced = ({ method, value }: TestInstrument): string => {
  return method === 'card' ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
};
