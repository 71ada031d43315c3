import { addDays, instantAt, localDateOf } from '@sundara/contracts';
import type pg from 'pg';
import { createTokens } from '../../src/areas/identity/accounts/tokens.ts';
import { TOKEN_SECRET } from '../../src/testing/test-settings.ts';

/** One order to make: a customer who makes no other, and a time that nobody else wants. */
export interface Wish {
  readonly customerId: string;
  readonly token: string;
  readonly salonId: string;
  readonly serviceId: string;
  readonly start: Date;
}

interface BookedSalon {
  readonly id: string;
  readonly service: string;
}

const SALONS = 60;
/** Specialists of each salon; more than one is free at every start. */
const PEOPLE = 5;
const STARTS = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
const DAYS = 55;

/** Creates salons, and as many customers as there are orders; the wishes use all salons in turn, then the next time. */
export const makeWishes = async (client: pg.Client, count: number): Promise<Wish[]> => {
  const { rows: salons } = await client.query<BookedSalon>(MAKE_SALONS, [
    SALONS,
    JSON.stringify(HOURS),
    PEOPLE,
  ]);
  const { rows: people } = await client.query<{ user: string; session: string }>(MAKE_CUSTOMERS, [count]);
  await client.query('vacuum (analyze) salons, services, specialists, users, sessions');
  const tokens = createTokens(TOKEN_SECRET);
  const today = localDateOf(new Date());
  return Promise.all(
    people.map(async ({ user, session }, no) => {
      const salon = salons[no % SALONS];
      const turn = Math.floor(no / SALONS);
      const time = STARTS[turn % STARTS.length];
      if (!salon || !time || turn >= STARTS.length * DAYS) throw new RangeError('There are too few times.');
      const token = await tokens.sign({
        userId: user,
        role: 'customer',
        sessionId: session,
        sessionVersion: 1,
      });
      const day = addDays(today, 2 + Math.floor(turn / STARTS.length));
      return {
        customerId: user,
        token,
        salonId: salon.id,
        serviceId: salon.service,
        start: instantAt(day, time),
      };
    }),
  );
};

const day = { open: '10:00', close: '20:00', closed: false, breaks: [] };
const HOURS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
);

const MAKE_SALONS = `
  with made as (
    insert into salons (name, street, sublocality, postal_code, latitude, longitude, contact_number, email,
                        opening_hours, cover_illustration)
    select 'Salon ' || n, '1 Short Road', 'Madhapur', '500081', 17.45, 78.39, '+91 40 5550 0002',
           'salon-' || n || '@salons.example', $2, 'courtyard-1'
    from generate_series(1, $1::int) n returning id),
  sold as (
    insert into services (salon_id, name, price_paise, duration_minutes)
    select id, 'Cut', 50000, 60 from made returning id, salon_id),
  team as (
    insert into specialists (salon_id, name, specialization, photo_illustration)
    select id, 'Person ' || n, 'Stylist', 'woman-' || n from made, generate_series(1, $3::int) n)
  select salon_id as id, id as service from sold`;
const MAKE_CUSTOMERS = `
  with made as (
    insert into users (email, name, phone, password_hash)
    select 'customer-' || n || '@people.example', 'Asha Rao', '+91 90000 00001', 'none'
    from generate_series(1, $1::int) n returning id)
  insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from made
  returning user_id as user, id as session`;
