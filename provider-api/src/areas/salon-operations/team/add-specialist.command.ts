import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { illustrationFor } from '../../../platform/pictures/illustrations.ts';
import { lockSalon, requireUpload, specialists, writeAudit } from '../../marketplace/index.ts';
import { requireHours, requireServices } from './require-member.ts';
import type { MemberRow } from './team.repository.ts';
import { type MemberWords, requireMember, writeServices } from './write-member.ts';

/** More than any screen shows; former specialists count too. */
const MOST_SPECIALISTS = 200;

/**
 * Adds somebody to the salon's team. From the first person on its roster, the salon books people instead of chairs;
 * visits on chairs still count (decision 36). Takes the salon's lock, so that no hold is made in between.
 * @throws ApiError VALIDATION_FAILED
 */
export const addSpecialist = (
  database: Database,
  account: Account,
  salonId: string,
  { services, photoId, ...words }: MemberWords,
  now: Date,
): Promise<MemberRow> => {
  requireHours(words.hours);
  return database.transaction(async (tx) => {
    await lockSalon(tx, salonId);
    const [team] = await tx
      .select({ size: count() })
      .from(specialists)
      .where(eq(specialists.salonId, salonId));
    if ((team?.size ?? 0) >= MOST_SPECIALISTS)
      throw new ApiError('VALIDATION_FAILED', { message: `A team can have ${MOST_SPECIALISTS} people.` });
    const serviceIds = await requireServices(tx, salonId, services);
    const photo = photoId === null ? null : await requireUpload(tx, salonId, photoId, 'specialists');
    const id = randomUUID();
    // Nobody knows what they look like.
    const photoIllustration = illustrationFor('portrait', 'other', id).id;
    await tx.insert(specialists).values({ ...words, id, salonId, photo, photoIllustration });
    await writeServices(tx, id, serviceIds);
    const changes = { name: [null, words.name], isActive: [null, words.isActive] } as const;
    await writeAudit(tx, account, { salonId, action: 'salon.addSpecialist', subjectId: id, changes }, now);
    return requireMember(tx, salonId, id, now);
  });
};
