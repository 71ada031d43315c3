import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from './salons.tables.ts';

/** The salon of an owner; an owner has at most one. */
export const findOwnSalon = async (db: DatabaseHandle, ownerId: string) =>
  (await db.select().from(salons).where(eq(salons.ownerId, ownerId)).limit(1))[0];
