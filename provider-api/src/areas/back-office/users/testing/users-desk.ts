import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, beforeEach } from 'node:test';
import type { AdminUser } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import { type Answer, makeCustomer, type TestCustomer } from '../../../../testing/payments/booking-bench.ts';
import type { Scene } from '../../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../../marketplace/audit/audit.tables.ts';

export const PASSWORD = 'marigold-lamp-42';
export const USERS = '/api/admin/users';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let people = 0;

/** A number that was not used for a person yet. */
export const nextPerson = (): number => ++people;

/** The data for a new account. */
export const person = (change: Record<string, unknown> = {}) => ({
  ...{ name: 'Lata Devi', email: `made-${nextPerson()}@people.example`, password: PASSWORD },
  ...change,
});

/** An admin client for the list of users; a new admin for each test. */
export interface UsersDesk {
  /** Read it inside tests. */
  readonly admin: TestCustomer;
  /** Calls a path below the users', as the admin by default. */
  call(method: Method, path?: string, body?: unknown, as?: Pick<TestCustomer, 'token'>): Promise<Answer>;
  list(query: string): Promise<Answer['json']>;
  /** Creates an account, by default a customer's. */
  make(change?: Record<string, unknown>): Promise<AdminUser>;
  /** Signs in with the password of the made accounts. */
  signIn(email: string): Promise<Answer>;
  /** The audit entries about an account, in order. */
  audited(id: string): Promise<Pick<typeof auditEntries.$inferSelect, 'action' | 'changes'>[]>;
}

/** Call it in the suite: it registers its own hooks. */
export const openUsersDesk = (scene: Scene): UsersDesk => {
  let admin: TestCustomer;
  after(() => rm(scene.bench.dataDir, { recursive: true }));
  beforeEach(async () => {
    admin = await makeCustomer(scene.database, 'admin');
  });
  const call: UsersDesk['call'] = (method, path = '', body, { token } = admin) =>
    scene.bench.call(method, `${USERS}${path}`, { token, ...(body !== undefined && { body }) });
  return {
    get admin() {
      return admin;
    },
    call,
    list: async (query) => (await call('GET', `?${query}`)).json,
    make: async (change = {}) => {
      const { status, json } = await call('POST', '', person(change));
      assert.equal(status, 200, JSON.stringify(json));
      return json.user;
    },
    signIn: (email) => scene.bench.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } }),
    audited: (id) =>
      scene.database.db
        .select({ action: auditEntries.action, changes: auditEntries.changes })
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, id))
        .orderBy(auditEntries.id),
  };
};
