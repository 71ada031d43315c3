import type { ImportRow } from '@sundara/contracts/api';
import { SERVICE_DURATION, serviceCategoryOf } from '@sundara/contracts/api';
import { changesOf, inWords, type ServiceChanges } from '../service-changes.ts';
import type { ServiceRow, ServiceValues } from '../service-values.ts';
import { flattenImport } from './flatten-import.ts';
import { foldName } from './fold-name.ts';
import { type ReadRow, readRow, withTag } from './read-row.ts';

/** What an import does with one service. */
export type ImportWrite =
  | { readonly before: undefined; readonly values: ServiceValues }
  | {
      readonly before: ServiceRow;
      readonly values: Partial<ServiceValues>;
      readonly changes: ServiceChanges;
    };

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  readonly writes: readonly ImportWrite[];
}

/** What a new service has that its row does not name. */
const DEFAULTS = {
  description: '',
  discountPercent: 0,
  durationMinutes: SERVICE_DURATION,
  bufferMinutes: 0,
  specializations: [],
  isActive: true,
} as const;

/**
 * Decides about each row of a file: a new service is added; one that the catalogue has under the same name and
 * category is changed where the row says something else, and left alone where it does not; a row that is not valid,
 * or comes a second time, is refused. Says the same again once it is done: then every row is 'same'.
 * @param catalogue what the salon sells, the oldest first
 */
export const planImport = (entries: readonly unknown[], catalogue: readonly ServiceRow[]): ImportPlan => {
  const known = new Map<string, ServiceRow>();
  for (const service of catalogue) {
    const key = keyOf(service);
    if (!known.has(key)) known.set(key, service);
  }
  const firstRows = new Map<string, number>();
  const writes: ImportWrite[] = [];
  const rows = flattenImport(entries).map((raw, index): ImportRow => {
    const row = index + 1;
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
    if (write) writes.push(write);
    const outcome = write ? (write.before ? 'updated' : 'added') : 'same';
    const changes = write?.before ? inWords(write.changes) : [];
    return { row, name: read.name, outcome, changes, errors: [] };
  });
  return { rows, writes };
};

/** Services of one name and category are one. */
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

/** Undefined where the catalogue has it already as it is. */
const decide = (
  { values, tag }: Extract<ReadRow, { ok: true }>,
  before: ServiceRow | undefined,
): ImportWrite | undefined => {
  if (!before) {
    const specializations = withTag(values.specializations ?? [], tag);
    return { before, values: { ...DEFAULTS, ...values, specializations } };
  }
  const specializations = withTag(values.specializations ?? before.specializations, tag);
  const after = { ...values, ...((values.specializations || tag) && { specializations }) };
  const changes = changesOf(before, after);
  return Object.keys(changes).length === 0 ? undefined : { before, values: after, changes };
};
