import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { PASSWORD_COMPARED } from '../../passwords/passwords.ts';

interface Work<T> {
  readonly result: T;
  /** The database queries in order, without their values. */
  readonly queries: readonly string[];
  /** How many passwords were compared by Argon2. */
  readonly hashes: number;
}

/** Of which count the running code is part. */
const current = new AsyncLocalStorage<symbol>();

/**
 * Runs something and counts its two slow parts: queries and password hashes. What runs beside it, as the jobs of each
 * minute do, is not counted.
 */
export const countWork = async <T>(work: () => Promise<T>): Promise<Work<T>> => {
  const own = Symbol('work');
  const queries: string[] = [];
  let hashes = 0;
  const { query } = pg.Client.prototype;
  const count = () => {
    if (current.getStore() === own) hashes += 1;
  };
  subscribe(PASSWORD_COMPARED, count);
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, client, given: [string | { text: string }]) => {
      if (current.getStore() === own) queries.push(typeof given[0] === 'string' ? given[0] : given[0].text);
      return Reflect.apply(target, client, given);
    },
  });
  try {
    return { result: await current.run(own, work), queries, hashes };
  } finally {
    pg.Client.prototype.query = query;
    unsubscribe(PASSWORD_COMPARED, count);
  }
};
