import { salonProfile, succeed, updateSalonProfile } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { presentUser } from '../../identity/index.ts';
import { findOwnSalon } from '../../marketplace/index.ts';
import { presentSalonProfile } from './salon-profile.presenter.ts';
import { updateProfile } from './update-profile.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The owner and the own salon, for its settings page. */
export const salonProfileRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  registerOperation(app, salonProfile, async ({ account }) => {
    const user = presentUser(account);
    const row = account.role === 'salon' ? await findOwnSalon(database.db, account.id) : undefined;
    const salon = row ? presentSalonProfile(row) : null;
    return succeed('Profile', { user, salon, data: { user, salon } });
  });

  registerOperation(app, updateSalonProfile, async ({ account, body }) => {
    const salon = presentSalonProfile(await updateProfile(database, account, body, now()));
    return succeed('Profile updated successfully', { salon, data: { salon } });
  });
};
