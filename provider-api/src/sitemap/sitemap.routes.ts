import { toLocalIso } from '@sundara/contracts';
import { pagination, salonSitemap, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { cachedRead } from '../catalogue/cached-read.ts';
import type { ReadCache } from '../catalogue/read-cache.ts';
import type { Database } from '../database/open-database.ts';
import { registerOperation } from '../http/register-operation.ts';
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
