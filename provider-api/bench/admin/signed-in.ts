import { eq } from 'drizzle-orm';
import { users } from '../../src/areas/identity/accounts/accounts.tables.ts';
import { createTokens } from '../../src/areas/identity/accounts/tokens.ts';
import { insertSession } from '../../src/areas/identity/sessions/sessions.repository.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { TOKEN_SECRET } from '../../src/testing/test-settings.ts';

const EMAIL = 'who-measures@people.example';

/** A token of an admin, who is created when missing; it is valid for a few minutes. */
export const signedIn = async (databaseUrl: string): Promise<string> => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { db } = database;
    const admin = {
      email: EMAIL,
      name: 'Who Measures',
      phone: '',
      passwordHash: 'none',
      role: 'admin' as const,
    };
    await db.insert(users).values(admin).onConflictDoNothing();
    const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
    const userId = found?.id ?? '';
    const sessionId = await insertSession(db, userId, new Date());
    return await createTokens(TOKEN_SECRET).sign({ userId, role: 'admin', sessionId, sessionVersion: 1 });
  } finally {
    await database.close();
  }
};
