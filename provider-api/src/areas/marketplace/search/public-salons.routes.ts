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
import { type Handler, type Reply, registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { type Asked, cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { findLocalities } from '../places/localities.repository.ts';
import {
  presentSalon,
  presentSalonDetail,
  presentService,
  type ReviewsOfSalon,
} from '../salons/salon.presenter.ts';
import { findSalonDetail } from '../salons/salons.repository.ts';
import { countFacets, type FindNextStarts, searchSalons } from './search-salons.ts';
import { startWindowOf } from './start-window.ts';
import { withWordsOfText } from './words-of-text.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
  readonly now: () => Date;
  readonly findNextStarts: FindNextStarts;
  readonly findReviews: (db: DatabaseHandle, salonId: string) => Promise<ReviewsOfSalon>;
}

/** Public read access to salons. */
export const publicSalonRoutes = (
  app: FastifyInstance,
  { database: { db }, reads, now, findNextStarts, findReviews }: Dependencies,
): void => {
  const list = async ({ query }: Asked<typeof listSalons>, db: DatabaseHandle) => {
    const asked = now();
    const window = startWindowOf(query, asked);
    const found = await searchSalons(db, query, window && { window, findNextStarts, now: asked });
    return succeed('Salons found', {
      salons: found.salons.map((salon) => ({
        ...presentSalon(salon),
        ...(found.starts && { nextStarts: found.starts.get(salon.id) ?? [] }),
      })),
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
  };

  const facets = async ({ query }: Asked<typeof salonFacets>, db: DatabaseHandle) =>
    succeed('Salons counted', { facets: await countFacets(db, query, startWindowOf(query, now())) });

  const sublocalities = cachedRead(reads, listSublocalities, async (_, db) => {
    const localities = await findLocalities(db);
    return succeed('Localities with salons', {
      sublocalities: localities.map(({ name }) => name),
      localities: [...localities],
    });
  });

  const detail = cachedRead(reads, salonDetail, async ({ params }, db) => {
    const [rows, said] = isUuid(params.id)
      ? await Promise.all([findSalonDetail(db, params.id), findReviews(db, params.id)])
      : [];
    if (!rows || !said) throw new ApiError('NOT_FOUND', { message: 'This salon is not on Sundara.' });
    return succeed('Salon found', { salon: presentSalonDetail(rows, said) });
  });

  /** Answers about a day depend on bookings, and are never cached, like availability (decision 16). */
  const dated = <const O extends typeof listSalons | typeof salonFacets>(
    operation: O,
    produce: (asked: Asked<O>, db: DatabaseHandle) => Promise<Reply<O>>,
  ): Handler<O> => {
    const cached = cachedRead(reads, operation, produce);
    return async (call) => {
      const query = await withWordsOfText(db, call.query, now());
      return query.date === undefined ? cached({ ...call, query }) : produce({ ...call, query }, db);
    };
  };

  registerOperation(app, catalogueVersion, async () =>
    succeed('Version of the catalogue', { version: await reads.version() }),
  );
  registerOperation(app, listSalons, dated(listSalons, list));
  registerOperation(app, salonFacets, dated(salonFacets, facets));
  registerOperation(app, listSublocalities, sublocalities);
  registerOperation(app, salonDetail, detail);
};
