import { formatClock, formatPriceRange } from '@sundara/contracts';
import type { FoundSalon } from '@sundara/contracts/api';

/** Of the text, in pixels, with some air: measured at the size that a pin writes in. */
const LETTER = 7.4;
const ENDS = 22;
/** A target is never narrower. */
const LEAST = 44;

/** '₹249', or '4:00 pm' where a day was asked for: what people choose by. 'Full' if that day has since been booked out. */
const oneText = ({ priceFrom, nextStarts }: FoundSalon): string => {
  if (!nextStarts) return `from ₹${formatPriceRange(priceFrom, priceFrom)}`;
  const [first] = nextStarts;
  return first ? formatClock(new Date(first.dateTime)) : 'Full';
};

/** What a pin of one or several salons says: 'from ₹249', '4:00 pm', '3 salons'. */
export const pinText = ([first, ...others]: readonly [FoundSalon, ...FoundSalon[]]): string =>
  others.length > 0 ? `${others.length + 1} salons` : oneText(first);

/** How wide a pin with this text is, in pixels. */
export const pinWidth = (text: string): number => Math.max(LEAST, Math.ceil(text.length * LETTER + ENDS));
