import { MOST_LISTED_PAYMENTS } from '@sundara/contracts/api';
import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { mentionsPerson } from '../../../platform/list/search.ts';
import { bookings, customerSearchText } from '../../booking/index.ts';

/** A search covers at most this many salons, by name; a longer search text finds others. */
const MOST_SALONS = 20;
/** And at most this many of their newest bookings, which include unpaid ones. */
const MOST_BOOKINGS = 1.25 * MOST_LISTED_PAYMENTS;
/** The number of letters that a trigram index needs. */
const LEAST_LETTERS = 3;

/** A payment `p` that reached Sundara. */
export const captured = sql`p.captured_at is not null and p.gateway_payment_id is not null`;

/** 'No. 166', '#166' or '166': a visit's number, which each salon counts by itself. */
const numberIn = (q: string): number | undefined => {
  const digits = /^(?:no\.?|#)?\s*(\d{1,9})$/i.exec(q)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const newest = sql`order by bookings.created_at desc limit ${MOST_BOOKINGS}`;

/** The visits with this number, of a customer, or at a salon, that a text names. */
const bookingsOf = (q: string): SQL => {
  const no = numberIn(q);
  const numbered = sql`(select id from bookings where customer_id is not null and no = ${no} ${newest})`;
  if (q.length < LEAST_LETTERS) return numbered;
  const named = sql`(select id from bookings where customer_id is not null
      and ${mentionsPerson(customerSearchText(bookings), q)} ${newest})
    union (select id from bookings where salon_id in (select id from salons
      where name ilike ${`%${literal(q)}%`} order by name, id limit ${MOST_SALONS}) ${newest})`;
  return no === undefined ? named : sql`${numbered} union ${named}`;
};

/** The payments that a text refers to: by booking, gateway id, number, customer or salon; each uses an index. */
export const paymentsMeant = (q: string): SQL => {
  if (isUuid(q))
    return sql`select p.id, p.captured_at from payments p where p.booking_id = ${q} and ${captured}`;
  if (/^(?:pay|order|rfnd)_\w+$/.test(q)) {
    return sql`select p.id, p.captured_at from payments p where ${captured} and p.id in (
      select id from payments where gateway_payment_id = ${q}
      union all select id from payments where gateway_order_id = ${q}
      union all select o.id from refunds r join payments o on o.booking_id = r.booking_id where r.gateway_payment_id = ${q}
      union all select o.id from refunds r join payments o on o.booking_id = r.booking_id where r.gateway_refund_id = ${q})`;
  }
  return sql`select p.id, p.captured_at from (${bookingsOf(q)}) b join payments p on p.booking_id = b.id where ${captured}`;
};

/** Whether a text is too short to search for, and no number. */
export const isTooShort = (q: string | undefined): boolean =>
  q !== undefined && q.length < LEAST_LETTERS && numberIn(q) === undefined;
