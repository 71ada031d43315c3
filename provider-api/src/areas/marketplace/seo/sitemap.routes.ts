import { toLocalIso } from '@sundara/contracts';
import { pagination, salonSitemap, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { findSitemapPage, SALONS_PER_PAGE } from './sitemap.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
}

/** Every salon that visitors may see, for search engines. */
export const sitemapRoutes = (app: FastifyInstance, { database: { db }, reads }: Dependencies): void => {
  const sitemap = cachedRead(reads, salonSitemap, async ({ query: { page } }) => {
    const { rows, total } = await findSitemapPage(db, page);
    return succeed('Salons', {
      salons: rows.map(({ id, updatedAt }) => ({ id, changedAt: toLocalIso(updatedAt) })),
      pagination: pagination(page, SALONS_PER_PAGE, total),
    });
  });

  registerOperation(app, salonSitemap, sitemap);
};
