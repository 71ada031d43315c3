import { randomUUID } from 'node:crypto';
import { type ImportRow, importServices } from '@sundara/contracts/api';
import { asc, inArray } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../../platform/database/database-handle.ts';
import { insertMany, updateMany } from '../../../../platform/database/insert-many.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import {
  centralServices,
  changesOf,
  lockSalon,
  services,
  shareCentralCatalogue,
  writeAuditEntries,
} from '../../../marketplace/index.ts';
import { goLiveIfComplete } from '../../going-live/go-live.ts';
import { catalogueOf } from '../managed-services.repository.ts';
import { requireFewServices } from '../most-services.ts';
import { assignNewServices } from '../who-does-it.ts';
import type { Writing } from '../write-service.command.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

/** What the import would change in the catalogue now. */
export const previewImport = async (
  db: DatabaseHandle,
  salonId: string,
  entries: readonly unknown[],
): Promise<ImportPlan> =>
  planImport(
    entries,
    await db
      .select()
      .from(services)
      .where(catalogueOf(salonId))
      .orderBy(asc(services.createdAt), asc(services.id)),
  );

/**
 * Imports all services of a file, or none (resolutions S14); one import per salon at a time, so that two of the same
 * file add nothing twice.
 * @throws ApiError IMPORT_REFUSED with every wrong row and field; VALIDATION_FAILED for a file of none or of more than
 *   500, and if the catalogue would have more than 1000
 */
export const writeImport = async (
  tx: TransactionHandle,
  { account, salonId, now }: Writing,
  entries: readonly unknown[],
): Promise<readonly ImportRow[]> => {
  // Before the salon's lock: a change of the central catalogue updates the copies of all salons.
  await shareCentralCatalogue(tx);
  await lockSalon(tx, salonId);
  const { rows, writes } = await previewImport(tx, salonId, entries);
  requireNoneRefused(rows);
  if (writes.length === 0) return rows;
  const origins = await findOrigins(tx, writes);
  const written = writes.map((write) =>
    write.before
      ? { before: write.before, after: { ...write.before, ...write.values }, changes: write.changes }
      : {
          before: undefined,
          after: {
            ...{ id: randomUUID(), salonId, createdAt: now },
            ...{ ...write.values, ...origins.get(write.centralServiceId ?? '') },
          },
          changes: changesOf(undefined, write.values),
        },
  );
  const made = written.filter(({ before }) => !before).map(({ after }) => after);
  const changed = written.filter(({ before }) => before).map(({ after }) => after);
  await insertMany(tx, services, made);
  await updateMany(tx, services, changed, [...IMPORTED, 'discountPercent', 'bufferMinutes']);
  await requireFewServices(tx, salonId);
  await assignNewServices(tx, salonId, made);
  const entriesOfAudit = written.map(({ after: { id: subjectId }, changes }) => ({
    ...{ salonId, subjectId, changes },
    action: importServices.name,
  }));
  await writeAuditEntries(tx, account, entriesOfAudit, now);
  await goLiveIfComplete(tx, { account, salonId, now });
  return rows;
};

/** The central services that the new ones are copies of, with the shared picture; unknown ids are ignored. */
const findOrigins = async (tx: TransactionHandle, writes: ImportPlan['writes']) => {
  const named = writes.flatMap((write) => (write.before ? [] : (write.centralServiceId ?? [])));
  const found = named.length
    ? await tx
        .select({ centralServiceId: centralServices.id, image: centralServices.image })
        .from(centralServices)
        .where(inArray(centralServices.id, named))
    : [];
  return new Map(found.map((origin) => [origin.centralServiceId, origin]));
};

/** What an import sets of an existing service of any catalogue; all else stays. */
export const IMPORTED = [
  'name',
  'description',
  'category',
  'pricePaise',
  'durationMinutes',
  'specializations',
  'isActive',
] as const;

/** @throws ApiError IMPORT_REFUSED with every wrong row and field */
export const requireNoneRefused = (rows: readonly ImportRow[]): void => {
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return;
  throw new ApiError('IMPORT_REFUSED', {
    message: `Nothing was imported: ${refused.length} of ${rows.length} ${rows.length === 1 ? 'row is' : 'rows are'} not valid.`,
    fields: refused.flatMap(({ row, errors }) =>
      errors.map(({ field, message }) => ({ path: `row ${row}: ${field}`, message })),
    ),
  });
};
