import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import {
  isStoredFolder,
  UPLOAD_ROUTE,
  UPLOAD_WIDTHS,
  type UploadName,
  type UploadWidth,
  uploadFile,
} from '../pictures/upload-address.ts';

interface Dependencies {
  readonly store: FileStore;
  /** Whether a picture is hidden from everyone for now, as if it did not exist. */
  readonly isWithheld: (name: UploadName) => Promise<boolean>;
}

interface Address {
  readonly Params: { readonly folder: string; readonly file: string };
  readonly Querystring: { readonly w?: string | string[] };
}

/** The same bytes for ever: another picture has another address. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened directly, it is a picture and nothing else, whatever type a browser may guess.
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline; filename="picture.webp"',
};

/** The narrowest copy that is wide enough, else the widest; undefined for an invalid width. */
const copyFor = (w: string | string[] = '640'): UploadWidth | undefined => {
  if (typeof w !== 'string' || !/^[1-9]\d{1,3}$/.test(w)) return undefined;
  return UPLOAD_WIDTHS.find((width) => width >= Number(w)) ?? 1280;
};

/**
 * `GET /api/uploads/pictures/:folder/:id.webp?w=` with a width of 10 to 9999, by default 640: WebP, immutable for a
 * year. 404 PICTURE_NOT_FOUND for every other address, and for withheld pictures. Anyone who knows the address may see
 * a picture; ids are random.
 */
export const uploadedPictureRoute = (app: FastifyInstance, { store, isWithheld }: Dependencies): void => {
  app.get<Address>(UPLOAD_ROUTE, { schema: { hide: true } }, async (request, reply) => {
    const [id = '', extension, ...more] = request.params.file.split('.');
    const width = copyFor(request.query.w);
    const known = isUuid(id) && id === id.toLowerCase() && extension === 'webp' && more.length === 0;
    const { folder } = request.params;
    const isAsked = known && width && isStoredFolder(folder);
    const isShown = isAsked && !(await isWithheld({ folder, id }));
    const bytes = isShown ? await store.get(uploadFile({ folder, id }, width)) : undefined;
    if (!bytes) throw new ApiError('PICTURE_NOT_FOUND');
    return reply.headers(HEADERS).type('image/webp').send(bytes);
  });
};
