import { localDateOf, localTimeOf } from '@sundara/contracts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type CsvCell, csvStream } from '../../../platform/documents/csv-file.ts';
import type { DocumentFile } from '../../../platform/documents/document-file.ts';
import { type AuditFilter, readAudit } from './audit-list.repository.ts';
import { GENESIS } from './chain/chain-hash.ts';

const HEADER = [
  'Entry',
  'Date',
  'Time',
  'Who',
  'Role',
  'Salon',
  'Action',
  'Subject',
  'Changes',
  // Covered by the hash, as are action and subject (chain/chain-hash.ts).
  'At (UTC)',
  'Written at (UTC)',
  'Actor id',
  'Salon id',
  'Seals',
  'Link',
  'Hash before',
  'Hash',
];

/** Matching entries as a CSV file, newest first, times in Asia/Kolkata, with all data needed to compute the hashes. */
export const auditFile = (db: DatabaseHandle, filter: AuditFilter, now: Date): DocumentFile => ({
  name: `sundara-audit-${localDateOf(now)}.csv`,
  contentType: 'text/csv; charset=utf-8',
  bytes: async () => csvStream(HEADER, lines(readAudit(db, filter))),
});

async function* lines(rows: ReturnType<typeof readAudit>): AsyncGenerator<readonly CsvCell[]> {
  for await (const row of rows) {
    yield [
      row.id,
      localDateOf(row.at),
      localTimeOf(row.at),
      row.actor.name,
      row.actorRole,
      row.salonName,
      row.action,
      row.subjectId,
      JSON.stringify(row.changes),
      row.exactAt,
      row.writtenAt,
      row.actor.id,
      row.salonId,
      JSON.stringify(row.seals),
      row.no,
      row.no === 1 ? GENESIS : row.hashBefore,
      row.hash,
    ];
  }
}
