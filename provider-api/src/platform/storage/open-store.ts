import { join } from 'node:path';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore, type FileStore } from './file-store.ts';

/** The settings of the store, named like their environment variables; the bucket's are all set or none. */
export interface StoreSettings {
  readonly DATA_DIR: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Opens the store of uploads: the bucket if one is set, else the folder `uploads` below DATA_DIR. */
export const openStore = (settings: StoreSettings, warn?: (sentence: string) => void): FileStore => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return endpoint && bucket && region && accessKeyId && secretAccessKey
    ? createBucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }, undefined, warn)
    : createFolderStore(join(settings.DATA_DIR, 'uploads'));
};
