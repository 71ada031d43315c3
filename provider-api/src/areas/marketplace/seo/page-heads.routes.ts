import { salonHead, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { noSuchSalon } from '../salons/shown-salon.ts';
import { presentSalonHead } from './page-head.presenter.ts';
import { findSalonOfHead } from './page-heads.repository.ts';

interface Dependencies {
  readonly reads: ReadCache;
}

/** The heads of pages, for the HTML that the site server sends. */
export const pageHeadRoutes = (app: FastifyInstance, { reads }: Dependencies): void => {
  const head = cachedRead(reads, salonHead, async ({ params }, db) => {
    const found = await findSalonOfHead(db, params.id);
    if (!found) throw noSuchSalon();
    return succeed('Head of the page', { head: presentSalonHead(found) });
  });

  registerOperation(app, salonHead, head);
};
