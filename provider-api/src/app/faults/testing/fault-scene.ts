import { type FaultProxy, startBucketServer, startFaultProxy } from '@sundara/node/testing';
import {
  type SmtpListener,
  startSmtpListener,
} from '../../../areas/customer/booking-mail/testing/smtp-listener.ts';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase } from '../../../testing/for-each-database.ts';
import { type Bench, openBench } from '../../../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';

export interface FaultScene {
  readonly bench: Bench;
  /** What the API needs, each behind a proxy, by the row of the matrix of faults. */
  readonly ways: Readonly<Record<string, FaultProxy>>;
  /** The same database and gateway without a proxy, for what the test itself needs. */
  readonly database: Database;
  readonly sandbox: Sandbox;
  readonly smtp: SmtpListener;
  readonly close: () => Promise<void>;
}

/** Short, so that the test does not wait for a silent gateway in vain. */
const GATEWAY_MS = 1_000;

/** The API on PostgreSQL, the payment sandbox, a bucket and a mail server, each of which can fail. */
export const openFaultScene = async (): Promise<FaultScene> => {
  const target = await makeTestDatabase('postgres');
  const sandbox = await startSandbox();
  const bucket = await startBucketServer('pictures');
  const smtp = await startSmtpListener();
  const [toDatabase, toGateway, toBucket, toMail] = await Promise.all(
    [target.settings.databaseUrl ?? '', sandbox.url, bucket.settings.endpoint, smtp.url].map(startFaultProxy),
  );
  if (!toDatabase || !toGateway || !toBucket || !toMail) throw new Error('A proxy is missing.');
  const ways = {
    'API and database': toDatabase,
    'API and payment gateway': toGateway,
    'API and bucket of pictures': toBucket,
    'API and mail server': toMail,
  };
  const database = await openDatabase(target.settings);
  const behind = await openDatabase({
    ...{ ...target.settings, databaseUrl: toDatabase.url },
    onConnectionLost: () => {},
  });
  const { accessKeyId, secretAccessKey, region } = bucket.settings;
  const bench = await openBench(
    behind,
    toGateway.url,
    { gatewayTimeoutMs: GATEWAY_MS, signInTries: 10_000 },
    {
      ...{ SMTP_URL: toMail.url, S3_ENDPOINT: toBucket.url, S3_BUCKET: 'pictures', S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  );
  return {
    ...{ bench, ways, database, sandbox, smtp },
    close: async () => {
      await bench.close();
      await behind.close();
      for (const way of Object.values(ways)) await way.down();
      await smtp.stop();
      await bucket.stop();
      await sandbox.stop();
      await database.close();
      await target.remove();
    },
  };
};
