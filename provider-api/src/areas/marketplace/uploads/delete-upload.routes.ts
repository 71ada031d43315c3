import { deleteUpload as byAddress, deleteUploadByPost, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { deleteUpload } from './delete-upload.command.ts';
import type { UploadDependencies } from './upload-dependencies.ts';

type Dependencies = Pick<UploadDependencies, 'database' | 'outbox' | 'now'>;

/** Pictures of a salon are deleted by their public id, in the address or in the body (resolutions E9). */
export const deleteUploadRoutes = (app: FastifyInstance, { database, outbox, now }: Dependencies): void => {
  registerOperation(app, byAddress, async ({ account, params }) => {
    await deleteUpload(database, { account, publicId: params.publicId, action: byAddress.name }, now());
    outbox.wake();
    return succeed('Picture deleted', {});
  });
  registerOperation(app, deleteUploadByPost, async ({ account, body }) => {
    const order = { account, publicId: body.publicId, action: deleteUploadByPost.name };
    await deleteUpload(database, order, now());
    outbox.wake();
    return succeed('Picture deleted', {});
  });
};
