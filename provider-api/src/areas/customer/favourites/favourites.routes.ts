import {
  addFavourite,
  favouriteSalons,
  listFavourites,
  removeFavourite,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { isDeletedAccount } from '../../identity/index.ts';
import { presentSalon, requireShownSalon } from '../../marketplace/index.ts';
import {
  countFavourites,
  deleteFavourite,
  findFavouriteCards,
  findFavourites,
  insertFavourite,
  lockFavourites,
  MOST_FAVOURITES,
} from './favourites.repository.ts';

/** A customer's favourite salons; the account is part of every condition. Each call returns the whole list. */
export const favouriteRoutes = (
  app: FastifyInstance,
  { database }: { readonly database: Database },
): void => {
  const { db } = database;

  registerOperation(app, listFavourites, async ({ account }) =>
    succeed('Favourites', { salonIds: await findFavourites(db, account.id) }),
  );

  registerOperation(app, favouriteSalons, async ({ account }) =>
    succeed('Favourites', { salons: (await findFavouriteCards(db, account.id)).map(presentSalon) }),
  );

  registerOperation(app, addFavourite, async ({ account, params: { salonId } }) => {
    await requireShownSalon(db, salonId);
    await database.transaction(async (tx) => {
      await lockFavourites(tx, account.id);
      if (await isDeletedAccount(tx, account.id)) throw new ApiError('UNAUTHENTICATED');
      const isNew = await insertFavourite(tx, account.id, salonId);
      // Thrown inside the transaction, so that it is rolled back.
      if (isNew && (await countFavourites(tx, account.id)) > MOST_FAVOURITES)
        throw new ApiError('VALIDATION_FAILED', { message: tooMany });
    });
    return succeed('Added to your favourites', { salonIds: await findFavourites(db, account.id) });
  });

  registerOperation(app, removeFavourite, async ({ account, params: { salonId } }) => {
    if (isUuid(salonId)) await deleteFavourite(db, account.id, salonId);
    return succeed('Removed from your favourites', { salonIds: await findFavourites(db, account.id) });
  });
};

const tooMany = `You have ${MOST_FAVOURITES} favourites, the most there can be. Let one go first.`;
