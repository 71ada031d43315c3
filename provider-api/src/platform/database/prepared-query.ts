import { type Column, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from './database-handle.ts';

/**
 * A statement that is written when a handle first needs it and planned once for each connection, under its name; from
 * then on it is only filled in. Writing and planning one of many columns takes longer than the database needs to
 * answer it. For what finds rows by their keys: there one plan fits all values (decision 50).
 * @param name no other statement has it
 * @param write the statement, `sql.placeholder(name)` where its values come
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

/** Whether a column holds one of the values given as `name`, a list: the statement stays the same for any number of them. */
export const isAnyOf = (column: Column, name: string): SQL => sql`${column} = any(${sql.placeholder(name)})`;
