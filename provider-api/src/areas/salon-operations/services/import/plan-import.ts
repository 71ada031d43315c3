import { setTimeout as wait } from 'node:timers/promises';
import type { ImportRow } from '@sundara/contracts/api';
import { SERVICE_DURATION, serviceCategoryOf } from '@sundara/contracts/api';
import {
  type CataloguedService,
  changesOf,
  inWords,
  type ServiceChanges,
  type ServiceRow,
  type ServiceValues,
} from '../../../marketplace/index.ts';
import { flattenImport, type RawRow } from './flatten-import.ts';
import { foldName } from './fold-name.ts';
import { type ReadRow, type RowError, readRow, withTag } from './read-row.ts';

/** What an import does with one service. */
export type ImportWrite<B extends CataloguedService = ServiceRow> =
  | {
      readonly before: undefined;
      readonly values: ServiceValues;
      /** The service of the central catalogue that its row names. */
      readonly centralServiceId: string | undefined;
    }
  | {
      readonly before: B;
      readonly values: Partial<ServiceValues>;
      readonly changes: ServiceChanges;
    };

export interface ImportPlan<B extends CataloguedService = ServiceRow> {
  readonly rows: readonly ImportRow[];
  readonly writes: readonly ImportWrite<B>[];
}

/** Checks a service as it would be after the import, in addition to the rules of every catalogue. */
export type CatalogueRules = (service: CataloguedService) => readonly RowError[];

/** The values of a new service for fields that its row omits. */
const DEFAULTS = {
  description: '',
  discountPercent: 0,
  durationMinutes: SERVICE_DURATION,
  bufferMinutes: 0,
  specializations: [],
  isActive: true,
} satisfies Partial<ServiceValues>;

/** Other calls are answered between two steps: a whole file takes as long as many of them. */
const ROWS_IN_A_STEP = 25;
/** Long enough for who waited longest, short beside the statements of an import. */
const PAUSE_MS = 2;

/**
 * Decides about each row of a file: a new service is added; one that the catalogue has under the same name and category
 * is changed if the row differs, and left alone otherwise; a row that is invalid, or a repetition, is refused.
 * Idempotent: once the import is done, every row is 'same'.
 * @param catalogue what the salon sells, or the central catalogue, oldest first
 * @param rules of that catalogue; none by default
 */
export const planImport = async <B extends CataloguedService>(
  entries: readonly unknown[],
  catalogue: readonly B[],
  rules?: CatalogueRules,
): Promise<ImportPlan<B>> => {
  const known = new Map<string, B>();
  for (const service of catalogue) {
    const key = keyOf(service);
    if (!known.has(key)) known.set(key, service);
  }
  const firstRows = new Map<string, number>();
  const writes: ImportWrite<B>[] = [];
  const planned = (raw: RawRow, row: number): ImportRow => {
    const read = readRow(raw);
    if (!read.ok) return refused(row, read.name, read.errors);
    const key = keyOf(read.values);
    const first = firstRows.get(key);
    if (first !== undefined) {
      const message = `The same name and category as in row ${first}`;
      return refused(row, read.name, [{ field: 'name', message }]);
    }
    firstRows.set(key, row);
    const write = decide(read, known.get(key));
    const broken =
      write && rules ? rules({ ...DEFAULTS, ...write.before, ...read.values, ...write.values }) : [];
    if (broken.length > 0) return refused(row, read.name, broken);
    if (write) writes.push(write);
    const outcome = write ? (write.before ? 'updated' : 'added') : 'same';
    const changes = write && 'changes' in write ? inWords(write.changes) : [];
    return { row, name: read.name, outcome, changes, errors: [] };
  };
  const rows: ImportRow[] = [];
  for (const raw of flattenImport(entries)) {
    if (rows.length % ROWS_IN_A_STEP === 0) await wait(PAUSE_MS);
    rows.push(planned(raw, rows.length + 1));
  }
  return { rows, writes };
};

/** Services with the same name and category are the same service. */
const keyOf = ({ name, category }: Pick<ServiceRow, 'name' | 'category'>): string =>
  `${serviceCategoryOf(category)?.category ?? category}\n${foldName(name)}`;

const refused = (
  row: number,
  name: string,
  errors: readonly { field: string; message: string }[],
): ImportRow => ({
  row,
  name,
  outcome: 'refused',
  changes: [],
  errors: [...errors],
});

/** Undefined if the catalogue already has it unchanged. */
const decide = <B extends CataloguedService>(
  { values, tag, centralServiceId }: Extract<ReadRow, { ok: true }>,
  before: B | undefined,
): ImportWrite<B> | undefined => {
  if (!before) {
    const specializations = withTag(values.specializations ?? [], tag);
    return { before, values: { ...DEFAULTS, ...values, specializations }, centralServiceId };
  }
  const specializations = withTag(values.specializations ?? before.specializations, tag);
  const after = { ...values, ...((values.specializations || tag) && { specializations }) };
  const changes = changesOf(before, after);
  return Object.keys(changes).length === 0 ? undefined : { before, values: after, changes };
};
