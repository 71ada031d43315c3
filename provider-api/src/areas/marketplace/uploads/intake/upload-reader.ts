import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { createTurns, TooBusyError } from '../../../../platform/turns/turns.ts';
import { readBase64 } from './read-base64.ts';
import { readUpload } from './read-upload.ts';
import { type ReencodedImage, reencodeImage } from './reencode-image.ts';

/** Reads uploaded pictures of every kind: a few in memory and one re-encoded at a time. */
export interface UploadReader {
  /**
   * The one file of a form.
   * @throws ApiError UPLOAD_REFUSED, UPLOAD_TOO_LARGE; UNAVAILABLE when too many wait
   */
  readonly fromForm: (request: FastifyRequest, field: string) => Promise<ReencodedImage>;
  /** The same for a picture that was sent as base64 in a body, which is in memory already. */
  readonly fromText: (text: string) => Promise<ReencodedImage>;
  /** Limits how many requests with such bodies are read at a time; each counts until it is answered. */
  readonly inBodyTurn: <T>(task: () => Promise<T>) => Promise<T>;
}

const PATIENCE_MS = 15_000;

/** One for the process: all uploads share its memory and processor. */
export const createUploadReader = (): UploadReader => {
  // Up to eight files are in memory at a time; the others wait in their sockets.
  const reading = createTurns({ atOnce: 8, waiting: 16, patience: PATIENCE_MS });
  // A base64 body is several times as large as its pictures.
  const readingBody = createTurns({ atOnce: 2, waiting: 8, patience: PATIENCE_MS });
  const drawing = createTurns({ atOnce: 1, waiting: 10, patience: PATIENCE_MS });
  const draw = async (bytes: Buffer): Promise<ReencodedImage> => {
    const picture = await drawing.run(() => reencodeImage(bytes));
    if (!picture) throw new ApiError('UPLOAD_REFUSED');
    return picture;
  };
  return {
    fromForm: (request, field) =>
      orUnavailable(() => reading.run(async () => draw(await readUpload(request, field)))),
    fromText: (text) => orUnavailable(() => draw(readBase64(text))),
    inBodyTurn: (task) => orUnavailable(() => readingBody.run(task)),
  };
};

const orUnavailable = async <T>(task: () => Promise<T>): Promise<T> => {
  try {
    return await task();
  } catch (error) {
    throw error instanceof TooBusyError ? new ApiError('UNAVAILABLE', { retryAfter: 5 }) : error;
  }
};
