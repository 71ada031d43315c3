/** A page of an admin's list, and the bare SQL that reads the same rows. */
export interface ListQuestion {
  /** Path with query. */
  readonly path: string;
  readonly sql: string;
}

export interface AdminList {
  readonly name: string;
  /** The `number`-th question: pages, orders and searches as they come. */
  readonly question: (number: number) => ListQuestion;
}

const SALON_ORDERS = [
  ['name_asc', 'name, id'],
  ['createdAt_desc', 'created_at desc, id desc'],
  ['rating_desc', 'rating desc, id desc'],
] as const;
const SALONS = 10_000;
const LIMIT = 10;

/** Pages near the front and deep ones, in each order; every fourth a search. */
const salonQuestion = (number: number): ListQuestion => {
  if (number % 4 === 3) {
    const digits = String(1000 + (number % 9000));
    return {
      path: `/api/admin/salons?q=5550${digits}&limit=${LIMIT}`,
      sql: `select * from salons where deleted_at is null
        and regexp_replace(contact_number, '\\D', '', 'g') like '%5550${digits}%' order by name, id limit ${LIMIT}`,
    };
  }
  const [sort, order] = SALON_ORDERS[number % SALON_ORDERS.length] ?? SALON_ORDERS[0];
  const page = number % 2 === 0 ? 1 + (number % 20) : 1 + ((number * 37) % (SALONS / LIMIT));
  return {
    path: `/api/admin/salons?sort=${sort}&page=${page}&limit=${LIMIT}`,
    sql: `select * from salons where deleted_at is null order by ${order} limit ${LIMIT} offset ${(page - 1) * LIMIT}`,
  };
};

/** Every list of the admin's area that is held to the goal. */
export const ADMIN_LISTS: readonly AdminList[] = [{ name: 'Salons', question: salonQuestion }];
