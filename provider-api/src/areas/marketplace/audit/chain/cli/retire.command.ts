import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../../platform/database/open-database.ts';
import { users } from '../../../../identity/index.ts';
import { retireYears } from '../retire-years.ts';

interface Command {
  readonly database: Database;
  /** Of the admin who answers for it. */
  readonly email: string;
  readonly now: Date;
  readonly say: (line: string) => void;
}

/** Takes old years out of the audit. @returns the exit code: 0 when it is done, 2 when there is no such admin */
export const retireCommand = async ({ database, email, now, say }: Command): Promise<number> => {
  const [admin] = await database.db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'admin')));
  if (!admin) {
    say(`There is no admin with the e-mail ${email}: name the one who answers for it.`);
    return 2;
  }
  const years = await retireYears(database, admin, now);
  for (const { table, entries, through } of years)
    say(
      `${table} holds ${entries} entries, up to link ${through}: save it by pg_dump --table, then drop it.`,
    );
  if (years.length === 0) say('No year is old enough to be taken out.');
  return 0;
};
