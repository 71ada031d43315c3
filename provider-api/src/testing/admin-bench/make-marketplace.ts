import pg from 'pg';
import { withClient } from '../../database/connections.ts';
import { makeSalons } from '../search-bench/make-salons.ts';

export const SIZES = { users: 100_000, salons: 10_000, bookings: 1_000_000 } as const;

/** 88,000 customers, an owner for each salon, and owners who have none. */
const USERS = `
  insert into users (email, name, phone, password_hash, role, is_active, created_at)
  select 'person-' || n || '@people.example', (array['Asha','Meera','Ravi','Farah','Kavya','Imran'])[1 + n % 6] || ' ' || md5(n::text),
    '+9190000' || lpad(n::text, 5, '0'), 'none', case when n <= 12000 then 'salon' else 'customer' end, n % 50 <> 0,
    timestamptz '2026-01-01' + make_interval(mins => n)
  from generate_series(1, ${SIZES.users}) n`;
const OWNERS = `
  update salons set owner_id = owned.id from
    (select id, row_number() over (order by email) n from users where role = 'salon') owned,
    (select id, row_number() over (order by id) n from salons) numbered
  where numbered.id = salons.id and owned.n = numbered.n`;
/** A hundred for each salon over two years, most of them over. */
const BOOKINGS = `
  insert into bookings (salon_id, customer_id, no, during, status, customer_name, customer_email, customer_phone,
    base_paise, discount_paise, fee_paise, gst_paise, total_paise, created_at, confirmed_at)
  select salon.id, customer.id, visit, tstzrange(start, start + interval '1 hour'),
    (array['completed','completed','completed','cancelled','confirmed'])[1 + visit % 5], 'Asha', 'asha@people.example', '+919000000001',
    50000, 5000, 4900, 900, 50800, start - interval '3 days', start - interval '3 days'
  from (select id, row_number() over (order by id) n from salons) salon, generate_series(1, ${SIZES.bookings / SIZES.salons}) visit,
    lateral (select timestamptz '2025-01-01 10:00+05:30' + make_interval(days => visit * 7, hours => (salon.n % 8)::int) as start) at,
    lateral (select id from numbered where n = 1 + (salon.n * 97 + visit * 13) % 80000) customer`;

/** Fills an empty, migrated database; triggers of single rows are off, what they would keep of bookings is not measured. */
export const makeMarketplace = async (databaseUrl: string): Promise<void> => {
  await makeSalons(databaseUrl, SIZES.salons);
  await withClient(new pg.Client({ connectionString: databaseUrl }), async (client) => {
    await client.query(USERS);
    await client.query('set session_replication_role = replica');
    await client.query(OWNERS);
    await client.query(`create temp table numbered as
      select id, row_number() over (order by email) n from users where role = 'customer'`);
    await client.query('create unique index on numbered (n)');
    await client.query('analyze numbered');
    await client.query(BOOKINGS);
    await client.query('vacuum (analyze) users');
    await client.query('vacuum (analyze) salons');
    await client.query('vacuum (analyze) bookings');
  });
};
