import type { SalonRow } from '../../marketplace/index.ts';
import { columnOf, type SalonColumns } from '../../salon-operations/index.ts';

/** Personal data and free text: the audit records only that these changed. */
const PERSONAL: readonly (keyof SalonRow)[] = [
  'email',
  'contactNumber',
  'description',
  'location',
  'ownerName',
  'ownerDescription',
  'ownerPicture',
];

/** Changes of a salon in the audit's format: { column: [before, after] }. */
export const auditedChanges = (
  before: Partial<SalonRow>,
  changes: SalonColumns,
): Record<string, readonly [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      PERSONAL.some((personal) => personal === column)
        ? [null, null]
        : [columnOf(before, column) ?? null, value],
    ]),
  );
