import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import {
  type Answer,
  type Bench,
  makeCustomer,
  type TestCustomer,
  type TestSalon,
} from '../../../../testing/payments/booking-bench.ts';
import { salons } from '../../../marketplace/salons/salons.tables.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A test client that calls the API as the salon's owner. */
export interface Desk {
  readonly owner: TestCustomer;
  ask(method: Method, path: string, body?: unknown): Promise<Answer>;
}

/** Gives the salon a new owner and returns a client for them. */
export const openDesk = async (bench: Bench, database: Database, salon: TestSalon): Promise<Desk> => {
  const owner = await makeCustomer(database, 'salon');
  await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
  return {
    owner,
    ask: async (method, path, body) => {
      const reply = await bench.app.inject({
        method,
        url: `/api/salon/${path}`,
        headers: { authorization: `Bearer ${owner.token}` },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
    },
  };
};
