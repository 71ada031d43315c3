import { asc, count, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../salons/salons.tables.ts';

/** A fifth of what one sitemap file may hold. */
export const SALONS_PER_PAGE = 10_000;

/** One page of the active salons, the oldest first, so that new ones only add to the end; and how many there are. */
export const findSitemapPage = async (
  db: DatabaseHandle,
  page: number,
): Promise<{
  readonly rows: { readonly id: string; readonly updatedAt: Date }[];
  readonly total: number;
}> => {
  const shown = eq(salons.isActive, true);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: salons.id, updatedAt: salons.updatedAt })
      .from(salons)
      .where(shown)
      .orderBy(asc(salons.createdAt), asc(salons.id))
      .limit(SALONS_PER_PAGE)
      .offset((page - 1) * SALONS_PER_PAGE),
    db.select({ total: count() }).from(salons).where(shown),
  ]);
  return { rows, total: counted?.total ?? 0 };
};
