import type { ErrorCode, Role } from '@sundara/contracts';
import type { Operation } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** The caller's account, as it is in the database at this moment. */
export interface Account {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** State or union territory; null while it is unknown. */
  readonly state: string | null;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every operation that is not public. */
    account: Account | undefined;
    /** Finds the account of the request's token; undefined without one, ApiError with a bad one. */
    authenticate: () => Promise<Account | undefined>;
  }
}

/** The error for an account of another role than an operation is for. */
export const roleRefusal = (errors: Operation['errors']): ErrorCode =>
  errors.includes('CUSTOMER_ACCOUNT_NEEDED') ? 'CUSTOMER_ACCOUNT_NEEDED' : 'FORBIDDEN';

/** The only place that decides whether a call is allowed: by the operation's access, before anything is parsed. */
export const requireAccess = async (request: FastifyRequest, operation: Operation): Promise<void> => {
  const { access, errors, closed } = operation;
  if (access === 'public') return;
  const account = await request.authenticate();
  if (!account) throw new ApiError('UNAUTHENTICATED');
  request.account = account;
  if (access === 'signed-in' || access.includes(account.role)) return;
  throw new ApiError(roleRefusal(errors), closed === undefined ? {} : { message: closed });
};
