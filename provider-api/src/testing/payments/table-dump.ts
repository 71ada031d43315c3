import type { Database } from '../../platform/database/open-database.ts';

/** Columns that differ only by chance or by the order of arrival: ids, sequence numbers, the database's own clock. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  booking_events: ['id', 'no'],
  // Bodies are stored as sent; those about refunds contain the id that the first database gave.
  gateway_events: ['body', 'received_at'],
  ledger_entries: ['id', 'transaction_id'],
  ledger_transactions: ['id'],
  mailbox: ['id', 'file', 'written_at'],
  outbox: ['id', 'created_at'],
  receipts: ['id', 'no'],
  refunds: ['id'],
  salon_clients: ['id'],
};
/**
 * Counts of catalogue changes say that something changed, not what; changes of daily figures add up to the same sum,
 * but in any number of steps.
 */
const NOT_COMPARED = ['catalogue_changes', 'salon_counts', 'figure_changes'];

/**
 * Whether such a job is left depends only on whether the gateway's answer came before its webhook; it does nothing for
 * a paid-out refund.
 */
const isLeftOut = (row: string): boolean => row.includes('"kind": "refund.check"');

export type Dump = Readonly<Record<string, readonly string[]>>;

/** Every row of every table as text, sorted, so that two databases can be compared table by table. */
export const dumpTables = async ({ pool }: Pick<Database, 'pool'>): Promise<Dump> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)
       and not (select relispartition from pg_class where oid = table_name::regclass) order by 1`,
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

/** A refund's id is random and appears in keys and payloads; its payment is the same in both databases. */
const refundNames = async (pool: Database['pool']): Promise<(text: string) => string> => {
  const { rows } = await pool.query<{ id: string; payment: string }>(
    'select id, gateway_payment_id payment from refunds',
  );
  return (text) =>
    rows.reduce((named, { id, payment }) => named.replaceAll(id, `refund of ${payment}`), text);
};
