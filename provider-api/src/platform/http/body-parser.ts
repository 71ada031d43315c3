import { BODY_BYTES } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { hasTooManyParts } from './json-parts.ts';

/**
 * Bodies are JSON, and an empty body counts as none, whatever its content type (resolutions S31). text/plain is
 * refused, because browsers send it to other origins without a preflight request.
 */
export const installBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    // Smaller ones are parsed in no time, whatever they hold.
    else if (body.length > BODY_BYTES && hasTooManyParts(body)) done(tooManyParts());
    else parse(request, body, done);
  });
};

const tooManyParts = (): ApiError =>
  new ApiError('VALIDATION_FAILED', {
    message: 'The body holds more values than anything that can be sent here.',
  });
