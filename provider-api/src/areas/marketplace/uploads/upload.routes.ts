import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { UploadName } from '../pictures/upload-address.ts';
import { base64Routes } from './base64.routes.ts';
import { deleteUploadRoutes } from './delete-upload.routes.ts';
import { createUploadReader } from './intake/upload-reader.ts';
import { pictureFormRoutes } from './picture-form.routes.ts';
import type { ReadingDependencies, UploadDependencies } from './upload-dependencies.ts';
import { uploadedPictureRoute } from './uploaded-picture.route.ts';

/** Time for a sender who reads no answer before all is sent, as a proxy may. */
const LINGER_MS = 5_000;

/**
 * Lets go of what is left of a form that was refused, and hangs up on who goes on sending: nobody else reads it, nor
 * hears that its sender has gone, and the connection would hang for a minute and more.
 */
const hangUpOnUnread = async ({ raw }: FastifyRequest): Promise<void> => {
  if (raw.complete) return;
  const limit = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(limit));
  raw.resume();
};

/** What other nouns take and show of pictures. */
interface Others {
  /** Routes that take forms with pictures of their own. */
  readonly forms: readonly ((app: FastifyInstance, dependencies: ReadingDependencies) => void)[];
  /** A picture that nobody is shown for now. */
  readonly isWithheld: (database: Database, name: UploadName) => Promise<boolean>;
}

/** Every picture from outside: those of salons and of reviews, drawn anew one at a time, and served to anyone. */
export const uploadRoutes = (
  app: FastifyInstance,
  dependencies: UploadDependencies,
  others: Others,
): void => {
  const taking: ReadingDependencies = { ...dependencies, uploadReader: createUploadReader() };
  app.register(async (forms) => {
    // Here alone: no other operation takes a form.
    await forms.register(multipart, { throwFileSizeLimit: false });
    forms.addHook('onResponse', hangUpOnUnread);
    pictureFormRoutes(forms, taking);
    for (const routes of others.forms) routes(forms, taking);
  });
  app.register(async (bodies) => base64Routes(bodies, taking));
  deleteUploadRoutes(app, dependencies);
  const { database, store } = dependencies;
  uploadedPictureRoute(app, { store, isWithheld: (name) => others.isWithheld(database, name) });
};
