import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { migrate, migrationsFolder } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/for-each-database.ts';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder.ts';

const SALONS = [
  { id: '00000000-0000-4000-8000-000000000001', team: 0 },
  { id: '00000000-0000-4000-8000-000000000002', team: 2 },
];

describe('a database from before visits occupied anybody', () => {
  let target: TestDatabase;
  let database: Database;
  let folder: string;
  before(async () => {
    target = await makeTestDatabase('postgres', 'empty');
    database = await openDatabase(target.settings);
    folder = await makeTemporaryFolder();
    await migrate(database, await migrationsUpTo(9));
    await database.pool.query(
      `insert into users (id, email, name, phone, password_hash, role)
       values ('00000000-0000-4000-8000-00000000000c', 'asha@people.example', 'Asha', '1', 'none', 'customer')`,
    );
    for (const { id, team } of SALONS) await writeSalon(id, team);
    await migrate(database);
  });
  after(async () => {
    await database.close();
    await removeFolder(folder);
    await target.remove();
  });

  const migrationsUpTo = async (last: number): Promise<string> => {
    await cp(migrationsFolder(), folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal: { entries: { idx: number }[] } = JSON.parse(await readFile(path, 'utf8'));
    journal.entries = journal.entries.filter(({ idx }) => idx <= last);
    await writeFile(path, JSON.stringify(journal));
    return folder;
  };

  /** Three visits at one time, each in a seat of its own, and a cancelled one. */
  const writeSalon = async (id: string, team: number) => {
    await database.pool.query(
      `insert into salons (id, name, street, sublocality, postal_code, latitude, longitude, contact_number, email,
              opening_hours, cover_seed, seats)
       values ($1, 'Rose', '1 Road', 'Madhapur', '500081', 17.45, 78.39, '1', 'r@salons.example', '{}', 'r', 3)`,
      [id],
    );
    await database.pool.query(
      `insert into specialists (salon_id, name, specialization, photo_seed)
       select $1, 'Person ' || no, 'Hair', 'x' from generate_series(1, $2::int) no`,
      [id, team],
    );
    await database.pool.query(
      `insert into bookings (salon_id, customer_id, seat, during, status, hold_expires_at, customer_name,
              customer_email, customer_phone, base_paise, discount_paise, fee_paise, gst_paise, total_paise)
       select $1, (select id from users), seat, '[2026-12-01 10:00+05:30,2026-12-01 11:00+05:30)', status, now(),
              'Asha', '', '', 0, 0, 0, 0, 0
         from (values (1, 'confirmed'), (2, 'pending'), (3, 'held'), (1, 'cancelled')) as visit (seat, status)`,
      [id],
    );
  };

  it('lets each visit that stands occupy what its seat was: a chair, or one of the people where there are any', async () => {
    const { rows } = await database.pool.query(
      `select o.salon_id as salon, b.status, coalesce(s.name, 'Chair ' || o.chair) as who,
              o.during = b.during as "all of it"
         from occupations o join bookings b on b.id = o.booking_id left join specialists s on s.id = o.specialist_id
        order by o.salon_id, b.status`,
    );
    const [chairs, team] = SALONS.map(({ id }) => id);
    assert.deepEqual(
      rows.map(({ salon, status, who }) => [salon, status, who]),
      [
        [chairs, 'confirmed', 'Chair 1'],
        [chairs, 'held', 'Chair 3'],
        [chairs, 'pending', 'Chair 2'],
        [team, 'confirmed', 'Person 1'],
        // More visits than people: it keeps a chair, so that nothing that was booked is lost.
        [team, 'held', 'Chair 3'],
        [team, 'pending', 'Person 2'],
      ],
    );
    assert(rows.every((row) => row['all of it']));
  });
});
