import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON, and an empty one is no body, whatever its type says (resolutions S31). A browser sends text to anywhere
 * without asking, so text is not taken at all.
 */
export const installBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
};
