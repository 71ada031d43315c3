import { and, eq, isNull, or } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { parsePublicId, uploads } from '../../marketplace/index.ts';

/**
 * Assigns to the salon the pictures that the admin uploaded before it existed. Those of another admin or another salon
 * stay theirs, so showing them is refused.
 */
export const adoptUploads = async (
  tx: TransactionHandle,
  { salonId, adminId }: { readonly salonId: string; readonly adminId: string },
  publicIds: readonly string[],
): Promise<void> => {
  const names = publicIds.flatMap((publicId) => parsePublicId(publicId) ?? []);
  if (names.length === 0) return;
  await tx
    .update(uploads)
    .set({ salonId })
    .where(
      and(
        isNull(uploads.salonId),
        eq(uploads.uploadedBy, adminId),
        or(...names.map(({ folder, id }) => and(eq(uploads.id, id), eq(uploads.folder, folder)))),
      ),
    );
};
