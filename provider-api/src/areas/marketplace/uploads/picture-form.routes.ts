import { succeed, uploadPicture } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { countUpload } from './count-uploads.ts';
import { keepUploads } from './keep-uploads.command.ts';
import type { ReadingDependencies } from './upload-dependencies.ts';
import { uploadingSalonId } from './uploading-salon.ts';

/** Uploads of a salon's pictures, as our own pages send them. */
export const pictureFormRoutes = (app: FastifyInstance, dependencies: ReadingDependencies): void => {
  const { database, uploadReader, now } = dependencies;
  registerOperation(app, uploadPicture, async ({ account, query, request }) => {
    await countUpload(database.db, account);
    const drawn = await uploadReader.fromForm(request, uploadPicture.file);
    const salonId = await uploadingSalonId(database.db, account, query);
    const order = { account, salonId, folder: query.folder, action: uploadPicture.name };
    const [picture] = await keepUploads(dependencies, order, [drawn], now());
    return succeed('Picture kept', { url: picture.url, publicId: picture.publicId, picture });
  });
};
