/** An amount of money as the database and the gateway store it: a whole number of paise (resolutions M1). */
export type Paise = number;

/** Rupees with at most two decimals, as the API shows them, for a whole number of paise. */
export const rupeesOf = (paise: Paise): number => paise / 100;

/** Whole paise for an amount in rupees; half a paisa is rounded up. */
export const paiseOf = (rupees: number): Paise => Math.round(rupees * 100);

const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** '₹1,23,456.50': grouped the Indian way, always two decimals (specification 1, section 9). */
export const formatRupees = (rupees: number): string => exact.format(rupees);

/** '300 - 2,500': a salon's price range without rupee signs (resolutions S8); equal prices are shown once. */
export const formatPriceRange = (fromRupees: number, toRupees: number): string =>
  fromRupees === toRupees
    ? whole.format(fromRupees)
    : `${whole.format(fromRupees)} - ${whole.format(toRupees)}`;
