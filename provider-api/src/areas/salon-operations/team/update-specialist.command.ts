import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { expirePassedHolds } from '../../booking/index.ts';
import { lockSalon, requireUpload, specialists, writeAudit } from '../../marketplace/index.ts';
import { requireNoneOutside } from '../hours/visits-outside.ts';
import { countVisitsIn } from '../time-off/visits-in-the-way.ts';
import { requireHours, requireServices } from './require-member.ts';
import type { MemberRow } from './team.repository.ts';
import { type MemberWords, requireMember, writeServices } from './write-member.ts';

interface Order {
  readonly salonId: string;
  readonly id: string;
  /** Missing fields stay as they are. */
  readonly words: { readonly [K in keyof MemberWords]?: MemberWords[K] | undefined };
  /** Whether someone who leaves the roster still does their visits ahead. */
  readonly keepVisits: boolean;
}

/**
 * Changes a specialist, under the salon's lock, so that no hold is made in between. Visits stay with the same person,
 * even if that person's hours or services change.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED; VISITS_IN_THE_WAY for one who leaves with visits ahead and for
 *   hours that leave visits outside, unless kept
 */
export const updateSpecialist = (
  database: Database,
  account: Account,
  { salonId, id, words, keepVisits }: Order,
  now: Date,
): Promise<MemberRow> =>
  database.transaction(async (tx) => {
    await lockSalon(tx, salonId);
    const before = await requireMember(tx, salonId, id, now);
    const { services, photoId, ...named } = words;
    requireHours(named.hours ?? null);
    const serviceIds = services && (await requireServices(tx, salonId, services, before.id));
    const photo =
      typeof photoId === 'string' ? await requireUpload(tx, salonId, photoId, 'specialists') : photoId;
    if (before.isActive && named.isActive === false && !keepVisits) await requireNoVisits(tx, before, now);
    const { hours = before.hours } = named;
    if (!keepVisits)
      await requireNoneOutside(
        tx,
        salonId,
        { before: before.hours, after: hours, specialistId: before.id },
        now,
      );
    const next = {
      name: named.name ?? before.name,
      specialization: named.specialization ?? before.specialization,
      gender: named.gender === undefined ? before.gender : named.gender,
      hours,
      isActive: named.isActive ?? before.isActive,
      photo: photo === undefined ? before.photo : photo,
    };
    const changes = changesOf(before, { ...next, services: serviceIds ?? before.services });
    if (Object.keys(changes).length === 0) return before;
    await tx.update(specialists).set(next).where(eq(specialists.id, before.id));
    if (serviceIds) await writeServices(tx, before.id, serviceIds);
    const entry = { salonId, action: 'salon.updateSpecialist', subjectId: before.id, changes };
    await writeAudit(tx, account, entry, now);
    return requireMember(tx, salonId, before.id, now);
  });

/** Later than any visit. */
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

const requireNoVisits = async (tx: TransactionHandle, member: MemberRow, now: Date): Promise<void> => {
  await expirePassedHolds(tx, member.salonId, now);
  const owner = { specialistId: member.id, chair: null };
  const { visits } = await countVisitsIn(tx, member.salonId, owner, { start: now, end: FOR_EVER }, now);
  if (visits === 0) return;
  const ahead = visits === 1 ? '1 visit' : `${visits} visits`;
  throw new ApiError('VISITS_IN_THE_WAY', { message: `${member.name} has ${ahead} ahead.` });
};

const FIELDS = ['name', 'specialization', 'gender', 'hours', 'isActive', 'photo', 'services'] as const;

const changesOf = (before: Pick<MemberRow, (typeof FIELDS)[number]>, after: typeof before) =>
  Object.fromEntries(
    FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field])).map(
      (field) => [field, [shown(before[field]), shown(after[field])]] as const,
    ),
  );

/** For a picture, its public id is enough to identify it. */
const shown = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'publicId' in value ? value.publicId : value;
