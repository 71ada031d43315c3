import { formatClock, formatPriceRange } from '@sundara/contracts';
import type { FoundSalon } from '@sundara/contracts/api';

/** Of the text, in pixels, with some air: measured at the size that a pin writes in. */
const LETTER = 7;
const ENDS = 22;
/** A target is never narrower. */
const LEAST = 44;

/** A map narrower than this, in pixels, has no room for more than the price. */
const ROOMY = 480;
export const isNarrow = (width: number): boolean => width < ROOMY;

/** What people choose by: from which price on, or the next start of the day that was asked for. 'Full' if that has gone. */
const oneText = ({ priceFrom, nextStarts }: FoundSalon, narrow: boolean): string => {
  if (!nextStarts) return `${narrow ? '' : 'from '}₹${formatPriceRange(priceFrom, priceFrom)}`;
  const [first] = nextStarts;
  return first ? formatClock(new Date(first.dateTime)) : 'Full';
};

/** What a pin of one or several salons says: 'from ₹249' ('₹249' on a narrow map), '4:00 pm', '3 salons'. */
export const pinText = (
  [first, ...others]: readonly [FoundSalon, ...FoundSalon[]],
  narrow = false,
): string => (others.length > 0 ? `${others.length + 1} salons` : oneText(first, narrow));

/** How wide a pin with this text is, in pixels. */
export const pinWidth = (text: string): number => Math.max(LEAST, Math.ceil(text.length * LETTER + ENDS));
