import type { Database } from '../../platform/database/open-database.ts';

/** What differs by chance or by the order of arrival alone: ids and numbers given in turn, the database's own clock. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  booking_events: ['id', 'no'],
  // Bodies are as they were sent; those about refunds name the id that the first database gave.
  gateway_events: ['body', 'received_at'],
  ledger_entries: ['id', 'transaction_id'],
  ledger_transactions: ['id'],
  mailbox: ['id', 'file', 'written_at'],
  outbox: ['id', 'created_at'],
  receipts: ['id', 'no'],
  refunds: ['id'],
};
/**
 * Counts of changes to the catalogue say that something changed, not what; changes of daily figures come to the same sum
 * in as many steps as there were.
 */
const NOT_COMPARED = ['catalogue_changes', 'salon_counts', 'figure_changes'];

/** Whether one is left says whether the gateway's answer came before its webhook; of a refund that is paid out it does nothing. */
const isLeftOut = (row: string): boolean => row.includes('"kind": "refund.check"');

export type Dump = Readonly<Record<string, readonly string[]>>;

/** Every row of every table as text, sorted, so that two databases can be compared table by table. */
export const dumpTables = async ({ pool }: Pick<Database, 'pool'>): Promise<Dump> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [NOT_COMPARED],
  );
  const nameRefunds = await refundNames(pool);
  const dump: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(one) - $1::text[])::text as row from "${name}" one`,
      [LEFT_OUT[name] ?? []],
    );
    dump[name] = rows
      .map(({ row }) => nameRefunds(row))
      .filter((row) => !isLeftOut(row))
      .sort();
  }
  return dump;
};

/** A refund's id is made by chance and stands in keys and payloads; its payment is the same in both databases. */
const refundNames = async (pool: Database['pool']): Promise<(text: string) => string> => {
  const { rows } = await pool.query<{ id: string; payment: string }>(
    'select id, gateway_payment_id payment from refunds',
  );
  return (text) =>
    rows.reduce((named, { id, payment }) => named.replaceAll(id, `refund of ${payment}`), text);
};
