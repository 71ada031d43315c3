import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/database/open-database.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { bookings, visitorKey } from '../../booking/index.ts';

/** Bookings from before clients were kept; the migration that brought them leaves the first job. */
const FILL_CLIENTS: JobKind<{ readonly after: string }> = {
  name: 'salon.fill-clients',
  payload: z.strictObject({ after: z.string() }),
};

/** So that no transaction lasts longer than a second or two. */
const SALONS_AT_ONCE = 20;

/** Writes down the clients of the next salons, by id, and leaves a job for those after them (decision 89). */
export const fillClientsJob = ({ database }: { readonly database: Database }): Job =>
  jobOf(FILL_CLIENTS, ({ after }) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select id, refresh_clients(id, array(
          select distinct ${visitorKey(bookings)} from ${bookings} where ${bookings.salonId} = next_salons.id))
        from (select id from salons where id > ${after} order by id limit ${SALONS_AT_ONCE}) as next_salons
        order by id`);
      const last = rows.at(-1)?.id;
      if (last && rows.length === SALONS_AT_ONCE)
        await enqueueJob(tx, FILL_CLIENTS, 'all', { after: last }, { replace: true });
    }),
  );
