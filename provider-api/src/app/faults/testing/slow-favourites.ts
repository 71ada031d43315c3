import type { Database } from '../../../platform/database/open-database.ts';

/** What keeping and removing a favourite salon need from now on; one can be held up by a session of its own. */
export interface SlowFavourites {
  /** Lets no statement of this kind end while the work goes on. */
  stuck<T>(kinds: readonly (keyof typeof LOCKS)[], work: () => Promise<T>): Promise<T>;
}

const LOCKS = { INSERT: 1, DELETE: 2 } as const;

/** Makes statements on favourites slow without work for the processor, so that a busy machine changes nothing. */
export const slowFavourites = async (database: Database, ms: number): Promise<SlowFavourites> => {
  await database.pool.query(`
    create function be_slow() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(${ms / 1_000});
      perform pg_advisory_xact_lock_shared(case tg_op when 'INSERT' then ${LOCKS.INSERT} else ${LOCKS.DELETE} end);
      return null;
    end $$;
    create trigger be_slow before insert or delete on favourites for each statement execute function be_slow();
  `);
  return {
    stuck: (kinds, work) =>
      database.alone(async (client) => {
        for (const kind of kinds) await client.query('select pg_advisory_lock($1)', [LOCKS[kind]]);
        return work();
      }),
  };
};
