export { type Bucket, type BucketAct, type BucketAddress, openBucket, REFUSED } from './open-bucket.ts';
