import { notificationPreferences, succeed, updatePreferences } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { findPreferences, writePreferences } from './preferences.repository.ts';

/** Which mails a customer gets in addition to those that a booking needs. */
export const preferenceRoutes = (
  app: FastifyInstance,
  { database: { db } }: { readonly database: Database },
): void => {
  registerOperation(app, notificationPreferences, async ({ account }) =>
    succeed('Preferences', { preferences: await findPreferences(db, account.id) }),
  );

  registerOperation(app, updatePreferences, async ({ account, body }) => {
    await writePreferences(db, account.id, body);
    return succeed('Preferences saved', { preferences: body });
  });
};
