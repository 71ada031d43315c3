import { succeed, uploadReviewPhoto } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/open-database.ts';
import { registerOperation } from '../../../../platform/http/register-operation.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { countAttempts } from '../../../identity/index.ts';
import type { UploadReader } from '../../../marketplace/index.ts';
import { keepPhoto } from './keep-photo.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly store: FileStore;
  readonly uploadReader: UploadReader;
  readonly now: () => Date;
}

/** Each upload costs a second of the server's time, so refused ones count too. */
const UPLOADS_PER_HOUR = 20;

/** Uploads of review photos by customers, as forms. */
export const reviewPhotoRoutes = (
  app: FastifyInstance,
  { database, store, uploadReader, now }: Dependencies,
): void => {
  registerOperation(app, uploadReviewPhoto, async ({ account, request }) => {
    const key = `review photo account ${account.id}`;
    await countAttempts(database.db, [{ key, most: UPLOADS_PER_HOUR, minutes: 60 }]);
    const picture = await uploadReader.fromForm(request, uploadReviewPhoto.file);
    const photo = await keepPhoto({ database, store }, account, picture, now());
    return succeed('Photo kept', { photo });
  });
};
