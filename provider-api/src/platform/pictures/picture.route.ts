import { ERRORS, type ErrorCode } from '@sundara/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { openPictureCache, type PictureCacheOptions, pictureName } from './picture-cache.ts';
import {
  isPictureKind,
  isPictureSeed,
  type PictureRequest,
  pictureVersion,
  toPictureFormat,
  toPictureWidth,
} from './picture-kinds.ts';
import { openStandIns } from './stand-ins.ts';
import { TooBusyError } from './turns.ts';

export type PictureRouteOptions = Omit<PictureCacheOptions, 'onTrouble' | 'onFetched'>;

type Address = {
  Params: { version: string; kind: string; file: string };
  Querystring: { w?: string | string[] };
};

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** What an address asks for, or nothing if no picture can have it. */
const requested = (
  { version, kind, file }: Address['Params'],
  w: string | string[] = '640',
): PictureRequest | undefined => {
  const [seed = '', extension = '', ...more] = file.split('.');
  const format = toPictureFormat(extension);
  const width = typeof w === 'string' ? toPictureWidth(w) : undefined;
  const known = version === pictureVersion && isPictureKind(kind) && isPictureSeed(seed) && more.length === 0;
  return known && format && width ? { kind, seed, width, format } : undefined;
};

const refuse = (reply: FastifyReply, code: ErrorCode) => {
  const { status, message, next } = ERRORS[code];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: false, status: 'error', code, message, msg: message, next });
};

/**
 * `GET /api/pictures/v1/:kind/:seed.:format?w=` with w one of 320, 480, 640 (default), 960, 1280.
 * Answers the image, immutable for a year; 404 PICTURE_NOT_FOUND for any other address; 503 UNAVAILABLE with
 * Retry-After when too many pictures wait to be drawn.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRouteOptions> = async (app, options) => {
  const onTrouble = (error: unknown) =>
    app.log.warn({ err: error }, 'picture cache: a file could not be read or written');
  const standIns = await openStandIns(`${options.folder}-stand-ins.txt`, onTrouble);
  const picture = await openPictureCache({
    ...options,
    onTrouble,
    onFetched: ({ kind, seed }, bytes) => standIns.learn(kind, seed, bytes),
  });

  app.get<Address>(
    '/api/pictures/:version/:kind/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const wanted = requested(request.params, request.query.w);
      if (!wanted) return refuse(reply, 'PICTURE_NOT_FOUND');
      // The address alone decides the picture, so its name is the tag and a 304 needs no rendering.
      const tag = `W/"${pictureName(wanted)}"`;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
      if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
      try {
        const bytes = await picture(wanted);
        return await reply.header('x-content-type-options', 'nosniff').type(types[wanted.format]).send(bytes);
      } catch (error) {
        if (!(error instanceof TooBusyError)) throw error;
        return refuse(reply.removeHeader('etag').header('retry-after', '5'), 'UNAVAILABLE');
      }
    },
  );
};
