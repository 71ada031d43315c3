import type { Database } from '../../../platform/database/open-database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { UploadReader } from './intake/upload-reader.ts';

export interface UploadDependencies {
  readonly database: Database;
  readonly store: FileStore;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

export type ReadingDependencies = UploadDependencies & { readonly uploadReader: UploadReader };
