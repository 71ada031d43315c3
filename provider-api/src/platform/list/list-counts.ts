import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { listCounts } from './list-counts.tables.ts';

/** Number of rows of an admin list in each bucket; `listCounts` describes the buckets. */
export const findListCounts = async (
  db: DatabaseHandle,
  list: (typeof listCounts.$inferSelect)['list'],
): Promise<ReadonlyMap<string, number>> => {
  const found = await db.select().from(listCounts).where(eq(listCounts.list, list));
  return new Map(found.map(({ bucket, rows }) => [bucket, rows]));
};
