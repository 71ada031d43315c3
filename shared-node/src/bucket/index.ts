export { type Bucket, type BucketAct, type BucketAddress, openBucket } from './open-bucket.ts';
