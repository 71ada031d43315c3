import { BackupFault } from '../backup-fault.ts';
import type { BackupPlace } from './backup-place.ts';
import { bucketPlace } from './bucket-place.ts';
import { folderPlace } from './folder-place.ts';

/**
 * The place that an operator names: a folder, or the http address of one in a bucket, for which AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY and AWS_REGION ('us-east-1') are read.
 * @throws BackupFault for an address without a folder, or without keys
 */
export const placeOf = (word: string, env: NodeJS.ProcessEnv): BackupPlace => {
  if (!/^https?:\/\//.test(word)) return folderPlace(word);
  const url = word.replace(/\/+$/, '');
  if (!URL.canParse(url) || new URL(url).pathname.split('/').length < 3)
    throw new BackupFault(`A bucket is named with a folder in it: https://s3.example/backups/2026-11-29.`);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new BackupFault('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return bucketPlace({ url, region: env.AWS_REGION || 'us-east-1', accessKeyId, secretAccessKey });
};
