import { ERRORS } from '@sundara/contracts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError, errorReply } from './api-error.ts';

/** Every failure answers in the one envelope; what nobody expected is logged whole and told as INTERNAL. */
export const installErrorHandler = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_, reply) => send(reply, new ApiError('NOT_FOUND')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const told = apiErrorOf(error);
    if (told.code === 'INTERNAL') request.log.error({ err: error }, 'a request failed');
    return send(reply, told);
  });
};

const send = (reply: FastifyReply, error: ApiError) =>
  reply
    .code(ERRORS[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorReply(error));

const apiErrorOf = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message = 'Not valid' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return new ApiError('VALIDATION_FAILED', { fields, ...(fields[0] && { message: fields[0].message }) });
  }
  if (error.statusCode === 429) return new ApiError('RATE_LIMITED');
  const clientsFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return clientsFault
    ? new ApiError('VALIDATION_FAILED', { message: error.message })
    : new ApiError('INTERNAL');
};
