/** The word for each number of stars. */
export const RATING_LABELS = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' } as const;

export type Stars = keyof typeof RATING_LABELS;

export const STARS = [1, 2, 3, 4, 5] as const satisfies readonly Stars[];

/** The stars of a received rating; undefined if it is not valid. */
export const toStars = (rating: number | undefined): Stars | undefined =>
  STARS.find((stars) => stars === rating);
