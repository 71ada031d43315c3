import { INDIAN_STATES, type IndianState } from '@sundara/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';

/**
 * The State or union territory that the customer names for the receipt; undefined where none is given.
 * @throws ApiError VALIDATION_FAILED for one that does not exist in India
 */
export const stateOf = (given: string | undefined): IndianState | undefined => {
  const name = given?.trim();
  if (!name) return undefined;
  const state = INDIAN_STATES.find((one) => one.toLowerCase() === name.toLowerCase());
  if (!state) throw new ApiError('VALIDATION_FAILED', noSuchState);
  return state;
};

const noSuchStateMessage = 'Please choose a State or union territory from the list.';
const noSuchState = {
  message: noSuchStateMessage,
  fields: [{ path: 'customerDetails.state', message: noSuchStateMessage }],
};

/** Writes the State to the booking, and to an account that has none, so that the customer is asked only once. */
export const keepState = async (
  database: Database,
  bookingId: string,
  customer: Account,
  given: IndianState | undefined,
): Promise<void> => {
  const state = given ?? customer.state;
  if (!state) return;
  await database.transaction(async (tx) => {
    await tx.update(bookings).set({ customerState: state }).where(eq(bookings.id, bookingId));
    if (customer.state) return;
    await tx
      .update(users)
      .set({ state })
      .where(and(eq(users.id, customer.id), isNull(users.state)));
  });
};
