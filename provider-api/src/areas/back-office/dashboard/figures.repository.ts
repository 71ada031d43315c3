import type { LocalDate } from '@sundara/contracts';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { dailyFigures, FIGURES, type Figure, figureChanges } from './figures.tables.ts';

/** Every figure; 0 if nothing was counted. */
export type Figures = Readonly<Record<Figure, number>>;

/**
 * The figures of adjacent periods, including the latest changes: the sums of whole days and the changes since they were
 * summed, in one query.
 * @param bounds the first day of each period, and the day after the last
 */
export const findFigures = async (
  db: DatabaseHandle,
  bounds: readonly LocalDate[],
): Promise<readonly Figures[]> => {
  const rows = await figuresQuery(db, bounds);
  const found = bounds.slice(1).map((): Record<Figure, number> => ({ ...NONE }));
  for (const { period, figure, amount } of rows) {
    const figures = found[period - 1];
    if (figures) figures[figure] = amount;
  }
  return found;
};

export const figuresQuery = (db: DatabaseHandle, bounds: readonly LocalDate[]) => {
  const [from = '', to = ''] = [bounds[0], bounds.at(-1)];
  const within = ({ day }: typeof dailyFigures | typeof figureChanges): SQL | undefined =>
    and(gte(day, from), lt(day, to));
  const summed = db
    .select({ day: dailyFigures.day, figure: dailyFigures.figure, amount: dailyFigures.amount })
    .from(dailyFigures)
    .where(within(dailyFigures));
  const since = db
    .select({ day: figureChanges.day, figure: figureChanges.figure, amount: figureChanges.amount })
    .from(figureChanges)
    .where(within(figureChanges));
  const both = unionAll(summed, since).as('both');
  return db
    .select({
      period: sql<number>`width_bucket(${both.day}, ${sql.param([...bounds])}::date[])`
        .mapWith(Number)
        .as('period'),
      figure: both.figure,
      amount: sql<number>`sum(${both.amount})`.mapWith(Number).as('amount'),
    })
    .from(both)
    .groupBy(sql`1`, both.figure);
};

/** Adds to counts that no table row records. */
export const addToFigures = async (
  db: DatabaseHandle,
  day: LocalDate,
  added: ReadonlyMap<Figure, number>,
): Promise<void> => {
  const rows = [...added].map(([figure, amount]) => ({ day, figure, amount }));
  if (rows.length > 0) await db.insert(figureChanges).values(rows);
};

/** An arbitrary number that no other lock uses. */
const FOLDING_LOCK = 4_726_113;
const AT_ONCE = 50_000;

/**
 * Adds changes to the sums of their days. Concurrent readers see all of them before or all of them after; if another
 * process is doing it, nothing is done.
 * @returns how many changes were added
 */
export const foldChanges = async (tx: DatabaseHandle): Promise<number> => {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    with chosen as (
      select id from figure_changes where (select pg_try_advisory_xact_lock(${FOLDING_LOCK})) order by id limit ${AT_ONCE}
    ), taken as (
      delete from figure_changes using chosen where figure_changes.id = chosen.id
      returning figure_changes.day, figure_changes.figure, figure_changes.amount
    ), summed as (
      insert into daily_figures (day, figure, amount)
      select day, figure, sum(amount) from taken group by day, figure
      on conflict (day, figure) do update set amount = daily_figures.amount + excluded.amount
    )
    select count(*)::int as taken from taken`);
  return rows[0]?.taken ?? 0;
};

const NONE = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Record<Figure, number>;
