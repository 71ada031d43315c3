import { toLocalIso } from '@sundara/contracts';
import { pagination, salonSitemap, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { findSitemapPage, SALONS_PER_PAGE } from './sitemap.repository.ts';

interface Dependencies {
  readonly reads: ReadCache;
}

/** Every salon that visitors may see, for search engines. */
export const sitemapRoutes = (app: FastifyInstance, { reads }: Dependencies): void => {
  const sitemap = cachedRead(reads, salonSitemap, async ({ query: { page } }, db) => {
    const { rows, total } = await findSitemapPage(db, page);
    return succeed('Salons', {
      salons: rows.map(({ id, updatedAt }) => ({ id, changedAt: toLocalIso(updatedAt) })),
      pagination: pagination(page, SALONS_PER_PAGE, total),
    });
  });

  registerOperation(app, salonSitemap, sitemap);
};
