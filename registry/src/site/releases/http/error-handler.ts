import { ERRORS } from '@sundara/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError, sendError } from './api-error.ts';

/** Faults that the server finds in a request before the operation runs. */
const BROKEN_REQUESTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
};

const apiErrorOf = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error;
  const { statusCode = 500, code } = error;
  if (statusCode >= 500) return new ApiError('INTERNAL');
  if (statusCode === 413) return new ApiError('BODY_TOO_LARGE');
  return new ApiError('VALIDATION_FAILED', {
    message: BROKEN_REQUESTS[code] ?? 'The request is not valid.',
  });
};

/** Sends every failure in the common envelope; unexpected errors are logged in full and sent as INTERNAL. */
export const installErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const told = apiErrorOf(error);
    if (ERRORS[told.code].status >= 500) request.log.error({ err: error, code: told.code }, 'a call failed');
    return sendError(reply, told);
  });
};
