import type { BucketSettings } from '../core/registry-settings.ts';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './file-store.ts';

export const bucketFiles = (settings: BucketSettings): FileStore => {
  throw new Refusal(`${settings.url} can't be used yet.`);
};
