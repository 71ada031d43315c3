import { pagination, type StatementLine } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Period } from '../../booking/index.ts';
import { findMovements, findTotals, readMovements } from './statement.repository.ts';
import { lineOf, type StatementSums, sumsOfTotals } from './statement.ts';

/** A statement of a salon with all its lines, the earliest first, read as they are consumed. */
export interface LongStatement extends StatementSums {
  readonly lines: AsyncIterable<StatementLine>;
}

/** The statement of a salon, computed from the ledger alone. */
export const openStatement = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
): Promise<LongStatement> => {
  const totals = await findTotals(db, salonId, period);
  async function* lines() {
    for await (const each of readMovements(db, salonId, period)) yield lineOf(totals.openingPaise, each);
  }
  return { ...sumsOfTotals(totals), lines: lines() };
};

/** The most lines in a reply to a request without a page. */
const MOST_AT_ONCE = 2_000;

/** The requested lines; without a page, all of them. */
export interface PageAsked {
  /** From 1; page 1 has the latest lines. */
  readonly page?: number | undefined;
  readonly limit: number;
}

/**
 * The statement of a salon with one page of its lines; within a page the earliest come first.
 * @throws ApiError VALIDATION_FAILED if all lines are requested and there are too many
 */
export const findStatement = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
  { page, limit }: PageAsked,
) => {
  const totals = await findTotals(db, salonId, period);
  const { openingPaise, movements } = totals;
  if (page === undefined && movements > MOST_AT_ONCE)
    throw tooMany(`These days have ${movements} lines. Choose fewer days, or take the statement as CSV.`);
  const pages = pagination(page ?? 1, page === undefined ? Math.max(1, movements) : limit, movements);
  const end = movements - (pages.page - 1) * pages.limit;
  const part = { skip: Math.max(0, end - pages.limit), most: Math.min(pages.limit, Math.max(0, end)) };
  const found = part.most === 0 ? [] : await findMovements(db, salonId, period, part);
  return {
    ...sumsOfTotals(totals),
    lines: found.map((each) => lineOf(openingPaise, each)),
    pagination: pages,
  };
};

/** About 25 pages of A4, which take seconds to typeset. */
const MOST_IN_PDF = 1_000;

/** @throws ApiError VALIDATION_FAILED for a period with more lines than a PDF can have */
export const requirePrintable = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
): Promise<void> => {
  const { movements } = await findTotals(db, salonId, period);
  if (movements > MOST_IN_PDF)
    throw tooMany(
      `These days have ${movements} lines, and a PDF can have ${MOST_IN_PDF}. Choose fewer days, or take the statement as CSV.`,
    );
};

const tooMany = (message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'to', message }] });
