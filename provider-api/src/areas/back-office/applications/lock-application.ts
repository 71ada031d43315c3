import { formatDayAndClock } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { users } from '../../identity/index.ts';
import { type ApplicationRow, applications } from './applications.tables.ts';

export const noSuchApplication = () =>
  new ApiError('NOT_FOUND', { message: 'There is no such application.' });

/** The application, locked, so that it is decided once. @throws ApiError NOT_FOUND, also for spam */
export const lockApplication = async (tx: TransactionHandle, id: string): Promise<ApplicationRow> => {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.isSpam, false)))
    .for('no key update');
  if (!row) throw noSuchApplication();
  return row;
};

/** The refusal of a second decision, with who decided and when. */
export const decidedAlready = async (
  db: DatabaseHandle,
  { state, decidedBy, decidedAt }: ApplicationRow,
): Promise<ApiError> => {
  const [admin] = decidedBy
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, decidedBy))
    : [];
  const at = decidedAt ? ` on ${formatDayAndClock(decidedAt)}` : '';
  return new ApiError('APPLICATION_DECIDED', {
    message: `${admin?.name ?? 'Somebody'} ${state} this application${at}.`,
  });
};
