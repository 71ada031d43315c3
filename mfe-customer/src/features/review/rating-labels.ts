/** What so many stars say. */
export const RATING_LABELS = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' } as const;

export type Stars = keyof typeof RATING_LABELS;

export const STARS = [1, 2, 3, 4, 5] as const satisfies readonly Stars[];

/** The stars of a review that came over the wire; undefined for what is none. */
export const toStars = (rating: number | undefined): Stars | undefined =>
  STARS.find((stars) => stars === rating);
