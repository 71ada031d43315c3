import type { Failure } from './failure.ts';

export type CardNetwork = 'Visa' | 'MasterCard' | 'RuPay' | 'Diners Club' | 'American Express';

/**
 * Where the payment page offers it: `main` at once, `own` at once but marked as the sandbox's own, the others on
 * demand.
 */
export type InstrumentGroup = 'main' | 'own' | 'indian' | 'international' | 'subscription';

/** A card number or UPI id and the result of paying with it; no failure means success. */
export interface TestInstrument {
  method: 'card' | 'upi';
  /** Card number without spaces, or UPI id. */
  value: string;
  /** A few words for the chip on the payment page; tests find those in `main` by them. */
  label: string;
  group: InstrumentGroup;
  failure?: Failure;
  /** With a time-out: seconds after which the bank agrees after all. */
  lateSeconds?: number;
  network?: CardNetwork;
}

/** Whether the card was issued abroad, according to the published list. */
export const isInternational = ({ group, label }: TestInstrument): boolean => {
  return group === 'international' || label.includes('international');
};

/** As printed on a card, in groups of four. */
export const spaced = ({ method, value }: TestInstrument): string => {
  return method === 'card' ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
};
