import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';

/**
 * Adds this many salons named Rose, open like the first one, in one statement, for tests of lists. A trigger would work out the free times of
 * each, a hundred a second; nobody books at these.
 */
export const addManySalons = (database: Database, count: number): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`alter table salons disable trigger free_runs_made`);
    await tx.execute(sql`
      insert into salons (name, street, sublocality, postal_code, latitude, longitude, contact_number, email,
                          opening_hours, cover_illustration)
      select 'Rose', 'Road', 'Kondapur', '500084', 17.4, 78.4, '+9140' || n, md5(n::text) || '@x.example',
             (select opening_hours from salons limit 1), 'rose'
        from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`alter table salons enable trigger free_runs_made`);
  });
