import { listSalons, listSublocalities, pagination, salonDetail, succeed } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { registerOperation } from '../http/register-operation.ts';
import { isUuid } from '../http/uuid.ts';
import { presentSalon, presentSalonDetail, presentService } from './salon.presenter.ts';
import { findSalonDetail, findSalons, findServices, findSublocalities } from './salons.repository.ts';

/** The same for everyone; a page that preloads an answer and asks for it again gets the first one. */
const keepForAMoment = (reply: FastifyReply): void => {
  reply.header('cache-control', 'public, max-age=10');
};

/** What any visitor may read of salons. */
export const publicSalonRoutes = (app: FastifyInstance, { db }: Database): void => {
  registerOperation(app, listSalons, async ({ query, reply }) => {
    keepForAMoment(reply);
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

  registerOperation(app, listSublocalities, async ({ reply }) => {
    keepForAMoment(reply);
    const localities = await findSublocalities(db);
    return succeed('Localities with salons', {
      sublocalities: localities.map(({ name }) => name),
      localities: localities.map((locality) => ({ ...locality, telugu: '' })),
    });
  });

  registerOperation(app, salonDetail, async ({ params, reply }) => {
    const rows = isUuid(params.id) ? await findSalonDetail(db, params.id) : undefined;
    if (!rows) throw new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });
    keepForAMoment(reply);
    return succeed('Salon found', { salon: presentSalonDetail(rows) });
  });
};
