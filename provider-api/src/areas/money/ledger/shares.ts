import type { Paise } from '@sundara/contracts';

/**
 * Splits an amount in proportion to what each part still has, to the paisa: rounded down first, then the rest goes to
 * the largest remainders, to the earlier part on a tie. No share is more than its part has, so that refunds in pieces
 * leave exactly nothing in the end.
 * @throws RangeError when the parts together have less than the amount
 * @example sharesOf([45_000, 4_900, 900], 25_400) // [22_500, 2_450, 450]
 */
export const sharesOf = (parts: readonly Paise[], amountPaise: Paise): Paise[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (amountPaise > whole) throw new RangeError(`${amountPaise} paise cannot be taken out of ${whole}.`);
  if (whole === 0) return parts.map(() => 0);
  // Whole numbers only: a product of two amounts stays far below what a double holds exactly.
  const shares = parts.map((part, index) => {
    const product = part * amountPaise;
    return { index, share: Math.floor(product / whole), remainder: product % whole };
  });
  const missing = amountPaise - shares.reduce((sum, { share }) => sum + share, 0);
  // Equal remainders stay in their order.
  const rounded = new Set(
    [...shares]
      .sort((one, other) => other.remainder - one.remainder)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return shares.map(({ index, share }) => (rounded.has(index) ? share + 1 : share));
};
