import type { Paise } from './paise.ts';

/** Booking constants of specification 1, section 9. */
export const DISCOUNT_PERCENT = 10;
export const CONVENIENCE_FEE_PAISE: Paise = 4_900;
export const GST_PERCENT = 18;

const RUPEE: Paise = 100;

/** A service's price and its own discount (resolutions M4). */
export interface PricedService {
  readonly pricePaise: Paise;
  readonly discountPercent?: number;
}

/** The whole price of a basket; every part is a whole number of paise. */
export interface Quote {
  readonly basePaise: Paise;
  readonly discountPaise: Paise;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
  readonly totalPaise: Paise;
}

const toWholeRupees = (paise: number): Paise => Math.floor(paise / RUPEE + 0.5) * RUPEE;

/** The price of one service after its own discount, to the paisa. */
export const discountedPrice = ({ pricePaise, discountPercent = 0 }: PricedService): Paise =>
  Math.round((pricePaise * (100 - discountPercent)) / 100);

/**
 * Prices a basket: the sum of the discounted services, less 10%, plus the fee and the GST on the fee.
 * Discount and GST are rounded half up to whole rupees (resolutions M3): 500 rupees come to 508.
 * Throws RangeError for an empty basket, which has no price (resolutions M5).
 */
export const quote = (services: readonly PricedService[]): Quote => {
  if (services.length === 0) throw new RangeError('A basket needs at least one service.');
  const basePaise = services.reduce((sum, service) => sum + discountedPrice(service), 0);
  const discountPaise = toWholeRupees((basePaise * DISCOUNT_PERCENT) / 100);
  const feePaise = CONVENIENCE_FEE_PAISE;
  const gstPaise = toWholeRupees((feePaise * GST_PERCENT) / 100);
  const totalPaise = Math.max(0, basePaise - discountPaise + feePaise + gstPaise);
  return { basePaise, discountPaise, feePaise, gstPaise, totalPaise };
};
