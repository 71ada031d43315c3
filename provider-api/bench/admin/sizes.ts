/** The size of the marketplace on which the lists are measured. */
export const SIZES = {
  users: 100_000,
  admins: 40,
  /** Owners; 2,000 of them have no salon. */
  owners: 12_000,
  salons: 10_000,
  bookings: 1_000_000,
  refunds: 100_000,
  proposals: 20_000,
  reviews: 300_000,
  messages: 50_000,
  auditEntries: 500_000,
  jobs: 200_000,
  centralServices: 1_000,
} as const;
