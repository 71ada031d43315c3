import {
  catalogueVersion,
  listSalons,
  listSublocalities,
  pagination,
  salonDetail,
  salonFacets,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { findLocalities } from '../places/localities.repository.ts';
import {
  presentSalon,
  presentSalonDetail,
  presentService,
  type ReviewsOfSalon,
} from '../salons/salon.presenter.ts';
import { findSalonDetail } from '../salons/salons.repository.ts';
import { countFacets, searchSalons } from './search-salons.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
  readonly findReviews: (db: DatabaseHandle, salonId: string) => Promise<ReviewsOfSalon>;
}

/** Public read access to salons. */
export const publicSalonRoutes = (
  app: FastifyInstance,
  { database: { db }, reads, findReviews }: Dependencies,
): void => {
  const list = cachedRead(reads, listSalons, async ({ query }) => {
    const found = await searchSalons(db, query);
    return succeed('Salons found', {
      salons: found.salons.map(presentSalon),
      services: found.services.map(({ service, salon }) => ({
        ...presentService(service),
        salonId: { _id: service.salonId, name: salon.name },
        salon: salon.name,
        sublocality: salon.sublocality,
        salonRating: salon.rating,
        salonReviews: salon.reviewCount,
      })),
      localities: [...found.localities],
      specialties: [...found.specialties],
      ...('corrected' in found && { corrected: found.corrected }),
      countIsCapped: found.capped,
      pagination: pagination(query.page, query.limit, found.total),
    });
  });

  const facets = cachedRead(reads, salonFacets, async ({ query }) =>
    succeed('Salons counted', { facets: await countFacets(db, query) }),
  );

  const sublocalities = cachedRead(reads, listSublocalities, async () => {
    const localities = await findLocalities(db);
    return succeed('Localities with salons', {
      sublocalities: localities.map(({ name }) => name),
      localities: [...localities],
    });
  });

  const detail = cachedRead(reads, salonDetail, async ({ params }) => {
    const [rows, said] = isUuid(params.id)
      ? await Promise.all([findSalonDetail(db, params.id), findReviews(db, params.id)])
      : [];
    if (!rows || !said) throw new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });
    return succeed('Salon found', { salon: presentSalonDetail(rows, said) });
  });

  registerOperation(app, catalogueVersion, async () =>
    succeed('Version of the catalogue', { version: await reads.version() }),
  );
  registerOperation(app, listSalons, list);
  registerOperation(app, salonFacets, facets);
  registerOperation(app, listSublocalities, sublocalities);
  registerOperation(app, salonDetail, detail);
};
