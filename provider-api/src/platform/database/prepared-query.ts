import { type Column, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from './database-handle.ts';

/**
 * A named statement, built when a handle first needs it and prepared once per connection; afterwards only its values
 * are sent. Building and planning a statement with many columns takes longer than the database needs to execute it.
 * Use it for finding rows by their keys, where one plan fits all values (decision 50).
 * @param name must be unique among all statements
 * @param write builds the statement, with `sql.placeholder(name)` in place of its values
 * @example
 * const namesOf = preparedQuery('names_of_salons', (db) =>
 *   db.select({ name: salons.name }).from(salons).where(isAnyOf(salons.id, 'ids')),
 * );
 * const rows = await namesOf(db).execute({ ids });
 */
export const preparedQuery = <S>(
  name: string,
  write: (db: DatabaseHandle) => { prepare(name: string): S },
): ((db: DatabaseHandle) => S) => {
  const written = new WeakMap<DatabaseHandle, S>();
  return (db) => {
    const known = written.get(db);
    if (known !== undefined) return known;
    const statement = write(db).prepare(name);
    written.set(db, statement);
    return statement;
  };
};

/** Whether a column holds one of the values in the list `name`: one statement serves lists of any length. */
export const isAnyOf = (column: Column, name: string): SQL => sql`${column} = any(${sql.placeholder(name)})`;
