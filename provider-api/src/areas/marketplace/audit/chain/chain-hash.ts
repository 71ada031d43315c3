import { createHash } from 'node:crypto';

/** The hash before the first link. */
export const GENESIS = '0'.repeat(64);

/** What a link's hash covers. Times as the database has them, UTC with microseconds: '2026-11-22T05:10:00.123456Z'. */
export interface ChainedEntry {
  readonly id: number;
  readonly at: string;
  readonly writtenAt: string;
  readonly actorId: string;
  readonly actorRole: string;
  readonly salonId: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  /** The hash of each field as it was written; the values themselves may be erased. */
  readonly seals: Readonly<Record<string, string>>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The hash of a link: SHA-256 over a JSON list of the format's name, the previous hash, the link's number, and the
 * entry's columns, with the seals sorted by name. It can be recomputed from an export.
 */
export const linkHash = (before: string, no: number, entry: ChainedEntry): string =>
  sha256(
    JSON.stringify([
      'sundara-audit-1',
      before,
      no,
      entry.id,
      entry.at,
      entry.writtenAt,
      entry.actorId,
      entry.actorRole,
      entry.salonId,
      entry.action,
      entry.subjectId,
      Object.entries(entry.seals).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );

/** The seal of a field, as the trigger `audit_seal` makes it; the value as PostgreSQL writes jsonb. */
export const sealOf = (salt: string, field: string, value: string): string =>
  sha256(`${salt}:${field}:${value}`);
