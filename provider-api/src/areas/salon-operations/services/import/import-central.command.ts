import { randomUUID } from 'node:crypto';
import { type ImportRow, importServices, SPECIALIZATION_REQUIRED } from '@sundara/contracts/api';
import { asc } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../../platform/database/database-handle.ts';
import { insertMany, updateMany } from '../../../../platform/database/insert-many.ts';
import {
  type CataloguedService,
  type CentralRow,
  type CentralWriting,
  centralServices,
  changesOf,
  lockCentralCatalogue,
  requireFewCentral,
  type ServiceValues,
  writeAuditEntries,
} from '../../../marketplace/index.ts';
import { IMPORTED, requireNoneRefused } from './import-services.command.ts';
import { type CatalogueRules, type ImportPlan, planImport } from './plan-import.ts';

type Compared = CentralRow & CataloguedService;

const NOT_CENTRAL = 'Only salons have this; the central catalogue does not';

/** The rules of the form: at least one specialization, and nothing that each salon decides for itself. */
const RULES: CatalogueRules = ({ specializations, discountPercent, bufferMinutes }) => [
  ...(specializations.length === 0 ? [{ field: 'specializations', message: SPECIALIZATION_REQUIRED }] : []),
  ...(discountPercent === 0 ? [] : [{ field: 'discountPercent', message: NOT_CENTRAL }]),
  ...(bufferMinutes === 0 ? [] : [{ field: 'buffer', message: NOT_CENTRAL }]),
];

/** What the import would change in the central catalogue now; a service of the same name and category is updated. */
export const previewCentralImport = async (
  db: DatabaseHandle,
  entries: readonly unknown[],
): Promise<ImportPlan<Compared>> => {
  const rows = await db
    .select()
    .from(centralServices)
    .orderBy(asc(centralServices.createdAt), asc(centralServices.id));
  const compared = rows.map((row) => ({ ...row, discountPercent: 0, bufferMinutes: 0 }));
  return planImport(entries, compared, RULES);
};

/**
 * Imports all services of a file into the central catalogue, or none (resolutions S14). Copies at salons stay as they
 * are (decision 43).
 * @throws ApiError IMPORT_REFUSED with every wrong row and field; VALIDATION_FAILED for a file of none or of more than
 *   500, and if the catalogue would have more than 1000
 */
export const writeCentralImport = async (
  tx: TransactionHandle,
  { account, now }: CentralWriting,
  entries: readonly unknown[],
): Promise<readonly ImportRow[]> => {
  await lockCentralCatalogue(tx);
  const { rows, writes } = await previewCentralImport(tx, entries);
  requireNoneRefused(rows);
  if (writes.length === 0) return rows;
  const written = writes.map((write) =>
    write.before
      ? {
          before: write.before,
          after: { ...write.before, ...centralPart(write.values), updatedAt: now },
          changes: write.changes,
        }
      : {
          before: undefined,
          after: { ...centralPart(write.values), id: randomUUID(), createdAt: now, updatedAt: now },
          changes: changesOf(undefined, centralPart(write.values)),
        },
  );
  const made = written.filter(({ before }) => !before).map(({ after }) => after);
  const changed = written.filter(({ before }) => before).map(({ after }) => after);
  await insertMany(tx, centralServices, made);
  await updateMany(tx, centralServices, changed, [...IMPORTED, 'updatedAt']);
  await requireFewCentral(tx);
  const entriesOfAudit = written.map(({ after: { id: subjectId }, changes }) => ({
    ...{ salonId: null, subjectId, changes },
    action: importServices.name,
  }));
  await writeAuditEntries(tx, account, entriesOfAudit, now);
  return rows;
};

const centralPart = <V extends Partial<ServiceValues>>({
  discountPercent: _,
  bufferMinutes: _b,
  ...values
}: V) => values;
