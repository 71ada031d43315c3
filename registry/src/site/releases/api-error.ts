import { ERRORS, type ErrorCode } from '@sundara/contracts';
import type { ErrorReply } from '@sundara/contracts/api';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

type Details = Pick<ErrorReply, 'fields'> & { readonly message?: string };

/** An error that the caller is told: its code from the catalogue, and its own words where it has better ones. */
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

/** Answers with the one envelope of failures (resolutions E1), which no cache keeps. */
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
