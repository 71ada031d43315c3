import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { deskTallies } from './desk-tallies.tables.ts';

/** Number of rows of an admin list in each bucket; `deskTallies` describes the buckets. */
export const findTallies = async (
  db: DatabaseHandle,
  desk: (typeof deskTallies.$inferSelect)['desk'],
): Promise<ReadonlyMap<string, number>> => {
  const found = await db.select().from(deskTallies).where(eq(deskTallies.desk, desk));
  return new Map(found.map(({ bucket, rows }) => [bucket, rows]));
};
