import type { UserRow } from '../../../areas/identity/accounts/accounts.repository.ts';
import { hashRecoveryCode } from '../../../areas/identity/second-factor/recovery-codes.ts';
import { secondFactors } from '../../../areas/identity/second-factor/second-factor.tables.ts';
import { type AuthApp, authApp } from '../../../areas/identity/sessions/testing/auth-app.ts';
import { TOKEN_SECRET } from '../../../testing/test-settings.ts';
import type { Database } from '../../database/open-database.ts';
import { createSealer } from '../../sealer/sealer.ts';

/** The second factor of every protected account here. */
export const SECRET = 'JBSWY3DPEHPK3PXP';
export const RECOVERY_CODE = 'abcd-efgh-jkmn-pqrs';
export const WRONG_PASSWORD = 'not this one';

/** A line of the security log. */
export interface SecurityLine {
  readonly event: string;
  readonly reason: string;
  readonly operation: string;
  readonly reqId: string;
  readonly network: string;
  readonly account?: string;
  readonly subject?: string;
}

/** The API over an empty database, whose log is kept. */
export interface LoggedApp extends AuthApp {
  readonly database: Database;
  /** All lines since it was emptied (`length = 0`). */
  readonly lines: string[];
  /** The security events of these lines, without sign-ins, which begin most tests. */
  readonly events: () => readonly SecurityLine[];
  /** The security events of these lines. */
  readonly allEvents: () => readonly SecurityLine[];
  /** The keyed hash of an account, as a failed sign-in logs it; the lines are emptied before it. */
  readonly accountOf: (email: string) => Promise<string | undefined>;
  /** A new account whose second factor is on. */
  readonly protectedPerson: () => Promise<UserRow>;
}

export const loggedApp = async (database: Database): Promise<LoggedApp> => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const api = await authApp(database, { logger: { level: 'silent', stream } });
  const allEvents = () => lines.map((line): SecurityLine => JSON.parse(line)).filter(({ event }) => event);
  const events = () => allEvents().filter(({ event }) => event !== 'authn_login_success');
  const accountOf = async (email: string) => {
    lines.length = 0;
    await api.browser().signIn(email, WRONG_PASSWORD);
    return events()[0]?.account;
  };
  const protectedPerson = async () => {
    const user = await api.person('salon');
    const sealedSecret = createSealer(TOKEN_SECRET).seal(SECRET, user.id);
    const row = { userId: user.id, sealedSecret, confirmedAt: new Date() };
    await database.db
      .insert(secondFactors)
      .values({ ...row, recoveryHashes: [hashRecoveryCode(RECOVERY_CODE)] });
    return user;
  };
  return { ...api, database, lines, events, allEvents, accountOf, protectedPerson };
};
