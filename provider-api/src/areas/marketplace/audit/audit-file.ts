import { localDateOf, localTimeOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvColumns, csvDocument } from '../../../platform/documents/csv-document.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { type AuditFileRow, type AuditFilter, readAudit } from './audit-list.repository.ts';
import { GENESIS } from './chain/chain-hash.ts';

const COLUMNS: CsvColumns<AuditFileRow> = [
  ['Entry', ({ id }) => id],
  ['Date', ({ at }) => localDateOf(at)],
  ['Time', ({ at }) => localTimeOf(at)],
  ['Who', ({ actor }) => actor.name],
  ['Role', ({ actorRole }) => actorRole],
  ['Salon', ({ salonName }) => salonName],
  ['Action', ({ action }) => action],
  ['Subject', ({ subjectId }) => subjectId],
  ['Changes', ({ changes }) => JSON.stringify(changes)],
  // Covered by the hash, as are action and subject (chain/chain-hash.ts).
  ['At (UTC)', ({ exactAt }) => exactAt],
  ['Written at (UTC)', ({ writtenAt }) => writtenAt],
  ['Actor id', ({ actor }) => actor.id],
  ['Salon id', ({ salonId }) => salonId],
  ['Seals', ({ seals }) => JSON.stringify(seals)],
  ['Link', ({ no }) => no],
  ['Hash before', ({ no, hashBefore }) => (no === 1 ? GENESIS : hashBefore)],
  ['Hash', ({ hash }) => hash],
];

/** Matching entries as a CSV file, newest first, times in Asia/Kolkata, with all data needed to compute the hashes. */
export const auditFile = (db: DatabaseHandle, filter: AuditFilter, now: Date): DocumentFile =>
  csvDocument('audit', COLUMNS, now, () => readAudit(db, filter));
