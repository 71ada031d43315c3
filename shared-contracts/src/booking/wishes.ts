/**
 * What a customer may write with a booking, for the salon to read: the label and the longest text of each. Whoever
 * stores, shows, exports or erases a booking's wishes asks this list, so that one more is a line here and a column.
 */
export const WISHES = {
  specialRequests: { label: 'Special requests', longest: 500 },
} as const;

export type WishName = keyof typeof WISHES;
export type Wishes = Readonly<Record<WishName, string>>;

const isWish = (name: string): name is WishName => Object.hasOwn(WISHES, name);
export const WISH_NAMES: readonly WishName[] = Object.keys(WISHES).filter(isWish);

/** One value for each wish. */
export const byWish = <T>(make: (name: WishName) => T): Record<WishName, T> =>
  // Each name is there.
  Object.fromEntries(WISH_NAMES.map((name) => [name, make(name)])) as Record<WishName, T>;

/** The wishes of a booking, without its other fields. */
export const wishesOf = (booking: Wishes): Wishes => byWish((name) => booking[name]);

export const NO_WISHES: Wishes = byWish(() => '');
