import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { findIllustrationFile, ILLUSTRATION_ROUTE } from './illustration-address.ts';
import { illustrationsFolder } from './illustrations-folder.ts';

interface Address {
  readonly Params: { readonly version: string; readonly file: string };
  readonly Querystring: { readonly w?: string | string[] };
}

const TYPES = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

/**
 * `GET /api/pictures/v2/<id>.<avif or jpg>?w=` with a width of 10 to 9999, by default 640: an illustration of the set,
 * immutable for a year; 404 PICTURE_NOT_FOUND for every other address.
 */
export const pictureRoutes = (app: FastifyInstance): void => {
  const folder = illustrationsFolder();
  app.get<Address>(ILLUSTRATION_ROUTE, { schema: { hide: true } }, async (request, reply) => {
    const file = findIllustrationFile(request.params, request.query.w);
    if (!file) throw new ApiError('PICTURE_NOT_FOUND');
    // The address alone decides the bytes, so a 304 needs no reading.
    const etag = `"${request.params.version}/${file.path}"`;
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag };
    if (isHeld(etag, request.headers['if-none-match'])) return reply.code(304).headers(headers).send();
    const bytes = await readFile(join(folder, file.path));
    return reply
      .headers({ ...headers, 'x-content-type-options': 'nosniff' })
      .type(TYPES[file.format])
      .send(bytes);
  });
};

/** Whether the browser has it already; a proxy that compresses makes a tag weak. */
const isHeld = (etag: string, held = ''): boolean =>
  held.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
