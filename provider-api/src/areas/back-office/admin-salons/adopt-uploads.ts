import { and, eq, isNull, or } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { parsePublicId, uploads } from '../../marketplace/index.ts';

/**
 * Makes pictures that the admin uploaded for no salon yet the salon's own. Those of another admin, and of another salon,
 * stay theirs: showing them is refused then.
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
