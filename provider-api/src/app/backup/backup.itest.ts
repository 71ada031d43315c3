import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { createBackup, openBackup, type ReadBackup } from '@sundara/node/backup';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { postCapture } from '../../areas/money/ledger/post.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { openStore } from '../../platform/storage/open-store.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { makeCustomer, makeSalon, putVisit } from '../../testing/payments/booking-bench.ts';
import type { Content } from '../../testing/template-database.ts';
import { testApp } from '../../testing/test-app.ts';
import { TOKEN_SECRET } from '../../testing/test-settings.ts';
import { loadMarketplace } from './load-marketplace.ts';
import type { MarketplacePlaces } from './marketplace-places.ts';
import { saveMarketplace } from './save-marketplace.ts';

const NOW = instantAt('2026-11-25', '15:00');
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };
const PICTURE = 'salon_gallery/4f/4f0c-320.webp';

const targets: TestDatabase[] = [];
const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await makeTemporaryFolder();
  folders.push(folder);
  return folder;
};
const newPlaces = async (content: Content): Promise<MarketplacePlaces> => {
  const target = await makeTestDatabase('postgres', content);
  targets.push(target);
  const dataDir = await newFolder();
  const databaseUrl = target.settings.databaseUrl ?? '';
  return { databaseUrl, dataDir, store: openStore({ DATA_DIR: dataDir }), tokenSecret: TOKEN_SECRET };
};
const within = async <T>(places: MarketplacePlaces, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(places);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

let places: MarketplacePlaces;
let backup: ReadBackup;
/** How many visits had been booked and paid when the backup began, and when it was over. */
let booked: { before: number; after: number };

/** Books visits and posts what they paid, one transaction each, until it is told to stop. */
const bookOn = async (database: Database, signal: AbortSignal, onBooked: () => void) => {
  const [salon, customer] = [await makeSalon(database), await makeCustomer(database)];
  for (let at = 0; !signal.aborted; at += 1) {
    const id = await putVisit(database, salon, customer, addMinutes(NOW, 60 * at), 30, PRICE);
    await database.transaction((tx) => postCapture(tx, id, `pay_backup_${at}`, NOW));
    onBooked();
  }
};

before(async () => {
  places = await newPlaces('demo');
  await places.store.put(PICTURE, Buffer.from('a picture'));
  backup = await within(places, async (database) => {
    await database.pool.query(
      "insert into outbox (kind, key, payload) values ('mail.booking-reminder', 'a visit', '{}')",
    );
    const over = new AbortController();
    let count = 0;
    let underWay: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      underWay = resolve;
    });
    const load = bookOn(database, over.signal, () => {
      count += 1;
      if (count === 10) underWay();
    });
    await begun;
    const before = count;
    const folder = path.join(await newFolder(), 'today');
    const written = await createBackup(folder);
    await saveMarketplace(places, written);
    await written.finish();
    booked = { before, after: count };
    over.abort();
    await load;
    return openBackup(folder);
  });
});
after(async () => {
  for (const target of targets) await target.remove();
  for (const folder of folders) await removeFolder(folder);
});

const count = async (database: Database, query: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]?.n ?? -1;

it('restores elsewhere what stood at one moment while people booked: nothing half, nothing from before lost', async () => {
  const other = await newPlaces('empty');
  await loadMarketplace(other, backup, { asClone: false, now: NOW });
  await within(other, async (database) => {
    const visits = await count(database, "bookings where customer_email = 'asha@people.example'");
    const posted = await count(
      database,
      "ledger_transactions where booking_id in (select id from bookings where customer_email = 'asha@people.example')",
    );
    assert.ok(visits >= booked.before, `${visits} of ${booked.before}`);
    assert.ok(visits <= booked.after + 1, `${visits} of ${booked.after}`);
    // One may have been booked, and not posted yet.
    assert.ok(visits - posted === 0 || visits - posted === 1, `${visits} visits, ${posted} postings`);
    const app = await testApp(database);
    assert.ok(await app.signIn('customer@demo.test'));
    assert.equal((await app.call('GET', '/api/public/salons')).json.pagination.total > 100, true);
    await app.app.close();
  });
  assert.deepEqual(await other.store.get(PICTURE), Buffer.from('a picture'));
});

it('is restored as a clone from which nothing reaches a customer', async () => {
  const clone = {
    ...(await newPlaces('empty')),
    tokenSecret: 'another secret, of the clone alone, long enough',
  };
  await loadMarketplace(clone, backup, { asClone: true, now: NOW });
  await within(clone, async (database) => {
    assert.ok((await count(database, 'outbox')) > 0);
    assert.equal(await count(database, 'outbox where done_at is null and failed_at is null'), 0);
    assert.equal(await count(database, 'sessions where revoked_at is null'), 0);
    assert.equal(await count(database, 'push_subscriptions'), 0);
  });
});

it('is not restored over anything, nor with another secret, which could not open what is sealed', async () => {
  await assert.rejects(loadMarketplace(places, backup, { asClone: false, now: NOW }), {
    name: 'BackupFault',
    message: 'The database holds tables: restore into an empty one.',
  });
  const other = { ...(await newPlaces('empty')), tokenSecret: 'another secret that is long enough, too' };
  await assert.rejects(loadMarketplace(other, backup, { asClone: false, now: NOW }), {
    message: /^TOKEN_SECRET is not the one/,
  });
});

it('says why a database can not be saved', async () => {
  const databaseUrl = Object.assign(new URL(places.databaseUrl), { password: 'wrong-Passw0rd' }).href;
  const written = await createBackup(path.join(await newFolder(), 'none'));
  await assert.rejects(saveMarketplace({ ...places, databaseUrl }, written), (error: Error) => {
    assert.match(error.message, /^pg_dump failed: .*password authentication failed/);
    assert.ok(!error.message.includes('wrong-Passw0rd'));
    return true;
  });
});
