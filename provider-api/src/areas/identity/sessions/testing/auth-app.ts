import type { Role } from '@sundara/contracts';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../../../app/build-app.ts';
import type { Database } from '../../../../platform/database/open-database.ts';
import { testSettings } from '../../../../testing/test-settings.ts';
import type { UserRow } from '../../accounts/accounts.repository.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { hashPassword } from '../../passwords/passwords.ts';
import { TestBrowser } from './test-browser.ts';

export const PASSWORD = 'marigold-lamp-42';
/** Made once: hashing is the slow part of an account. */
let passwordHash: Promise<string> | undefined;
let people = 0;
let addresses = 0;

export interface AuthApp {
  readonly app: FastifyInstance;
  /** A new account with `PASSWORD`. */
  readonly person: (role?: Role) => Promise<UserRow>;
  /** A browser at a new address, or at the given one. */
  readonly browser: (address?: string, userAgent?: string) => TestBrowser;
  /** A new account that is signed in, in a new browser. */
  readonly signedIn: (role?: Role) => Promise<{ user: UserRow; browser: TestBrowser; token: string }>;
}

/** The API over an empty database, for tests of accounts only: it runs no jobs. */
export const authApp = async (database: Database, options: Partial<AppOptions> = {}): Promise<AuthApp> => {
  const app = await buildApp({
    ...{ settings: testSettings(), database, does: [], checkReplies: true },
    ...options,
  });
  const person: AuthApp['person'] = async (role = 'customer') => {
    people += 1;
    passwordHash ??= hashPassword(PASSWORD);
    const details = { name: 'Asha Rao', phone: '+919000000001', email: `person-${people}@people.example` };
    const [user] = await database.db
      .insert(users)
      .values({ ...details, role, passwordHash: await passwordHash })
      .returning();
    if (!user) throw new Error('The account was not written.');
    return user;
  };
  const browser: AuthApp['browser'] = (address, userAgent) => {
    addresses += 1;
    return new TestBrowser(app, address ?? `10.${addresses >> 8}.0.${addresses & 255}`, userAgent);
  };
  const signedIn: AuthApp['signedIn'] = async (role) => {
    const user = await person(role);
    const own = browser();
    const { json } = await own.signIn(user.email);
    return { user, browser: own, token: json.token };
  };
  return { app, person, browser, signedIn };
};
