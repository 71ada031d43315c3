import type { MultipartFile } from '@fastify/multipart';
import { PICTURE_BYTES, PICTURE_FORM_BYTES } from '@sundara/contracts/api';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/http/api-error.ts';

/** A second part is accepted in order to be refused. */
const LIMITS = { fileSize: PICTURE_BYTES, files: 2, fields: 1, parts: 2 };

/**
 * Reads the one file of a form, and stops reading as soon as it is too large.
 * @param field the only field that the form may have
 * @throws ApiError UPLOAD_TOO_LARGE; UPLOAD_REFUSED for any other or incomplete form
 */
export const readUpload = async (request: FastifyRequest, field: string): Promise<Buffer> => {
  if (Number(request.headers['content-length']) > PICTURE_FORM_BYTES) throw new ApiError('UPLOAD_TOO_LARGE');
  if (!request.isMultipart()) throw refusal(field);
  try {
    return await readOnly(request, field);
  } catch (error) {
    throw error instanceof ApiError ? error : refusal(field);
  }
};

const readOnly = async (request: FastifyRequest, field: string): Promise<Buffer> => {
  let only: Buffer | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (only || part.type !== 'file' || part.fieldname !== field) throw refusal(field);
    only = await readFile(part);
  }
  if (!only) throw refusal(field);
  return only;
};

const readFile = async ({ file }: MultipartFile): Promise<Buffer> => {
  const stream: AsyncIterable<Buffer> = file;
  const chunks: Buffer[] = [];
  // Otherwise the data beyond the limit is read until the sender ends.
  file.once('limit', () => file.destroy(new ApiError('UPLOAD_TOO_LARGE')));
  for await (const chunk of stream) chunks.push(chunk);
  if (file.truncated) throw new ApiError('UPLOAD_TOO_LARGE');
  return Buffer.concat(chunks);
};

const refusal = (field: string): ApiError =>
  new ApiError('UPLOAD_REFUSED', { message: `Send one picture, in the field '${field}' of a form.` });
