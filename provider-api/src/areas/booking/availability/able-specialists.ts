import type { SalonDetail } from '@sundara/contracts/api';
import { asc, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { presentSpecialist, specialists } from '../../marketplace/index.ts';

/** The specialists among the resources, in the public form, sorted by name; chairs are left out. */
export const findSpecialists = async (
  db: DatabaseHandle,
  resourceIds: readonly string[],
): Promise<SalonDetail['teamMembers']> => {
  const ids = resourceIds.filter(isUuid);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(specialists)
    .where(inArray(specialists.id, ids))
    .orderBy(asc(specialists.name), asc(specialists.id));
  return rows.map(presentSpecialist);
};
