import { succeed, updateAccount, updateCustomerProfile } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import { updateDetails } from './profile.repository.ts';
import { presentUser } from './user.presenter.ts';

interface Details {
  readonly name: string;
  readonly phone: string;
}

/** The exact message of each specification (section 8 of both). */
const saidTo = (role: Account['role']): string =>
  role === 'customer' ? 'Profile updated successfully!' : 'Profile updated successfully';

/** Updates one's own name and phone; customers also have a path of their own, as specified. */
export const profileRoutes = (app: FastifyInstance): void => {
  const { database, onAccountChanged } = app.auth;
  const update = async ({ account, body }: { readonly account: Account; readonly body: Details }) => {
    const details = { name: body.name, phone: phoneOf(account, body.phone) };
    const user = await database.transaction(async (tx) => {
      const changed = await updateDetails(tx, account.id, details);
      const told = { account, action: updateAccount.name, fields: ['name', 'phone'], at: new Date() };
      if (changed) await onAccountChanged(tx, told);
      return changed;
    });
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return succeed(saidTo(user.role), { ...details, user: presentUser(user) });
  };
  registerOperation(app, updateCustomerProfile, update);
  registerOperation(app, updateAccount, update);
};

/** An account that has no number may go without one. */
const phoneOf = ({ phone: own }: Account, given: string): string =>
  given === '' && own === '' ? '' : requirePhone(given);
