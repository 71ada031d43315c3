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

/** Runs something and counts its two slow parts: queries and password hashes. Nothing else may run meanwhile. */
export const countWork = async <T>(work: () => Promise<T>): Promise<Work<T>> => {
  const queries: string[] = [];
  let hashes = 0;
  const { query } = pg.Client.prototype;
  const count = () => {
    hashes += 1;
  };
  subscribe(PASSWORD_COMPARED, count);
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, client, given: [string | { text: string }]) => {
      queries.push(typeof given[0] === 'string' ? given[0] : given[0].text);
      return Reflect.apply(target, client, given);
    },
  });
  try {
    return { result: await work(), queries, hashes };
  } finally {
    pg.Client.prototype.query = query;
    unsubscribe(PASSWORD_COMPARED, count);
  }
};
