import pg from 'pg';

/**
 * Calls `written` whenever a connection of the pool becomes idle after something that may have changed rows: after
 * COMMIT, or a statement outside of a transaction. It is called before the writing code gets its result. A SELECT
 * that writes (through a function or `with … as (update …)`) outside of a transaction is not noticed.
 */
export const watchWrites = (pool: pg.Pool, written: () => void): void => {
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    let mayHaveWritten = false;
    client.connection.on('commandComplete', ({ text }: { text: string }) => {
      mayHaveWritten ||= !READS.test(text);
    });
    // A statement outside of a transaction is committed only here: the server commits it after it has sent 'complete'.
    client.connection.prependListener('readyForQuery', ({ status }: { status: string }) => {
      if (!mayHaveWritten || status !== 'I') return;
      mayHaveWritten = false;
      written();
    });
  });
};

/** Command tags of statements that changed no rows. */
const READS = /^(SELECT|BEGIN|SET|SHOW|SAVEPOINT|RELEASE|ROLLBACK|DISCARD|(UPDATE|DELETE|INSERT 0) 0$)/;
