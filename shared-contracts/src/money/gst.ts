import { HOME_STATE } from '../account/indian-states.ts';
import type { LocalDate } from '../time/kolkata.ts';
import type { Paise } from './paise.ts';
import { GST_PERCENT } from './pricing.ts';

/** The two halves of the tax within our own State; between States all of it is IGST. */
export const CGST_PERCENT = GST_PERCENT / 2;
export const SGST_PERCENT = GST_PERCENT / 2;

/** The GST on our fee, split by kind of tax; the parts add up to the whole, to the paisa. */
export interface GstParts {
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

/**
 * Splits the GST on our convenience fee by the customer's State: CGST and SGST in equal halves within Telangana,
 * IGST elsewhere (sections 7 to 12 of the IGST Act, 2017). The fee's GST comes in whole rupees (resolutions M3), so
 * the halves are equal; of an odd number of paise, as in a partial refund, CGST gets the extra paisa.
 */
export const gstParts = (gstPaise: Paise, state: string): GstParts => {
  if (state !== HOME_STATE) return { cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise };
  const sgstPaise = Math.floor(gstPaise / 2);
  return { cgstPaise: gstPaise - sgstPaise, sgstPaise, igstPaise: 0 };
};

/** '2026-27' for a day from 1 April 2026 to 31 March 2027, on the calendar at Kolkata. */
export const financialYearOf = (date: LocalDate): string => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const start = month < 4 ? year - 1 : year;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
};

/**
 * The GST that a price contains, to the nearest paisa: 500 rupees contain 76.27, so the taxable value is 423.73
 * (rule 35 of the CGST Rules, 2017).
 */
export const gstWithin = (grossPaise: Paise): Paise =>
  grossPaise - Math.round((grossPaise * 100) / (100 + GST_PERCENT));

/** Series of the tax documents: receipts (or tax invoices), credit notes, and invoices for the salons' plans. */
export const DOCUMENT_SERIES = {
  receipt: 'SUN',
  'credit-note': 'SCN',
  'subscription-invoice': 'SSB',
} as const;
export type DocumentKind = keyof typeof DOCUMENT_SERIES;

/**
 * 'SUN/26-27/000001': unique within a financial year, of letters, digits, dash and slash, and at most 16 characters
 * long (rule 46(b) of the CGST Rules, 2017). From number 1,000,000 on, the year is shorter: 'SUN/26/1000000'.
 */
export const documentNumber = (kind: DocumentKind, financialYear: string, no: number): string => {
  const year = financialYear.slice(2, no > 999_999 ? 4 : 7);
  return `${DOCUMENT_SERIES[kind]}/${year}/${String(no).padStart(6, '0')}`;
};
