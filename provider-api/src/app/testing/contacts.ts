import type { Database } from '../../platform/database/open-database.ts';

/** Shorter ones, as the '1' of many a test's visit, stand in many replies by chance. */
const LEAST_LETTERS = 8;

/** Gives every account a phone of its own, so that a reply with one tells whose it is. */
export const giveOwnPhones = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `update users set phone = '+9198' || lpad(numbered.no::text, 8, '0')
       from (select id, row_number() over (order by id) as no from users) numbered
      where numbered.id = users.id`,
  );
};

/** Finds the contacts of customers that stand in a text and are somebody else's. */
export type FindOthers = (text: string, own: string | undefined) => readonly string[];

/** Reads all e-mails and phones of customers, as their accounts and bookings have them. */
export const readContacts = async ({ pool }: Database): Promise<FindOthers> => {
  const { rows } = await pool.query<{ id: string; contact: string }>(
    `select id, unnest(array[email::text, phone]) as contact from users where role = 'customer'
     union
     select customer_id, unnest(array[customer_email, customer_phone]) from bookings where customer_id is not null`,
  );
  const known = rows.filter(({ contact }) => contact.length >= LEAST_LETTERS);
  return (text, own) => {
    const theirs = new Set(known.filter(({ id }) => id === own).map(({ contact }) => contact));
    const others = known.map(({ contact }) => contact).filter((contact) => !theirs.has(contact));
    return [...new Set(others)].filter((contact) => text.includes(contact));
  };
};
