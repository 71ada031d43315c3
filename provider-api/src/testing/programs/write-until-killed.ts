import { openDatabase } from '../../platform/database/open-database.ts';

// Moves money between two accounts until it is killed, and prints each committed transfer's number.
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
await database.pool.query(`
  create table if not exists accounts (name text primary key, amount int not null);
  create table if not exists transfers (number int primary key);
  insert into accounts values ('a', 1000), ('b', 1000) on conflict do nothing;
`);
const { rows } = await database.pool.query<{ next: number }>(
  'select coalesce(max(number), 0)::int + 1 as next from transfers',
);
const client = await database.pool.connect();
for (let number = rows[0]?.next ?? 1; ; number += 1) {
  await client.query('begin');
  await client.query(`update accounts set amount = amount - 1 where name = 'a'`);
  await client.query('insert into transfers values ($1)', [number]);
  await client.query(`update accounts set amount = amount + 1 where name = 'b'`);
  await client.query('commit');
  console.log(`committed ${number}`);
}
