import { rupeesOf } from '@sundara/contracts';
import { type CentralService, centralServices, SERVICE_CATEGORIES, succeed } from '@sundara/contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cachedRead } from '../catalogue/cached-read.ts';
import type { ReadCache } from '../catalogue/read-cache.ts';
import type { Database } from '../database/open-database.ts';
import { registerOperation } from '../http/register-operation.ts';
import { serviceSeed } from '../salons/salon.presenter.ts';
import { imageOfPicture } from '../uploads/own-pictures.ts';
import { centralServices as table } from './central-services.tables.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
}

/** The central catalogue by category, which anyone may read and salons copy from (resolutions S15). */
export const centralServiceRoutes = (app: FastifyInstance, { database, reads }: Dependencies): void => {
  const listed = cachedRead(reads, centralServices, async () => {
    const rows = await database.db
      .select()
      .from(table)
      .where(eq(table.isActive, true))
      .orderBy(asc(table.name), asc(table.id));
    const groups = SERVICE_CATEGORIES.map((category) => ({
      category,
      services: rows.filter((row) => row.category === category).map(present),
    }));
    return succeed('Services found', { services: groups.filter(({ services }) => services.length > 0) });
  });
  registerOperation(app, centralServices, listed);
};

/**
 * A service as the central catalogue offers it: rupees, minutes; without a picture of its own a drawn one of its
 * category stands for it.
 */
const present = (row: typeof table.$inferSelect): CentralService => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  basePrice: rupeesOf(row.basePricePaise),
  price: rupeesOf(row.basePricePaise),
  duration: row.durationMinutes,
  rating: 4.5,
  image: {
    url: imageOfPicture('service', row.image, serviceSeed(row), '').url,
    publicId: row.image?.publicId ?? null,
  },
  specializations: row.specializations,
});
