import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { CentralRow } from '../salons/central-services.tables.ts';
import { salons, services } from '../salons/salons.tables.ts';

/** Fields that a copy gets from the central service and follows it in until its salon changes them (decision 43). */
export const COPIED_FIELDS = [
  'name',
  'description',
  'category',
  'pricePaise',
  'durationMinutes',
  'specializations',
  'image',
] as const;
export type CopiedField = (typeof COPIED_FIELDS)[number];
type Values = Pick<CentralRow, CopiedField>;

export interface Copies {
  readonly copies: number;
  readonly salons: number;
}

/** A copy, and its fields that follow. */
export interface FollowingCopy {
  readonly id: string;
  readonly salonId: string;
  readonly fields: readonly CopiedField[];
}

/** Copies that were not deleted, of salons that were not deleted. */
const copiesOf = (centralId: string): SQL | undefined =>
  and(
    eq(services.centralServiceId, centralId),
    isNull(services.deletedAt),
    sql`exists (select from ${salons} s where s.id = ${services}.salon_id and s.deleted_at is null)`,
  );

/** The copy's field equals the central service's, so its salon has not changed it. */
const isLeft = (field: CopiedField, central: Values): SQL => {
  if (field !== 'image') return eq(services[field], central[field]);
  return central.image
    ? sql`${services.image} ->> 'publicId' is not distinct from ${central.image.publicId}`
    : isNull(services.image);
};

const tally = {
  copies: sql<number>`count(*)::int`,
  salons: sql<number>`count(distinct ${services.salonId})::int`,
};
const NONE: Copies = { copies: 0, salons: 0 };

export const copiesQuery = (db: DatabaseHandle, centralId: string) =>
  db.select(tally).from(services).where(copiesOf(centralId));

/** How many services, of how many salons, were copied from it. */
export const countCopies = async (db: DatabaseHandle, centralId: string): Promise<Copies> =>
  (await copiesQuery(db, centralId))[0] ?? NONE;

/** How many copies would follow a change of these fields, in total and in each field. */
export const countFollowing = async (
  db: DatabaseHandle,
  central: CentralRow,
  fields: readonly CopiedField[],
): Promise<Copies & { readonly fields: ReadonlyMap<CopiedField, number> }> => {
  if (fields.length === 0) return { ...NONE, fields: new Map() };
  const left = fields.map((field) => isLeft(field, central));
  const each = left.map((one, at) => [`f${at}`, sql<number>`count(*) filter (where ${one})::int`] as const);
  const [counted] = await db
    .select({ ...tally, ...Object.fromEntries(each) })
    .from(services)
    .where(and(copiesOf(central.id), or(...left)));
  const numbers: Readonly<Record<string, number>> = { ...counted };
  return {
    ...(counted ?? NONE),
    fields: new Map(fields.map((field, at) => [field, numbers[`f${at}`] ?? 0])),
  };
};

/** A copy that retires with the central service: no copied field has been changed, and it is active. */
const isUntouched = (central: CentralRow): SQL | undefined =>
  and(copiesOf(central.id), services.isActive, ...COPIED_FIELDS.map((field) => isLeft(field, central)));

export const countUntouched = async (db: DatabaseHandle, central: CentralRow): Promise<Copies> =>
  (await db.select(tally).from(services).where(isUntouched(central)))[0] ?? NONE;

/**
 * Applies changes of the central service to its copies, each in the fields that its salon has not changed itself.
 * Booked visits stay as they were booked.
 * @returns the copies that changed
 */
export const letCopiesFollow = async (
  tx: TransactionHandle,
  before: CentralRow,
  after: Partial<Values>,
): Promise<readonly FollowingCopy[]> => {
  const fields = COPIED_FIELDS.filter((field) => Object.hasOwn(after, field));
  if (fields.length === 0) return [];
  const left = fields.map((field) => isLeft(field, before));
  const following = and(copiesOf(before.id), or(...left));
  // Locked before the update, so that the reported changes are the ones that are written.
  const found = await tx
    .select({
      id: services.id,
      salonId: services.salonId,
      left: sql<boolean[]>`array[${sql.join(left, sql`, `)}]`,
    })
    .from(services)
    .where(following)
    .orderBy(services.id)
    .for('update');
  if (found.length === 0) return [];
  const written = fields.map((field, at) => {
    const value = after[field] ?? null;
    const given = value === null ? sql`null` : sql`${sql.param(value, services[field])}`;
    return [field, sql`case when ${left[at]} then ${given} else ${services[field]} end`] as const;
  });
  await tx.update(services).set(Object.fromEntries(written)).where(following);
  return found.map(({ left: isLeftIn, ...copy }) => ({
    ...copy,
    fields: fields.filter((_, at) => isLeftIn[at]),
  }));
};

/** Takes untouched copies off sale when the central service is deleted. */
export const retireCopies = (
  tx: TransactionHandle,
  central: CentralRow,
): Promise<readonly Pick<FollowingCopy, 'id' | 'salonId'>[]> =>
  tx
    .update(services)
    .set({ isActive: false })
    .where(isUntouched(central))
    .returning({ id: services.id, salonId: services.salonId });
