import { addMinutes } from '@sundara/contracts';
import type pg from 'pg';
import type { Wish } from './order-book.ts';

const LOCK = 'select is_active from salons where id = $1 for no key update';
const LOCK_CUSTOMER = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
const EXPIRE = `update bookings set status = 'expired' where salon_id = $1 and status = 'held' and hold_expires_at <= now()`;
const COUNT = `
  select count(*) filter (where status = 'held') as standing, count(*) filter (where created_at > now() - interval '1 hour') as made
  from bookings where customer_id = $1 and confirmed_at is null`;
const WHO = `
  select id from specialists s where salon_id = $1 and is_active
    and not exists (select from occupations o where o.specialist_id = s.id and o.during && $2::tstzrange)
    and not exists (select from time_off t where t.salon_id = $1 and t.during && $2::tstzrange
                    and coalesce(t.specialist_id, s.id) = s.id)
  order by name limit 1`;
/** Booking, service, occupied time, and the job that ends the hold: one statement. */
const HOLD = `
  with held as (
    insert into bookings (salon_id, customer_id, during, status, hold_expires_at, customer_name, customer_email,
                          customer_phone, base_paise, discount_paise, fee_paise, gst_paise, total_paise)
    values ($1, $2, $3, 'held', now() + interval '10 minutes', 'Asha Rao', 'asha@people.example', '+91 90000 00001',
            50000, 5000, 4900, 900, 50800)
    returning id),
  sold as (
    insert into booking_services (booking_id, position, service_id, name, description, category, price_paise,
                                  duration_minutes, specialist_id)
    select held.id, 0, s.id, s.name, s.description, s.category, s.price_paise, s.duration_minutes, $5
    from held, services s where s.id = $4),
  taken as (
    insert into occupations (booking_id, salon_id, specialist_id, during) select id, $1, $5, $3 from held),
  job as (
    insert into outbox (kind, key, payload, run_at)
    select 'hold.end', id, json_build_object('bookingId', id), now() + interval '10 minutes' from held)
  select id from held`;
const ORDER = `
  with kept as (
    insert into payments (booking_id, gateway_order_id, amount_paise) values ($1, $2, 50800) returning gateway_order_id)
  insert into outbox (kind, key, payload, run_at)
  select 'payment.reconcile', gateway_order_id, json_build_object('orderId', gateway_order_id), now() + interval '15 minutes'
  from kept`;

/** The locks and rows of one order, and the few reads between that decide it; without gateway, parsing and prices. */
export const orderByHand = async (client: pg.Client, wish: Wish): Promise<void> => {
  const { salonId, customerId, serviceId, start } = wish;
  const during = `[${start.toISOString()},${addMinutes(start, 60).toISOString()})`;
  const run = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    client.query<Row>({ name, text, values });
  await client.query('begin');
  await run('lock', LOCK, [salonId]);
  await run('lock customer', LOCK_CUSTOMER, [customerId]);
  await run('expire', EXPIRE, [salonId]);
  await run('count', COUNT, [customerId]);
  const who = await run<{ id: string }>('who', WHO, [salonId, during]);
  const held = await run<{ id: string }>('hold', HOLD, [
    salonId,
    customerId,
    during,
    serviceId,
    who.rows[0]?.id,
  ]);
  await client.query('commit');
  const booking = held.rows[0]?.id;
  await run('order', ORDER, [booking, `order_ByHand${booking}`]);
};
