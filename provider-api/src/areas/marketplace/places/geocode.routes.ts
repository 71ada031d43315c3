import { reverseGeocode, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { countLookUp } from './count-look-ups.ts';
import type { Geocoder } from './geocoder.ts';

interface Dependencies {
  readonly database: Database;
  readonly geocoder: Geocoder;
}

/** The address of a point, for people who enter the place of a salon (resolutions S21). */
export const geocodeRoutes = (app: FastifyInstance, { database: { db }, geocoder }: Dependencies): void => {
  registerOperation(app, reverseGeocode, async ({ account, query, request }) => {
    await countLookUp(db, account);
    const address = await geocoder(query).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the geocoder did not answer');
      return undefined;
    });
    if (!address) throw new ApiError('ADDRESS_UNKNOWN');
    return succeed('Area and sublocality details fetched successfully', { address });
  });
};
