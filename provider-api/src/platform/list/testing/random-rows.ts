import { CONTACT_SUBJECTS } from '@sundara/contracts';
import type { Random } from '@sundara/contracts/testing';
import { CONTACT_STATES } from '../../../areas/back-office/contact/contact.tables.ts';
import type { TestCustomer, TestSalon } from '../../../testing/payments/booking-bench.ts';

const SUBJECTS = Object.keys(CONTACT_SUBJECTS);

/**
 * Random statements that write one or many rows to applications, disputes, messages and reviews, including statements that the
 * product never runs. Each row has a unique number, in an application's `street`, a dispute's `reason`, a message's `name` and a review's
 * `author`.
 */
export const randomRows = ({ below, pick }: Random, salon: TestSalon, customer: TestCustomer) => {
  let last = 0;
  /** The numbers of one to thirty new rows; with `first`, also of the existing rows from that number on. */
  const fresh = (first = last + 1): string => {
    last += pick([1, 1, 1 + below(30)]);
    return `generate_series(${first}, ${last}) n`;
  };
  /** Matches every row, or one in two to five. */
  const some = (column: string): string => {
    const each = 1 + below(5);
    return `${column}::int % ${each} = ${below(each)}`;
  };
  const at = (condition: string): string => `case when ${condition} then now() end`;

  const open = () =>
    `with visits as (
         insert into bookings (salon_id, customer_id, during, status, customer_name, customer_email, customer_phone,
           base_paise, discount_paise, fee_paise, gst_paise, total_paise)
         select '${salon.id}', '${customer.id}', tstzrange('2026-01-01', '2026-01-02'), 'completed', n::text, '', '', 0, 0, 0, 0, 0
         from ${fresh()} returning id, customer_name)
       insert into disputes (booking_id, reason, resolved_at)
         select id, customer_name, ${at(some('customer_name'))} from visits`;
  const disputes = [
    open,
    open,
    () => `update disputes set resolved_at = now() where resolved_at is null and ${some('reason')}`,
    () => `update disputes set resolved_at = ${at('resolved_at is null')} where ${some('reason')}`,
    () => `update disputes set answer = 'We ask the salon.' where ${some('reason')}`,
    () =>
      `insert into disputes (booking_id, reason) select booking_id, reason from disputes where ${some('reason')}
         on conflict (booking_id) do update set resolved_at = ${at('disputes.resolved_at is null')}`,
    () => `delete from disputes where ${some('reason')} and ${some('reason')}`,
    // A dispute is deleted with its booking.
    () =>
      `delete from bookings using disputes where id = booking_id and ${some('reason')} and ${some('reason')}`,
  ];

  const state = () => pick(CONTACT_STATES);
  const moved = (to: string): string => `state = '${to}', closed_at = ${at(`'${to}' = 'closed'`)}`;
  const write = (rows: string): string => {
    const to = state();
    return `insert into contact_messages (ticket, name, email, subject, message, sender, is_spam, state, closed_at)
      select 'SUN-' || n, n::text, 'leela@people.example', '${pick(SUBJECTS)}', 'A message', 'mark', n % ${2 + below(4)} = 0,
        '${to}', ${at(`'${to}' = 'closed'`)} from ${rows}`;
  };
  const messages = [
    () => write(fresh()),
    () => write(fresh()),
    () => `update contact_messages set ${moved(state())} where ${some('name')}`,
    () => `update contact_messages set is_spam = not is_spam where ${some('name')}`,
    () => `update contact_messages set subject = '${pick(SUBJECTS)}', is_spam = false where ${some('name')}`,
    () => `update contact_messages set phone = '1' where ${some('name')}`,
    () => `${write(fresh(1))} on conflict (ticket) do update set is_spam = not contact_messages.is_spam`,
    () => `delete from contact_messages where ${some('name')} and ${some('name')}`,
  ];

  const applications = [
    () => `insert into applications (salon_name, sublocality, street, contact_number, owner_name, email, phone, sender, is_spam)
      select 'Rose', 'Madhapur', n::text, '1', 'Leela', 'leela@people.example', '1', 'mark', n % ${2 + below(4)} = 0 from ${fresh()}`,
    () => `update applications set state = 'declined', reason = 'Far', decided_at = now(), decided_by = '${customer.id}'
      where ${some('street')}`,
    () => `update applications set state = 'waiting', reason = '', decided_at = null, decided_by = null
      where ${some('street')}`,
    () => `update applications set is_spam = not is_spam where ${some('street')}`,
    () => `delete from applications where ${some('street')} and ${some('street')}`,
  ];

  const stars = () => 1 + below(5);
  const hidden = () => at(some('author'));
  const review = () => `insert into reviews (salon_id, author, rating, title, comment, hidden_at)
      select '${salon.id}', author, ${stars()}, '', '', ${hidden()} from (select n::text as author from ${fresh()}) those`;
  const reviews = [
    review,
    review,
    () => `update reviews set hidden_at = ${at('hidden_at is null')} where ${some('author')}`,
    () => `update reviews set rating = 1 + (rating + ${below(4)}) % 5 where ${some('author')}`,
    () => `update reviews set rating = ${stars()}, hidden_at = ${hidden()} where ${some('author')}`,
    () => `update reviews set title = 'Calm' where ${some('author')}`,
    () => `delete from reviews where ${some('author')} and ${some('author')}`,
  ];

  /** The next statement. Some are rolled back and must not count. */
  return (): string => {
    const text = pick(pick([applications, disputes, messages, reviews]))();
    return below(12) === 0 ? `begin; ${text}; rollback` : text;
  };
};
