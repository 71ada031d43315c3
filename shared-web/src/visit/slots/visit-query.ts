/** A visit to find free times for: salon, services and specialist. */
export interface VisitQuery {
  readonly salonId: string;
  /** Comma-separated ids, in the order in which the services are done. */
  readonly services: string;
  /** The specialist for all of it; undefined for anyone. */
  readonly specialist?: string | undefined;
  /** The requester's booking to be moved: it does not block its own times, and is searched for as booked. */
  readonly booking?: string | undefined;
}

/** The part of a query that days and times have in common. */
export const wishOf = ({ services, specialist, booking }: VisitQuery) => ({
  services,
  ...(specialist && { specialist }),
  ...(booking && { booking }),
});
