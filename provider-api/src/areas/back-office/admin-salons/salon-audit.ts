import type { SalonRow } from '../../marketplace/index.ts';
import { columnOf, type SalonColumns } from '../../salon-operations/index.ts';

/** What says something of a person, or is somebody's own text: of these only that they changed is written down. */
const PERSONAL: readonly (keyof SalonRow)[] = [
  'email',
  'contactNumber',
  'description',
  'location',
  'ownerName',
  'ownerDescription',
  'ownerPicture',
];

/** Changes of a salon as the audit keeps them: { column: [before, after] }. */
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
