import { deleteSalon, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../http/register-operation.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { AdminSalonDependencies } from './admin-salons.routes.ts';
import { removeSalon } from './delete-salon.command.ts';

/** Deleting a salon; what follows is the outbox's. */
export const deleteSalonRoutes = (
  app: FastifyInstance,
  { database, outbox, now }: AdminSalonDependencies & { readonly outbox: Pick<Outbox, 'wake'> },
): void => {
  registerOperation(app, deleteSalon, async ({ account, params }) => {
    const consequences = await removeSalon(database, account, params.id, now());
    outbox.wake();
    return succeed('Salon deleted successfully', { consequences, data: consequences });
  });
};
