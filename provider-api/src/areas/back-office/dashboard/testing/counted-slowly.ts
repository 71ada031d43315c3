import type { LocalDate } from '@sundara/contracts';
import type { Database } from '../../../../platform/database/open-database.ts';
import { FIGURES, type Figure } from '../figures.tables.ts';

const india = (column: string): string => `((${column}) at time zone 'Asia/Kolkata')::date`;
const standing = "status not in ('held', 'expired')";
const start = india('lower(during)');

/** How each figure is counted from the rows themselves: the day and the amount of a row, and which rows count. */
const FROM_ROWS: Readonly<Partial<Record<Figure, readonly [day: string, amount: string, rows: string]>>> = {
  bookings: [india('created_at'), 'count(*)', `bookings where ${standing}`],
  visits: [start, 'count(*)', `bookings where ${standing}`],
  cancelled: [start, 'count(*)', "bookings where status = 'cancelled'"],
  completed: [start, 'count(*)', "bookings where status in ('completed', 'disputed')"],
  no_shows: [start, 'count(*)', "bookings where attendance = 'no_show'"],
  orders: [india('created_at'), 'count(*)', 'payments'],
  paid: [india('created_at'), 'count(*)', 'payments where captured_at is not null'],
  captured: [
    india('at'),
    'sum(amount_paise)',
    "ledger_transactions t join ledger_entries e on e.transaction_id = t.id where account = 'gateway' and event like 'captured%'",
  ],
  fee: [
    india('at'),
    '-sum(amount_paise)',
    "ledger_transactions t join ledger_entries e on e.transaction_id = t.id where account = 'fee'",
  ],
  refunds: [india('created_at'), 'count(*)', 'refunds'],
  refunded: [india('created_at'), 'sum(amount_paise)', 'refunds'],
  new_salons: [india('created_at'), 'count(*)', 'salons'],
  new_users: [india('created_at'), 'count(*)', 'users'],
};

/** Every figure that is not 0, as 'day figure' → amount, counted from the rows and not from any sum. */
export const countSlowly = async ({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  for (const figure of FIGURES) {
    const how = FROM_ROWS[figure];
    if (!how) continue;
    const [day, amount, rows] = how;
    const counted = await pool.query<{ day: LocalDate; amount: string }>(
      `select ${day}::text as day, ${amount} as amount from ${rows} group by 1`,
    );
    for (const row of counted.rows) {
      if (Number(row.amount) !== 0) found.set(`${row.day} ${figure}`, Number(row.amount));
    }
  }
  return found;
};
