import { addDays, instantAt, type LocalDate } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { findOwnSalon } from '../../marketplace/index.ts';
import type { Company } from '../receipts/company.ts';
import { openStatement, requirePrintable } from './find-statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPdf } from './statement-pdf.ts';

/** Identifies a statement of an owner's salon; both days included. */
export interface StatementName {
  readonly ownerId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly format: 'csv' | 'pdf';
}

/**
 * The statement as a file.
 * @returns undefined if the owner has no salon any more
 * @throws ApiError VALIDATION_FAILED for a PDF with too many lines
 */
export const findStatementFile = async (
  db: DatabaseHandle,
  company: Company,
  { ownerId, from, to, format }: StatementName,
  now: Date,
): Promise<DocumentFile | undefined> => {
  const salon = await findOwnSalon(db, ownerId);
  if (!salon) return undefined;
  const period = { start: instantAt(from, '00:00'), end: instantAt(addDays(to, 1), '00:00') };
  if (format === 'pdf') await requirePrintable(db, salon.id, period);
  const read = async () => ({
    ...(await openStatement(db, salon.id, period)),
    ...{ company, from, to, issuedAt: now },
    salon: {
      name: salon.name,
      address: `${salon.street}, ${salon.sublocality}, ${salon.city} ${salon.postalCode}`,
    },
  });
  return {
    name: `sundara-statement-${from}-to-${to}.${format}`,
    contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
    bytes: async () => (format === 'csv' ? statementCsv(await read()) : statementPdf(await read())),
  };
};
