import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON, and an empty body counts as none, whatever its content type (resolutions S31). text/plain is
 * refused, because browsers send it to other origins without a preflight request.
 */
export const installBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
};
