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

/** Time for a sender that reads no answer before all is sent, such as a proxy. */
const LINGER_MS = 5_000;

/**
 * Discards the rest of a form that was refused, and closes the connection if the client goes on sending: otherwise
 * nothing reads it or notices that the client has gone, and the connection would hang for more than a minute.
 */
const hangUpOnUnread = async ({ raw }: FastifyRequest): Promise<void> => {
  if (raw.complete) return;
  const limit = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(limit));
  raw.resume();
};

/** What other resources contribute to uploads. */
interface Others {
  /** Routes of theirs that accept forms with pictures. */
  readonly forms: readonly ((app: FastifyInstance, dependencies: ReadingDependencies) => void)[];
  /** Whether a picture is hidden from everyone for now. */
  readonly isWithheld: (database: Database, name: UploadName) => Promise<boolean>;
}

/** All uploaded pictures: those of salons and of reviews, re-encoded one at a time, and served to anyone. */
export const uploadRoutes = (
  app: FastifyInstance,
  dependencies: UploadDependencies,
  others: Others,
): void => {
  const taking: ReadingDependencies = { ...dependencies, uploadReader: createUploadReader() };
  app.register(async (forms) => {
    // Only here: no other operation accepts a form.
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
