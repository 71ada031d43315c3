import { type BucketServer, startBucketServer } from '@sundara/node/testing';

interface ReleasesBucket extends Pick<BucketServer, 'objects' | 'faults'> {
  /** Settings for the bucket, with the folder 'sundara' in it. */
  readonly variables: Readonly<Record<string, string>>;
}

/** A bucket named 'releases' that exists until the test is over. */
export const bucketServer = async (test: {
  readonly after: (clean: () => Promise<void>) => void;
}): Promise<ReleasesBucket> => {
  const { objects, faults, settings, stop } = await startBucketServer('releases');
  test.after(stop);
  return {
    ...{ objects, faults },
    variables: {
      REGISTRY_BUCKET_URL: `${settings.endpoint}/${settings.bucket}/sundara`,
      AWS_REGION: settings.region,
      AWS_ACCESS_KEY_ID: settings.accessKeyId,
      AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  };
};
