import type { Role } from '@sundara/contracts';
import { createTokens } from '../areas/identity/accounts/tokens.ts';
import { insertSession } from '../areas/identity/sessions/sessions.repository.ts';
import type { Database } from '../platform/database/open-database.ts';
import { TOKEN_SECRET } from './test-settings.ts';

/** A token of a new session of an account, as it is in the database now. */
export const tokenOf = async ({ db, pool }: Database, userId: string): Promise<string> => {
  const { rows } = await pool.query<{ role: Role; version: number }>(
    'select role, session_version version from users where id = $1',
    [userId],
  );
  const [user] = rows;
  if (!user) throw new Error(`There is no account ${userId}.`);
  const { role, version: sessionVersion } = user;
  const sessionId = await insertSession(db, userId, new Date());
  return createTokens(TOKEN_SECRET).sign({ userId, role, sessionId, sessionVersion });
};
