import { ERRORS } from '@sundara/contracts';
import { counter } from '@sundara/node/telemetry';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isPassing } from '../database/is-passing.ts';
import { StoreFailure } from '../storage/store-failure.ts';
import { operationOf } from './answer-log.ts';
import { ApiError, errorReply } from './api-error.ts';
import { eventOfError } from './event-of-error.ts';
import { measuredAs } from './measure-answers.ts';

/**
 * Every failure is answered with the error envelope. Unexpected errors are logged in full and answered as INTERNAL;
 * possible attacks are reported to the security log.
 */
export const installErrorHandler = (app: FastifyInstance): void => {
  const errors = counter('sundara.api.errors');
  app.setNotFoundHandler((_, reply) => sendError(reply, new ApiError('NOT_FOUND')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const told = apiErrorOf(error);
    errors.add(1, { 'sundara.operation': measuredAs(request), 'error.type': told.code });
    request.traced?.span.setAttribute('sundara.error.code', told.code);
    if (ERRORS[told.code].status >= 500)
      request.log.error({ err: error, code: told.code }, 'a request failed');
    const event = eventOfError(told, operationOf(request));
    if (event) request.server.securityLog.report(request, event, { reason: told.code });
    return sendError(reply, told);
  });
};

/** Default Retry-After of a 503, in seconds. */
const COME_AGAIN_S = 2;

/** Sends the error envelope, bypassing the operation's reply schema; every 503 has a Retry-After. */
export const sendError = (reply: FastifyReply, error: ApiError) => {
  const isPassing = ERRORS[error.code].status === 503;
  const { retryAfter = isPassing ? COME_AGAIN_S : undefined } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(ERRORS[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorReply(error));
};

/** Request errors that Fastify detects before any operation runs. */
const BROKEN_REQUESTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
};

/** The error that the client gets for any thrown error. */
export const apiErrorOf = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message = 'Not valid' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return new ApiError('VALIDATION_FAILED', { fields, ...(fields[0] && { message: fields[0].message }) });
  }
  if (error.statusCode === 413) return new ApiError('BODY_TOO_LARGE');
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    const message = BROKEN_REQUESTS[error.code] ?? 'The request is not valid.';
    return new ApiError('VALIDATION_FAILED', { message });
  }
  if (error instanceof StoreFailure) return new ApiError('UNAVAILABLE', { retryAfter: 5 });
  return new ApiError(isPassing(error) ? 'UNAVAILABLE' : 'INTERNAL');
};
