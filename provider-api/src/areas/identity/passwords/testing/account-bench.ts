import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NOWHERE } from '@sundara/node/testing';
import type { Settings } from '../../../../app/settings.ts';
import type { Database } from '../../../../platform/database/open-database.ts';
import { type Answer, type Bench, openBench } from '../../../../testing/payments/booking-bench.ts';
import { partOf } from '../../../customer/booking-mail/testing/mail-parts.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { hashPassword } from '../passwords.ts';

export const PASSWORD = 'marigold-lamp-42';

export interface TestAccount {
  readonly id: string;
  readonly email: string;
}

interface CallOptions {
  readonly token?: string;
  readonly cookie?: string;
  readonly body?: object;
}

export interface AccountBench {
  readonly bench: Bench;
  /** Makes an account with the password of the tests. */
  make(change?: Partial<typeof users.$inferInsert>): Promise<TestAccount>;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: CallOptions): Promise<Answer>;
  login(account: TestAccount, body?: { password?: string; code?: string }): Promise<Answer>;
  /** Signs in, as a browser does. */
  signIn(account: TestAccount): Promise<{ readonly token: string; readonly cookie: string }>;
  /** Texts of the mails to this address whose file name starts with this kind. */
  mails(kind: string, account: Pick<TestAccount, 'email'>): Promise<string[]>;
  close(): Promise<void>;
}

let made = 0;

/** The API with accounts that have real passwords; its mails are files in a folder. */
export const openAccountBench = async (
  database: Database,
  changes: Partial<Settings> = {},
): Promise<AccountBench> => {
  const bench = await openBench(database, NOWHERE, {}, changes);
  const passwordHash = await hashPassword(PASSWORD);
  const call: AccountBench['call'] = async (method, url, { token, cookie, body } = {}) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    };
    const reply = await bench.app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
  };
  const login: AccountBench['login'] = ({ email }, body) =>
    call('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...body } });
  return {
    bench,
    call,
    login,
    make: async (change = {}) => {
      made += 1;
      const email = `person-${made}@people.example`;
      const [user] = await database.db
        .insert(users)
        .values({ email, name: 'Asha Rao', phone: '+919000000001', passwordHash, ...change })
        .returning({ id: users.id, email: users.email });
      if (!user) throw new Error('The account was not written.');
      return user;
    },
    signIn: async (account) => {
      const { headers, json } = await login(account);
      const given = [headers['set-cookie']].flat().map(String);
      return { token: json.token, cookie: given.map((line) => line.split(';')[0]).join('; ') };
    },
    mails: async (kind, { email }) => {
      const folder = join(bench.dataDir, 'mail');
      const names = (await readdir(folder)).filter((name) => name.startsWith(kind) && name.endsWith('.eml'));
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      // Without a name, the address stands alone.
      const isTo = (eml: string) => eml.includes(`<${email}>`) || eml.includes(`To: ${email}\r\n`);
      return all.filter(isTo).map((eml) => partOf(eml, 'text/plain'));
    },
    close: async () => {
      await bench.close();
      await rm(bench.dataDir, { recursive: true });
    },
  };
};

/** The token of the link in a mail. */
export const tokenIn = (mail: string | undefined): string => {
  const token = /\/reset-password\/([\w-]{43})\s/.exec(mail ?? '')?.[1];
  if (!token) throw new Error(`There is no link in: ${mail}`);
  return token;
};
