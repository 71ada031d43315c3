/** A test file that has the machine to itself, and what it can't share. */
export interface Alone {
  readonly file: string;
  readonly why: string;
}

/** Other files run two at a time, for most of them wait as long as they compute. */
export const ALONE: readonly Alone[] = [
  {
    file: 'provider-api/src/bookings/reschedule-race.itest.ts',
    why: 'its crowd at two processes fills the machine',
  },
  {
    file: 'provider-api/src/bookings/slot-race.itest.ts',
    why: '200 at once are all answered before the wait for a connection ends',
  },
  {
    file: 'provider-api/src/demo/seed.itest.ts',
    why: 'the second of two seedings waits 10 s at most for the only connection',
  },
  { file: 'provider-api/src/payments/kill.itest.ts', why: 'what a kill left is settled within a minute' },
  {
    file: 'provider-api/src/payments/last-slot.itest.ts',
    why: 'its crowd at two processes fills the machine',
  },
  {
    file: 'provider-api/src/payments/tampering.itest.ts',
    why: 'hundreds of baskets are all answered before the wait for a connection ends',
  },
  {
    file: 'provider-api/src/bookings/status-race.itest.ts',
    why: 'its crowd at two processes fills the machine',
  },
  { file: 'registry/src/site/assets/faulty-assets.itest.ts', why: 'a connection is cut within 600 ms' },
  { file: 'registry/src/site/live-release.itest.ts', why: 'a promoted release is in force within 1 s' },
  { file: 'registry/src/site/stores.itest.ts', why: 'a promoted release is in force within 1 s' },
];
