import path from 'node:path';
import { type BucketServer, startBucketServer } from '@sundara/node/testing';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Databases, startDatabases } from './databases.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

const BUCKET = 'sundara';

/** What the product's processes stand behind and on. */
export interface Services {
  readonly databases: Databases;
  readonly bucket: BucketServer;
  readonly balancer: Balancer;
  readonly sandbox: Sandbox;
  /** The settings by which processes use them. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface ServicesInput {
  /** Holds their data. */
  readonly place: string;
  /** Of the address that visitors have. */
  readonly port: number;
  /** Of the processes behind the balancer, by name: 'api-2'. */
  readonly behind: ReadonlyMap<string, number>;
}

export const startServices = async ({ place, port, behind }: ServicesInput): Promise<Services> => {
  const databases = await startDatabases();
  const bucket = await startBucketServer(BUCKET);
  const addresses = [...behind].map(([name, at]) => [name.toUpperCase().replace('-', '_'), at] as const);
  const balancer = await startBalancer(port, Object.fromEntries(addresses));
  const sandbox = await startSandbox(path.join(place, 'sandbox'), `${balancer.api}/api/payment/webhook`);
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket.settings;
  return {
    ...{ databases, bucket, balancer, sandbox },
    settings: {
      ...databases.settings,
      ...sandbox.settings,
      ...{ API_URL: balancer.api, RENDER_URL: balancer.render, SANDBOX_URL: sandbox.url },
      ...{ SITE_URL: balancer.site, TRUSTED_PROXIES: '127.0.0.1' },
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      REGISTRY_DATABASE_URL: databases.registry,
      REGISTRY_BUCKET_URL: `${endpoint}/${BUCKET}/registry`,
      ...{ AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    },
    stop: async () => {
      await balancer.stop();
      await sandbox.stop();
      await bucket.stop();
      await databases.stop();
    },
  };
};
