import { connectToServer } from '@sundara/node/testing';

const EVERY_MS = 50;

/** Held by whoever migrates: `provider-api/src/platform/database/migrate.ts`. */
const MIGRATION_LOCK = 7_208_301_945;

/**
 * The longest wait for whoever migrates: for a lock that they have, or behind one that they want. Two people who book at
 * one salon wait for each other too; that is none of its doing. Nor does anybody wait behind an index that is created
 * concurrently, while it waits for the end of older transactions: their `virtualxid`.
 */
const WAITING = `
  with migrating as (
    select pid from pg_locks
    where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = ${MIGRATION_LOCK}
  )
  select round(extract(epoch from clock_timestamp() - waitstart) * 1000)::int as ms, left(query, 120) as statement
  from pg_locks join pg_stat_activity using (pid)
  where not granted and waitstart is not null
    and (pid in (select pid from migrating) and locktype <> 'virtualxid'
      or pg_blocking_pids(pid) && array(select pid from migrating))
  order by waitstart limit 1`;

/** A wait for a lock, and what waited. */
interface LockWait {
  readonly ms: number;
  readonly statement: string;
}

/** Looks at PostgreSQL's locks twenty times a second, from a connection of its own. */
export const watchLocks = (databaseUrl: string) => {
  const server = connectToServer(databaseUrl);
  let longest: LockWait = { ms: 0, statement: '' };
  let goesOn = true;
  const look = async (): Promise<void> => {
    while (goesOn) {
      const { rows } = await server.query(WAITING);
      const [found] = rows;
      if (found && found.ms > longest.ms) longest = found;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  const looking = look();
  return {
    longest: () => longest,
    /** Ends the watch. @throws what kept it from looking */
    end: async (): Promise<void> => {
      goesOn = false;
      await looking;
      await server.disconnect();
    },
  };
};
