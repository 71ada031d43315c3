import { addDays, type LocalDate } from '@sundara/contracts';
import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';

/** Days with visits; the others are as in an ordinary week. */
const DAYS = 2;

/** Half of all hours of each chair from ten to eight are taken; only occupations are read, so that no bookings are made. */
const VISITS = `
  insert into occupations (booking_id, salon_id, chair, during)
  select gen_random_uuid(), salons.id, chair, tstzrange(starts, starts + interval '1 hour')
  from salons, generate_series(1, seats) as chair, unnest($1::date[]) as day, generate_series(10, 19) as hour,
    lateral (select (day + make_interval(hours => hour)) at time zone 'Asia/Kolkata' as starts) as times
  where (hashtextextended(salons.id::text || chair || day || hour, 0) & 1) = 0`;

/**
 * Makes visits on the first two days from a date on, and the free runs of all salons. The triggers are off, as in
 * `makeSalons`; what they would have written is made by the same database function.
 */
export const makeVisits = (databaseUrl: string, from: LocalDate): Promise<void> =>
  withClient(new pg.Client({ connectionString: databaseUrl }), async (client) => {
    const days = Array.from({ length: DAYS }, (_, no) => addDays(from, no));
    await client.query('set session_replication_role = replica');
    await client.query(VISITS, [days]);
    await client.query('analyze occupations');
    await client.query('select refresh_free_runs(id, ordinary_week() || $1::date[]) from salons', [days]);
    await client.query('vacuum (analyze) free_runs');
  });
