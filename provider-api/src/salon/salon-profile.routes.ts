import { salonProfile, succeed, updateSalonProfile } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../auth/user.presenter.ts';
import { registerOperation } from '../http/register-operation.ts';
import { findOwnSalon } from './salon.repository.ts';
import type { SalonDependencies } from './salon.routes.ts';
import { presentSalonProfile } from './salon-profile.presenter.ts';
import { updateProfile } from './update-profile.command.ts';

/** The owner and the own salon, as its settings show them. */
export const salonProfileRoutes = (app: FastifyInstance, { database, now }: SalonDependencies): void => {
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
