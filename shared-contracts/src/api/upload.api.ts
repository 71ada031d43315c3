import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { imageSchema } from './salon.schema.ts';
import { uuidText } from './text.ts';

/** What a picture is for, and the first part of its public id (specification 2, section 7). */
export const UPLOAD_FOLDERS = [
  'salon_covers',
  'salon_gallery',
  'work_images',
  'owner_photos',
  'salon_services',
  'specialists',
  /** For the central catalogue: only admins upload them, and they belong to no salon. */
  'central_services',
] as const;
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number];

/** 10 MB; a phone's photo has 2 to 8. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** A form with one picture, with ample room for the form's own data. */
export const PICTURE_FORM_BYTES = PICTURE_BYTES + 16 * 1024;
/** One picture as base64, with the JSON around it. */
const TEXT_BYTES = 15 * 1024 * 1024;
/** Several pictures as base64: five photos of a phone. */
const TEXTS_BYTES = 30 * 1024 * 1024;

/** `publicId` is 'salon_gallery/<id>'; `url` takes `?w=` with a width in pixels. */
export const uploadedSchema = z.extend(imageSchema, {
  publicId: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Uploaded = z.output<typeof uploadedSchema>;

const access = ['salon', 'admin'] as const;
const refusals = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_REFUSED',
  'RATE_LIMITED',
] as const;
const where = {
  folder: z._default(z.enum(UPLOAD_FOLDERS), 'salon_covers'),
  salonId: z.optional(uuidText),
};
/** With or without 'data:image/png;base64,' before it. */
const base64Image = z.string().check(z.minLength(1, 'Failed to read image file'), z.maxLength(15_000_000));

/** One picture as a file of a form; our own pages use it, as it can show its progress. */
export const uploadPicture = operation({
  name: 'uploads.picture',
  summary: 'Upload a picture of the salon',
  method: 'POST',
  path: '/api/uploads/pictures',
  access,
  query: z.object(where),
  file: 'picture',
  bodyBytes: PICTURE_FORM_BYTES,
  reply: envelope({ url: z.string(), publicId: z.string(), picture: uploadedSchema }),
  errors: [...refusals],
  rules: { salonId: 'An admin names the salon' },
});

export const uploadBase64 = operation({
  name: 'uploads.upload',
  summary: 'Upload a picture as text',
  method: 'POST',
  path: '/api/uploads/upload',
  access,
  bodyBytes: TEXT_BYTES,
  body: z.object({ base64Image, ...where }),
  reply: envelope({ url: z.string(), publicId: z.string(), picture: uploadedSchema }),
  errors: [...refusals],
  rules: { salonId: 'An admin names the salon' },
});

const few = z.array(z.object({ url: z.string(), publicId: z.string() }));

/** All or none; 5 at most. */
export const uploadSeveral = operation({
  name: 'uploads.uploadMultiple',
  summary: 'Upload several pictures as text',
  method: 'POST',
  path: '/api/uploads/upload-multiple',
  access,
  bodyBytes: TEXTS_BYTES,
  body: z.object({ images: z.array(base64Image).check(z.minLength(1), z.maxLength(5)), ...where }),
  reply: envelope({ images: few, data: few }),
  errors: [...refusals],
  rules: { salonId: 'An admin names the salon' },
});

/** By the owner of the salon, or an admin. The encoded public id is decoded once (resolutions E9). */
export const deleteUpload = operation({
  name: 'uploads.delete',
  summary: 'Delete a picture',
  method: 'DELETE',
  path: '/api/uploads/:publicId',
  access,
  params: z.object({ publicId: z.string().check(z.maxLength(200)) }),
  reply: envelope({}),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const deleteUploadByPost = operation({
  name: 'uploads.deleteByPost',
  summary: 'Delete a picture, named in the body',
  method: 'POST',
  path: '/api/uploads/delete',
  access,
  body: z.object({ publicId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
