import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A span of time, end not included. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** A span of time as PostgreSQL reads and a column of ranges takes it. */
export const rangeText = ({ start, end }: Period): string => `[${start.toISOString()},${end.toISOString()})`;

/** The same as a value inside a query. */
export const rangeOf = (period: Period): SQL => sql`${rangeText(period)}::tstzrange`;

/** Of a table, or of a query inside a query. */
type RangeColumn = AnyPgColumn | SQL.Aliased;

const instant = (text: string): Date => new Date(text);

export const startOf = (column: RangeColumn): SQL<Date> => sql<Date>`lower(${column})`.mapWith(instant);
export const endOf = (column: RangeColumn): SQL<Date> => sql<Date>`upper(${column})`.mapWith(instant);
