import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A span of time, end not included. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** A span of time as PostgreSQL text, which a range column accepts. */
export const rangeText = ({ start, end }: Period): string => `[${start.toISOString()},${end.toISOString()})`;

/** The span as a range value inside a query. */
export const rangeOf = (period: Period): SQL => sql`${rangeText(period)}::tstzrange`;

/** A column of a table or of a subquery. */
type RangeColumn = AnyPgColumn | SQL.Aliased;

const instant = (text: string): Date => new Date(text);

export const startOf = (column: RangeColumn): SQL<Date> => sql<Date>`lower(${column})`.mapWith(instant);
export const endOf = (column: RangeColumn): SQL<Date> => sql<Date>`upper(${column})`.mapWith(instant);
