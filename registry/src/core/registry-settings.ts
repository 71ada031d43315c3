import path from 'node:path';
import type { BucketAddress } from '@sundara/node/bucket';
import { Refusal } from '../refusal.ts';

/** Where a registry is stored; every value comes from an environment variable. */
export interface RegistrySettings {
  readonly dataDir: string;
  readonly keysDir: string;
  readonly trustFile: string;
  /** Undefined: documents are stored in a folder of `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Undefined: files are stored in a folder of `dataDir`. */
  readonly bucket: BucketAddress | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const readUrl = (name: string, value: string, protocols: readonly string[], wanted: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && protocols.includes(url.protocol) && url.pathname.length > 1) return value;
  // The value may hold a password.
  throw new Refusal(`${name} must be ${wanted}.`);
};

const readBucket = (read: (name: string) => string | undefined): BucketAddress | undefined => {
  const address = read('REGISTRY_BUCKET_URL');
  if (address === undefined) return undefined;
  const url = readUrl(
    'REGISTRY_BUCKET_URL',
    address,
    ['http:', 'https:'],
    "the address of a bucket, 'https://s3.example/sundara'",
  );
  const required = (name: string): string => {
    const value = read(name);
    if (value !== undefined) return value;
    throw new Refusal(`REGISTRY_BUCKET_URL is set, so ${name} must be set too.`);
  };
  return {
    url: url.replace(/\/+$/, ''),
    region: read('AWS_REGION') ?? 'us-east-1',
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: read('AWS_SESSION_TOKEN'),
  };
};

/**
 * Reads DATA_DIR (default '.data'), KEYS_DIR ('<DATA_DIR>/keys'), TRUST_FILE ('<DATA_DIR>/keys/trust.json'),
 * REGISTRY_DATABASE_URL, REGISTRY_BUCKET_URL with AWS_REGION ('us-east-1'), AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN. An empty variable counts as not set.
 *
 * @throws Refusal naming the variable and what it must be
 */
export const settingsFrom = (variables: Variables): RegistrySettings => {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const dataDir = path.resolve(read('DATA_DIR') ?? '.data');
  const keys = path.join(dataDir, 'keys');
  const database = read('REGISTRY_DATABASE_URL');
  return {
    dataDir,
    keysDir: path.resolve(read('KEYS_DIR') ?? keys),
    trustFile: path.resolve(read('TRUST_FILE') ?? path.join(keys, 'trust.json')),
    databaseUrl:
      database === undefined
        ? undefined
        : readUrl(
            'REGISTRY_DATABASE_URL',
            database,
            ['postgres:', 'postgresql:'],
            "the address of a database, 'postgres://user:password@host/name'",
          ),
    bucket: readBucket(read),
  };
};
