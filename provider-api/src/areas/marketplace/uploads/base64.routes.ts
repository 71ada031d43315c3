import { succeed, uploadBase64, uploadSeveral } from '@sundara/contracts/api';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { countUpload } from './count-uploads.ts';
import type { ReencodedImage } from './intake/reencode-image.ts';
import { watchAnswer } from './intake/watch-answer.ts';
import { keepUploads } from './keep-uploads.command.ts';
import type { ReadingDependencies } from './upload-dependencies.ts';
import { uploadingSalonId } from './uploading-salon.ts';

/** Pictures of a salon as base64 (specification 2, section 7); the only large bodies that are accepted. */
export const base64Routes = (app: FastifyInstance, dependencies: ReadingDependencies): void => {
  const { database, uploadReader, now } = dependencies;
  app.setErrorHandler((error: FastifyError) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
  });
  // The caller is known by then; the body waits in its socket.
  app.addHook('preParsing', async (request, reply) => {
    const untilAnswered = watchAnswer(reply.raw);
    if (request.account) await countUpload(database.db, request.account);
    await new Promise<void>((resolve, reject) => {
      uploadReader
        .inBodyTurn(() => {
          resolve();
          return untilAnswered();
        })
        .catch(reject);
    });
  });

  registerOperation(app, uploadBase64, async ({ account, body }) => {
    const salonId = await uploadingSalonId(database.db, account, body);
    const order = { account, salonId, folder: body.folder, action: uploadBase64.name };
    const drawn = await uploadReader.fromText(body.base64Image);
    const [picture] = await keepUploads(dependencies, order, [drawn], now());
    return succeed('Picture kept', { url: picture.url, publicId: picture.publicId, picture });
  });

  registerOperation(app, uploadSeveral, async ({ account, body }) => {
    const salonId = await uploadingSalonId(database.db, account, body);
    const [first, ...others] = body.images;
    for (const _ of others) await countUpload(database.db, account);
    const order = { account, salonId, folder: body.folder, action: uploadSeveral.name };
    const drawn: [ReencodedImage, ...ReencodedImage[]] = [await uploadReader.fromText(first ?? '')];
    for (const text of others) drawn.push(await uploadReader.fromText(text));
    const kept = await keepUploads(dependencies, order, drawn, now());
    const images = kept.map(({ url, publicId }) => ({ url, publicId }));
    return succeed('Pictures kept', { images, data: images });
  });
};

const tooLarge = () =>
  new ApiError('UPLOAD_TOO_LARGE', {
    message: 'A picture can have 10 MB, and several that are sent together 22 MB.',
  });
