import { IMPORT_ROWS } from '@sundara/contracts/api';
import { ApiError } from '../../../../platform/http/api-error.ts';

/** A row as in the file, with the values of its group. */
export interface RawRow {
  readonly value: unknown;
  /** The group's, for rows without one. */
  readonly category: unknown;
}

const listIn = (entry: unknown): readonly unknown[] | undefined =>
  typeof entry === 'object' && entry !== null && 'services' in entry && Array.isArray(entry.services)
    ? entry.services
    : undefined;

const categoryIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'category' in entry ? entry.category : undefined;

/**
 * Flattens groups with a `services` list each, a flat list, and a mix of both (specification 2, section 5). Groups hold
 * no further groups: a nested one counts as a row, and is refused as such.
 * @throws ApiError VALIDATION_FAILED with the field 'services' for none, and for more than 500 (resolutions S14)
 */
export const flattenImport = (entries: readonly unknown[]): readonly RawRow[] => {
  const rows = entries.flatMap((entry): RawRow[] => {
    const group = listIn(entry);
    return group
      ? group.map((value) => ({ value, category: categoryIn(entry) }))
      : [{ value: entry, category: undefined }];
  });
  if (rows.length === 0) throw wrongCount('There are no services in it.');
  if (rows.length > IMPORT_ROWS)
    throw wrongCount(`An import can hold ${IMPORT_ROWS} services at most; this one holds ${rows.length}.`);
  return rows;
};

const wrongCount = (message: string) =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'services', message }] });
