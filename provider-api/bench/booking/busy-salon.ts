import { addDays, instantAt, type LocalDate, localDateOf } from '@sundara/contracts';
import type pg from 'pg';

/** The measured salon: 12 specialists, 15 minutes between starts, buffers, breaks and leave. */
export interface BusySalon {
  readonly id: string;
  /** Six, of 15 to 75 minutes; the first three are done by everybody, the others by half of them. */
  readonly services: readonly string[];
  readonly specialists: readonly string[];
  readonly today: LocalDate;
}

const PEOPLE = 12;
/** Days ahead that have bookings, and past days that have. */
const AHEAD = 60;
const BEHIND = 30;
/** Three or four visits per day and person, each of 50 minutes and 10 to tidy up; 3,000 from today on. */
const VISITS = 3_000;

/** Creates it with its bookings; the same on every machine except for today's date. */
export const makeBusySalon = async (client: pg.Client): Promise<BusySalon> => {
  const today = localDateOf(new Date());
  const { rows } = await client.query<{ id: string }>(SALON, [JSON.stringify(HOURS)]);
  const id = rows[0]?.id ?? '';
  const services = await idsOf(client, SERVICES, [id]);
  const specialists = await idsOf(client, SPECIALISTS, [id, PEOPLE]);
  await client.query(SKILLS, [specialists.filter((_, no) => no % 2 === 0), services.slice(0, 3)]);
  await client.query(LEAVE, [id, specialists, instantAt(addDays(today, 3), '00:00')]);
  const customers = await idsOf(client, CUSTOMER, []);
  const from = instantAt(addDays(today, -BEHIND), '10:00');
  const perDay = VISITS / AHEAD;
  await client.query('begin');
  await client.query(BOOKINGS, [id, customers[0], from, BEHIND, AHEAD, perDay, PEOPLE]);
  await client.query(SOLD, [id, services[0]]);
  await client.query(TAKEN, [id, specialists]);
  await client.query('commit');
  await client.query('vacuum (analyze) bookings, booking_services, occupations, time_off');
  return { id, services, specialists, today };
};

const idsOf = async (client: pg.Client, sql: string, values: unknown[]): Promise<string[]> =>
  (await client.query<{ id: string }>(sql, values)).rows.map(({ id }) => id);

const day = { open: '10:00', close: '20:00', closed: false, breaks: [{ open: '14:00', close: '14:30' }] };
const HOURS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
);

const SALON = `
  insert into salons (name, street, sublocality, postal_code, latitude, longitude, contact_number, email,
                      opening_hours, cover_illustration, slot_minutes)
  values ('Busy & Daughters', '1 Long Road', 'Madhapur', '500081', 17.45, 78.39, '+91 40 5550 0001',
          'busy@salons.example', $1, 'courtyard-1', 15) returning id`;
const SERVICES = `
  insert into services (salon_id, name, price_paise, duration_minutes, buffer_minutes)
  select $1::uuid, 'Service ' || n, 50000, 15 * n, 10 from generate_series(1, 5) n union all
  select $1::uuid, 'Service 6', 90000, 45, 15 returning id`;
const SPECIALISTS = `
  insert into specialists (salon_id, name, specialization, photo_illustration)
  select $1::uuid, 'Person ' || lpad(n::text, 2, '0'), 'Stylist', 'woman-' || n from generate_series(1, $2::int) n
  returning id`;
/** Every second specialist does only the first three services; the others do all. */
const SKILLS = `
  insert into specialist_services (specialist_id, service_id)
  select s, v from unnest($1::uuid[]) s, unnest($2::uuid[]) v`;
/** A day off for each, on consecutive days. */
const LEAVE = `
  insert into time_off (salon_id, specialist_id, during, reason)
  select $1::uuid, s, tstzrange($3::timestamptz + n * interval '1 day', $3::timestamptz + (n + 1) * interval '1 day'), 'Leave'
  from unnest($2::uuid[]) with ordinality as people (s, n)`;
const CUSTOMER = `
  insert into users (email, name, phone, password_hash)
  values ('regular@people.example', 'Asha Rao', '+91 90000 00001', 'none') returning id`;
/** The no-th visit of a day belongs to person no % people, in the hours 10, 12, 15, 17 and 18 in turn. */
const BOOKINGS = `
  insert into bookings (salon_id, customer_id, no, during, status, customer_name, customer_email, customer_phone,
                        base_paise, discount_paise, fee_paise, gst_paise, total_paise, confirmed_at)
  select $1::uuid, $2::uuid, row_number() over (), tstzrange(start, start + interval '50 minutes'),
         case when day < $4 then 'completed' else 'confirmed' end,
         'Asha', 'regular@people.example', '1', 50000, 5000, 4900, 900, 50800, now()
  from generate_series(0, $4::int + $5::int - 1) day, generate_series(0, $6::int - 1) visit,
       lateral (select $3::timestamptz + day * interval '1 day'
                  + (array[0, 2, 5, 7, 8])[1 + visit / $7::int] * interval '1 hour' as start) at`;
const SOLD = `
  insert into booking_services (booking_id, position, service_id, name, description, category, price_paise, duration_minutes)
  select id, 0, $2::uuid, 'Service', '', 'Hair Care', 50000, 50 from bookings where salon_id = $1`;
/** The specialist follows from the visit's number among those with the same start. */
const TAKEN = `
  insert into occupations (booking_id, salon_id, specialist_id, during)
  select id, $1::uuid, ($2::uuid[])[person], tstzrange(lower(during), upper(during) + interval '10 minutes')
  from (select id, during, status, row_number() over (partition by lower(during) order by no) as person
        from bookings where salon_id = $1) numbered where status = 'confirmed'`;
