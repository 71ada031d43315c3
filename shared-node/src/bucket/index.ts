export {
  type BucketPatience,
  type BucketReply,
  type BucketRequest,
  bucketRequests,
} from './bucket-requests.ts';
export { elementsOf, listBucket } from './list-bucket.ts';
