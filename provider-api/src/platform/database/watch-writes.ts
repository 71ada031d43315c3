import pg from 'pg';

/**
 * Tells of each moment at which a connection of the pool has come to rest after something that may have changed
 * rows: after COMMIT, or a statement outside of a transaction. Told before whoever wrote is. A SELECT that writes
 * by itself (a function, a `with … as (update …)`) outside of a transaction is not noticed.
 */
export const watchWrites = (pool: pg.Pool, written: () => void): void => {
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    let mayHaveWritten = false;
    client.connection.on('commandComplete', ({ text }: { text: string }) => {
      mayHaveWritten ||= !READS.test(text);
    });
    // Only here is a statement outside of a transaction committed: the server does that after it has said 'complete'.
    client.connection.prependListener('readyForQuery', ({ status }: { status: string }) => {
      if (!mayHaveWritten || status !== 'I') return;
      mayHaveWritten = false;
      written();
    });
  });
};

/** What the server calls commands that leave all rows as they were. */
const READS = /^(SELECT|BEGIN|SET|SHOW|SAVEPOINT|RELEASE|ROLLBACK|DISCARD|(UPDATE|DELETE|INSERT 0) 0$)/;
