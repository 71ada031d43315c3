import { centralServices, SERVICE_CATEGORIES, succeed } from '@sundara/contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { centralServices as table } from '../salons/central-services.tables.ts';
import { presentCentralService } from './central-service.presenter.ts';

interface Dependencies {
  readonly reads: ReadCache;
}

/** The central catalogue by category, which anyone may read and salons copy from (resolutions S15). */
export const centralServiceRoutes = (app: FastifyInstance, { reads }: Dependencies): void => {
  const listed = cachedRead(reads, centralServices, async (_, db) => {
    const rows = await db
      .select()
      .from(table)
      .where(eq(table.isActive, true))
      .orderBy(asc(table.name), asc(table.id));
    const groups = SERVICE_CATEGORIES.map((category) => ({
      category,
      services: rows.filter((row) => row.category === category).map(presentCentralService),
    }));
    return succeed('Services found', { services: groups.filter(({ services }) => services.length > 0) });
  });
  registerOperation(app, centralServices, listed);
};
