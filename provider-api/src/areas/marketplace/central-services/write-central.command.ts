import {
  type COPY_CHOICES,
  createAdminService,
  deleteAdminService,
  updateAdminService,
} from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockCentralCatalogue } from '../salons/central-lock.ts';
import { type CentralRow, centralServices } from '../salons/central-services.tables.ts';
import { requireCentralPicture } from '../uploads/central-pictures.repository.ts';
import { auditCopies } from './audit-copies.ts';
import { requireCentralService, requireFewCentral } from './central-services.repository.ts';
import { type Copies, letCopiesFollow, retireCopies } from './copies.repository.ts';
import { changesOf, lossOf, type ServiceChanges } from './service-changes.ts';
import { requirePrice, valuesOf, type WrittenService } from './service-values.ts';

type Created = z.output<(typeof createAdminService)['body']>;
type Updated = Omit<z.output<(typeof updateAdminService)['body']>, 'copies'>;
type CopyChoice = (typeof COPY_CHOICES)[number];

/** Which admin writes the central catalogue, and when. */
export interface CentralWriting {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly now: Date;
}

/**
 * Adds a service to the central catalogue.
 * @returns its id
 * @throws ApiError VALIDATION_FAILED without a price, for a picture not uploaded for it, and when the catalogue is full
 */
export const createCentralService = async (
  tx: TransactionHandle,
  { account, now }: CentralWriting,
  { image, ...written }: Created,
): Promise<string> => {
  await lockCentralCatalogue(tx);
  const values = centralValues(written);
  const { name, category } = written;
  const [made] = await tx
    .insert(centralServices)
    .values({
      ...values,
      ...{ name, category, pricePaise: requirePrice(values.pricePaise) },
      image: image ? await requireCentralPicture(tx, image.publicId) : null,
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (!made) throw new Error('The service was not written.');
  await requireFewCentral(tx);
  const { id: _, createdAt: _c, updatedAt: _u, ...kept } = made;
  const changes = changesOf(undefined, kept);
  const { name: action } = createAdminService;
  await writeAudit(tx, account, { salonId: null, action, subjectId: made.id, changes }, now);
  return made.id;
};

/** The given fields of a central service, as the database stores them: it has neither discount nor tidy-up time. */
const centralValues = (written: WrittenService) => {
  const { discountPercent: _, bufferMinutes: _b, ...values } = valuesOf(written);
  return values;
};

/** The changes that an update would make; equal fields are left out. */
export const plannedChanges = async (
  tx: TransactionHandle,
  before: CentralRow,
  { image, ...written }: Updated,
): Promise<{ readonly after: Partial<CentralRow>; readonly changes: ServiceChanges }> => {
  const isOther = image !== undefined && image?.publicId !== before.image?.publicId;
  const picture = isOther ? { image: image && (await requireCentralPicture(tx, image.publicId)) } : {};
  const named = { ...centralValues(written), ...picture };
  const changes = changesOf(before, named);
  const changed = Object.entries(named).filter(([field]) => Object.hasOwn(changes, field));
  return { after: Object.fromEntries(changed), changes };
};

/**
 * Changes the given fields; if chosen, copies follow in the fields that their salons have not changed. Without a
 * difference it writes nothing.
 * @returns how many copies followed, of how many salons
 * @throws ApiError NOT_FOUND for one that is missing; VALIDATION_FAILED for a picture not uploaded for it
 */
export const changeCentralService = async (
  tx: TransactionHandle,
  { account, now }: CentralWriting,
  id: string,
  written: Updated,
  copies: CopyChoice,
): Promise<Copies> => {
  await lockCentralCatalogue(tx);
  const before = await requireCentralService(tx, id);
  const { after, changes } = await plannedChanges(tx, before, written);
  if (Object.keys(changes).length === 0) return countOf([]);
  await tx
    .update(centralServices)
    .set({ ...after, updatedAt: now })
    .where(eq(centralServices.id, id));
  const { name: action } = updateAdminService;
  await writeAudit(tx, account, { salonId: null, action, subjectId: id, changes }, now);
  const followed = copies === 'follow' ? await letCopiesFollow(tx, before, after) : [];
  await auditCopies(tx, { account, action, now }, followed, ({ fields }) =>
    Object.fromEntries(Object.entries(changes).filter(([field]) => fields.some((one) => one === field))),
  );
  return countOf(followed);
};

/**
 * Removes a service from the central catalogue. Salons keep their copies as their own; if chosen, untouched ones become
 * inactive.
 * @returns how many copies became inactive, at how many salons
 * @throws ApiError NOT_FOUND for one that is missing
 */
export const removeCentralService = async (
  tx: TransactionHandle,
  { account, now }: CentralWriting,
  id: string,
  copies: CopyChoice,
): Promise<Copies> => {
  await lockCentralCatalogue(tx);
  const service = await requireCentralService(tx, id);
  const retired = copies === 'follow' ? await retireCopies(tx, service) : [];
  await tx.delete(centralServices).where(eq(centralServices.id, id));
  const { name: action } = deleteAdminService;
  await writeAudit(tx, account, { salonId: null, action, subjectId: id, changes: lossOf(service) }, now);
  await auditCopies(tx, { account, action, now }, retired, () => ({ isActive: [true, false] }));
  return countOf(retired);
};

const countOf = (copies: readonly { readonly salonId: string }[]): Copies => ({
  copies: copies.length,
  salons: new Set(copies.map(({ salonId }) => salonId)).size,
});
