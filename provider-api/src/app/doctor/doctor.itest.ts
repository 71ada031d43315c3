import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Finding } from '@sundara/node/doctor';
import { NOWHERE } from '@sundara/node/testing';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { TOKEN_SECRET } from '../../testing/test-settings.ts';
import { part } from './marketplace.part.ts';

describe('doctor looks at what the marketplace needs', () => {
  let migrated: TestDatabase;
  let empty: TestDatabase;
  before(async () => {
    migrated = await makeTestDatabase('postgres', 'migrated');
    empty = await makeTestDatabase('postgres', 'empty');
  });
  after(async () => {
    await migrated.remove();
    await empty.remove();
  });

  const examine = async ({ settings }: TestDatabase, more: Record<string, string> = {}) => {
    const found = await part.examine({
      ...{ DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl, TOKEN_SECRET },
      ...{ RAZORPAY_KEY_SECRET: 'only for tests', RAZORPAY_WEBHOOK_SECRET: 'only for tests' },
      ...{ RAZORPAY_URL: NOWHERE, ...more },
    });
    return new Map(found.map((one) => [one.what, one]));
  };
  const faultsOf = (found: ReadonlyMap<string, Finding>) =>
    [...found.values()].filter(({ isFault }) => isFault).map(({ what }) => what);

  it('all that is there is well; a gateway that is away is a fault with its next step', async () => {
    const found = await examine(migrated);
    assert.deepEqual(faultsOf(found), ['the payment gateway']);
    assert.match(found.get('the database')?.says ?? '', /^PostgreSQL \d+\.\d+.* answers$/);
    assert.equal(found.get('the schema')?.says, 'has every migration that this package knows');
    assert.equal(found.get('the uploaded pictures')?.says, '0 files, which can be read');
    const { says, next } = found.get('the payment gateway') ?? {};
    assert.equal(says, `${new URL(NOWHERE).host} can't be reached`);
    assert.match(next ?? '', /RAZORPAY_URL/);
  });

  it('a schema that is behind, a mail server that is away, a replica that follows nobody', async () => {
    const found = await examine(empty, {
      SMTP_URL: NOWHERE.replace('http', 'smtp'),
      DATABASE_REPLICA_URL: migrated.settings.databaseUrl ?? '',
    });
    const expected = ['the schema', 'the jobs', 'the replica', 'the payment gateway', 'the mail server'];
    assert.deepEqual(faultsOf(found), expected);
    assert.equal(found.get('the schema')?.next, 'Run sundara migrate.');
    assert.match(found.get('the mail server')?.says ?? '', /does not let us in \(\w+\)$/);
  });

  it('a job that waits for long, or was given up, tells that nobody works', async () => {
    const database = await openDatabase(migrated.settings);
    await database.pool.query(
      `insert into outbox (kind, key, payload, run_at, created_at) values ('mail.x', '1', '{}', now() - interval '1 hour', now() - interval '1 hour')`,
    );
    await database.close();
    const jobs = (await examine(migrated)).get('the jobs');
    assert.match(jobs?.says ?? '', /^1 are due, the oldest for 36\d\d s, 0 were given up$/);
    assert.equal(jobs?.isFault, true);
  });

  it('a wrong setting is one sentence without its value', async () => {
    const found = await examine(migrated, { TOKEN_SECRET: 'short' });
    assert.deepEqual(faultsOf(found), ['the settings']);
    assert.match(found.get('the settings')?.says ?? '', /TOKEN_SECRET is not valid/);
  });
});
