import { ERRORS, type ErrorCode } from '@sundara/contracts';
import type { ErrorReply } from '@sundara/contracts/api';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

type Details = Pick<ErrorReply, 'fields'> & { readonly message?: string };

/** An error for the caller: a code from the catalogue, and its own message if there is a better one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: ErrorReply['fields'];

  constructor(code: ErrorCode, { message, fields }: Details = {}) {
    super(message ?? ERRORS[code].message);
    this.code = code;
    this.fields = fields;
  }
}

/** Sends the common error envelope (resolutions E1), which must not be cached. */
export const sendError = <Server extends RawServerBase>(
  reply: FastifyReply<RouteGenericInterface, Server>,
  { code, message, fields }: ApiError,
) => {
  const { status, next } = ERRORS[code];
  const told: ErrorReply = {
    success: false,
    status: 'error',
    code,
    message,
    msg: message,
    next,
    ...(fields && { fields }),
  };
  return reply.code(status).header('cache-control', 'no-store').send(told);
};
