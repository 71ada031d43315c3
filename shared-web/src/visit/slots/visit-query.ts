/** A visit whose free times are looked for: at which salon, what of it, with whom. */
export interface VisitQuery {
  readonly salonId: string;
  /** Ids with commas between, in the order in which they are done. */
  readonly services: string;
  /** Who shall do all of it; undefined for anyone. */
  readonly specialist?: string | undefined;
  /** The asker's own booking that is to be moved: it is not in its own way, and counts as it was booked. */
  readonly booking?: string | undefined;
}

/** The part of a query that days and times have in common. */
export const wishOf = ({ services, specialist, booking }: VisitQuery) => ({
  services,
  ...(specialist && { specialist }),
  ...(booking && { booking }),
});
