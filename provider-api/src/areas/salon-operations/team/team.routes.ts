import {
  addSpecialist as addOperation,
  salonTeam,
  succeed,
  updateSpecialist as updateOperation,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { addSpecialist } from './add-specialist.command.ts';
import { presentMember } from './member.presenter.ts';
import { findTeam } from './team.repository.ts';
import { updateSpecialist } from './update-specialist.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The specialists of the owner's salon. */
export const teamRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  registerOperation(app, salonTeam, async ({ account }) => {
    const salonId = await actingSalonId(database.db, account);
    const team = await findTeam(database.db, salonId, now());
    return succeed('Team', { specialists: team.map(presentMember) });
  });

  registerOperation(app, addOperation, async ({ account, body }) => {
    const salonId = await actingSalonId(database.db, account);
    const member = await addSpecialist(database, account, salonId, body, now());
    return succeed('Specialist added', { specialist: presentMember(member) });
  });

  registerOperation(app, updateOperation, async ({ account, params, body }) => {
    const salonId = await actingSalonId(database.db, account);
    const { keepVisits, ...words } = body;
    const order = { salonId, id: params.id, words, keepVisits };
    const member = await updateSpecialist(database, account, order, now());
    return succeed('Specialist changed', { specialist: presentMember(member) });
  });
};
