import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before } from 'node:test';
import { NOWHERE } from '@sundara/node/testing';
import { eq } from 'drizzle-orm';
import type { AppOptions } from '../../../../app/build-app.ts';
import type { Database } from '../../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../../testing/for-each-database.ts';
import {
  type Bench,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  type TestSalon,
} from '../../../../testing/payments/booking-bench.ts';
import { users } from '../../../identity/accounts/accounts.tables.ts';
import { writeAudit } from '../write-audit.ts';

/** The fixture of an audit test, one for the suite. Read its fields inside tests: the hooks fill them. */
export class AuditScene {
  database!: Database;
  /** Its clock shows the real time. */
  bench!: Bench;
  /** Nila Das. */
  admin!: TestCustomer;
  /** Chain & Sons. */
  salon!: TestSalon;

  /** What the admin reads at a path below the audit's path. */
  get = async (path: string) =>
    (await this.bench.call('GET', `/api/admin/audit${path}`, { token: this.admin.token })).json;

  /** The whole check, as the admin's page makes it. */
  verify = async (limit = 5_000, known = '') => {
    let [cursor, checked, erased] = ['', 0, 0];
    for (;;) {
      const part = await this.get(`/verify?limit=${limit}${cursor}${known}`);
      assert.equal(part.success, true, JSON.stringify(part));
      checked += part.checked;
      erased += part.erased;
      if (part.broken || part.next === null) return { checked, erased, broken: part.broken, head: part.head };
      cursor = `&cursor=${part.next}`;
    }
  };

  /** Writes one entry as the admin. */
  write = (change: Partial<Parameters<typeof writeAudit>[2]> = {}, now = new Date()): Promise<void> =>
    this.database.transaction((tx) =>
      writeAudit(
        tx,
        { id: this.admin.id, role: 'admin' },
        { salonId: null, action: 'test.write', ...change },
        now,
      ),
    );
}

/**
 * Runs one suite as `forEachDatabase` does, each with an API over it, and closes everything afterwards.
 * @param options differences from how tests usually build the API
 */
export const forEachAudit = (
  suite: (scene: AuditScene) => void,
  options: (scene: AuditScene) => Partial<AppOptions> = () => ({}),
): void =>
  forEachDatabase((_, open) => {
    const scene = new AuditScene();
    before(async () => {
      scene.database = await open();
      scene.bench = await openBench(scene.database, NOWHERE, options(scene));
      scene.bench.now = new Date();
      scene.admin = await makeCustomer(scene.database, 'admin');
      await scene.database.db.update(users).set({ name: 'Nila Das' }).where(eq(users.id, scene.admin.id));
      scene.salon = await makeSalon(scene.database, 2, { name: 'Chain & Sons' });
    });
    after(async () => {
      await scene.bench.close();
      await rm(scene.bench.dataDir, { recursive: true });
    });
    suite(scene);
  });
