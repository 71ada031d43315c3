import pg from 'pg';
import { withClient } from '../../src/platform/database/connections.ts';
import { makeSalons } from '../search/make-salons.ts';
import { timed, withoutIndexes } from '../search/without-indexes.ts';
import { BOOKED, FROM_BOOKINGS } from './bookings-sql.ts';
import { MODERATION } from './moderation-sql.ts';
import { PEOPLE } from './people-sql.ts';
import { SIZES } from './sizes.ts';

const SETTINGS = [
  `temp_buffers = '512MB'`,
  `work_mem = '256MB'`,
  `maintenance_work_mem = '512MB'`,
  'max_parallel_maintenance_workers = 0',
  'jit = off',
  'session_replication_role = replica',
];
const TABLES = [
  ...['users', 'subscriptions', 'bookings', 'payments', 'ledger_transactions', 'ledger_entries', 'refunds'],
  ...[
    'refund_proposals',
    'disputes',
    'reviews',
    'contact_messages',
    'audit_entries',
    'outbox',
    'central_services',
  ],
];
const COUNTED = ['salons', 'user_counts', 'salon_tallies', 'list_counts', 'daily_figures', 'figure_changes'];

/**
 * Fills an empty, migrated database. Row triggers are off; the data that they maintain for the rows read here, names
 * and due times of disputes, ratings, tallies and figures, is written as they would have written it.
 */
export const makeMarketplace = async (databaseUrl: string): Promise<void> => {
  await makeSalons(databaseUrl, SIZES.salons);
  await withClient(new pg.Client({ connectionString: databaseUrl }), async (client) => {
    for (const setting of SETTINGS) await client.query(`set ${setting}`);
    await withoutIndexes(databaseUrl, client, TABLES, async () => {
      for (const step of [...PEOPLE, ...BOOKED, ...FROM_BOOKINGS, ...MODERATION]) await timed(client, step);
    });
    for (const table of [...TABLES, ...COUNTED]) await timed(client, `vacuum (analyze) ${table}`);
  });
};
