import { listSalons, listSublocalities, pagination, salonDetail, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { cachedRead } from '../catalogue/cached-read.ts';
import type { ReadCache } from '../catalogue/read-cache.ts';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { registerOperation } from '../http/register-operation.ts';
import { isUuid } from '../http/uuid.ts';
import { presentSalon, presentSalonDetail, presentService } from './salon.presenter.ts';
import { findSalonDetail, findSalons, findServices, findSublocalities } from './salons.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
}

/** What any visitor may read of salons. */
export const publicSalonRoutes = (app: FastifyInstance, { database: { db }, reads }: Dependencies): void => {
  const list = cachedRead(reads, listSalons, async ({ query }) => {
    const [{ rows, total }, hits] = await Promise.all([findSalons(db, query), findServices(db, query)]);
    return succeed('Salons found', {
      salons: rows.map(presentSalon),
      services: hits.map(({ service, salon }) => ({
        ...presentService(service),
        salonId: { _id: service.salonId, name: salon.name },
        salon: salon.name,
        sublocality: salon.sublocality,
        salonRating: salon.rating,
        salonReviews: salon.reviewCount,
      })),
      localities: [],
      specialties: [],
      countIsCapped: false,
      pagination: pagination(query.page, query.limit, total),
    });
  });

  const sublocalities = cachedRead(reads, listSublocalities, async () => {
    const localities = await findSublocalities(db);
    return succeed('Localities with salons', {
      sublocalities: localities.map(({ name }) => name),
      localities: localities.map((locality) => ({ ...locality, telugu: '' })),
    });
  });

  const detail = cachedRead(reads, salonDetail, async ({ params }) => {
    const rows = isUuid(params.id) ? await findSalonDetail(db, params.id) : undefined;
    if (!rows) throw new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });
    return succeed('Salon found', { salon: presentSalonDetail(rows) });
  });

  registerOperation(app, listSalons, list);
  registerOperation(app, listSublocalities, sublocalities);
  registerOperation(app, salonDetail, detail);
};
