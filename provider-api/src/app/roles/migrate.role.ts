import { migrate } from '../../platform/database/migrate.ts';
import { roleOf } from './open-role.ts';

/** Runs the migrations that the database doesn't have yet, tells each, and ends. */
export const role = roleOf('sundara-migrate', async ({ database }, { say }) => {
  let applied = 0;
  await migrate(database, undefined, undefined, (name) => {
    applied += 1;
    say(`applied ${name}`);
  });
  say(applied === 0 ? 'the schema had every migration already' : `the schema is whole, ${applied} applied`);
  await database.close();
  return 0;
});
