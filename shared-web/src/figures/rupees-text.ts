import { formatRupees } from '@sundara/contracts';

/** '₹1,234': whole rupees, so that they fit beside a plot. */
export const rupeesText = (rupees: number): string => formatRupees(Math.round(rupees)).replace(/\.00$/, '');
