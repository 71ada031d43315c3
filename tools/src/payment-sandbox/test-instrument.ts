import type { Failure } from './failure.ts';
import { TEST_INSTRUMENTS } from './test-instruments.ts';

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
export function isInternational({ group, label }: TestInstrument): boolean {
  return group === 'international' || label.includes('international');
}

export function findTestInstrument(method: 'card' | 'upi', value: string): TestInstrument | undefined {
  return TEST_INSTRUMENTS.find((known) => known.method === method && known.value === value);
}

/** `4100 2800 0000 1007 (succeeds), …`: what may be used above all, for whoever used something else. */
export function listTestInstruments(method: 'card' | 'upi'): string {
  return TEST_INSTRUMENTS.filter((known) => known.method === method && known.group === 'main')
    .map((known) => `${spaced(known)} (${known.label.toLowerCase()})`)
    .join(', ');
}

/** As printed on a card, in groups of four. */
export function spaced({ method, value }: TestInstrument): string {
  return method === 'card' ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
}
