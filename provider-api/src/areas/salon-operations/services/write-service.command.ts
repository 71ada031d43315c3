import { addService, deleteService, updateService } from '@sundara/contracts/api';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { bookingServices } from '../../booking/index.ts';
import {
  changesOf,
  lockSalon,
  lossOf,
  requirePrice,
  requireUpload,
  type ServiceRow,
  services,
  valuesOf,
  writeAudit,
} from '../../marketplace/index.ts';
import { goLiveIfComplete } from '../going-live/go-live.ts';
import { requireManagedService } from './managed-services.repository.ts';
import { requireFewServices } from './most-services.ts';
import { assignNewServices, isAllThatSomebodyDoes } from './who-does-it.ts';

type Added = z.output<(typeof addService)['body']>;
type Updated = z.output<(typeof updateService)['body']>;

/** Whose catalogue is written, by whom and when. */
export interface Writing {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly salonId: string;
  readonly now: Date;
}

/**
 * Adds a service to the salon's catalogue; specialists who do others of its category do it too.
 * @returns its id
 * @throws ApiError VALIDATION_FAILED without a price, for a picture that is not the salon's, and beyond the limit
 */
export const writeNewService = async (
  tx: TransactionHandle,
  { account, salonId, now }: Writing,
  { image, ...written }: Added,
): Promise<string> => {
  await lockSalon(tx, salonId);
  const values = valuesOf(written);
  const { name, category, description, status, discountPercent, buffer, duration } = written;
  const [made] = await tx
    .insert(services)
    .values({
      ...values,
      ...{ salonId, name, category, description, discountPercent },
      ...{ durationMinutes: duration, bufferMinutes: buffer, isActive: status === 'Active' },
      pricePaise: requirePrice(values.pricePaise),
      image: image ? await requireUpload(tx, salonId, image.publicId, 'salon_services') : null,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('The service was not written.');
  await requireFewServices(tx, salonId);
  await assignNewServices(tx, salonId, [made]);
  const changes = changesOf(undefined, keptOf(made));
  await writeAudit(tx, account, { salonId, action: addService.name, subjectId: made.id, changes }, now);
  await goLiveIfComplete(tx, { account, salonId, now });
  return made.id;
};

/** The columns that the salon itself decides. */
const keptOf = ({
  id: _,
  salonId: _s,
  createdAt: _c,
  bookingCount: _b,
  deletedAt: _d,
  ...kept
}: ServiceRow) => kept;

/**
 * Changes the given fields; existing bookings keep the service as booked. The same again writes nothing.
 * @throws ApiError NOT_FOUND for another salon's, a deleted and a missing one; VALIDATION_FAILED for a picture that is
 *   not the salon's
 */
export const changeService = async (
  tx: TransactionHandle,
  { account, salonId, now }: Writing,
  id: string,
  { image, ...written }: Updated,
): Promise<void> => {
  await lockSalon(tx, salonId);
  const { service: before } = await requireManagedService(tx, salonId, id);
  const after = { ...valuesOf(written), ...(await imagePart(tx, before, image)) };
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return;
  await tx.update(services).set(after).where(eq(services.id, id));
  await writeAudit(tx, account, { salonId, action: updateService.name, subjectId: id, changes }, now);
  await goLiveIfComplete(tx, { account, salonId, now });
};

/** Null means the drawn picture; the current picture needs no new upload. */
const imagePart = async (
  tx: TransactionHandle,
  { salonId, image: before }: ServiceRow,
  image: Updated['image'],
): Promise<Pick<Partial<ServiceRow>, 'image'>> => {
  if (image === undefined || (image && image.publicId === before?.publicId)) return {};
  return { image: image && (await requireUpload(tx, salonId, image.publicId, 'salon_services')) };
};

/**
 * Takes a service out of the catalogue: its row is deleted, unless bookings refer to it or it is some specialist's only
 * service; then the row stays, hidden (resolutions E7).
 * @throws ApiError NOT_FOUND for another salon's, a deleted and a missing one
 */
export const removeService = async (
  tx: TransactionHandle,
  { account, salonId, now }: Writing,
  id: string,
): Promise<void> => {
  // Holds are made under the same lock, so that none refers to a deleted row.
  await lockSalon(tx, salonId);
  const { service } = await requireManagedService(tx, salonId, id);
  if ((await isBooked(tx, id)) || (await isAllThatSomebodyDoes(tx, id)))
    await tx
      .update(services)
      .set({ isActive: false, deletedAt: now, image: null })
      .where(eq(services.id, id));
  else await tx.delete(services).where(eq(services.id, id));
  const changes = lossOf(service);
  await writeAudit(tx, account, { salonId, action: deleteService.name, subjectId: id, changes }, now);
};

const isBooked = async (tx: TransactionHandle, serviceId: string): Promise<boolean> =>
  (
    await tx
      .select({ found: sql`1` })
      .from(bookingServices)
      .where(eq(bookingServices.serviceId, serviceId))
      .limit(1)
  ).length > 0;
