import { openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase } from '../../../testing/for-each-database.ts';
import { openBench } from '../../../testing/payments/booking-bench.ts';
import { startSandbox } from '../../../testing/payments/sandbox-process.ts';
import type { AppOptions } from '../../build-app.ts';
import type { Settings } from '../../settings.ts';
import { makeSampleCall } from './make-sample-call.ts';
import type { SampleCall } from './sample-call.ts';
import { sampleCalls } from './sample-calls.ts';
import { makeSampleScene } from './sample-scene.ts';

/**
 * The API on PostgreSQL with a gateway and the scene of the sample calls, without background work.
 * @param options of the API that differ from a test's usual ones
 */
export const openSampleScene = async (options: Partial<AppOptions> = {}, changes: Partial<Settings> = {}) => {
  const sandbox = await startSandbox();
  const target = await makeTestDatabase('postgres');
  const database = await openDatabase(target.settings);
  const bench = await openBench(
    database,
    sandbox.url,
    { does: [], signInTries: 100_000, ...options },
    changes,
  );
  const close = async () => {
    await bench.close();
    await database.close();
    await sandbox.stop();
    await target.remove();
  };
  try {
    const scene = await makeSampleScene(bench, sandbox);
    const place = { app: bench.app, database, scene };
    return {
      ...{ bench, database, scene, sandbox, close },
      /** Every operation with its call; made anew each time, as codes age. */
      calls: () => Object.entries(sampleCalls(scene)),
      /** Makes a call with these headers beside its own. */
      call: (name: string, call: SampleCall, headers?: Readonly<Record<string, string>>) =>
        makeSampleCall(place, name, call, headers),
    };
  } catch (error) {
    await close();
    throw error;
  }
};

export type OpenSampleScene = Awaited<ReturnType<typeof openSampleScene>>;
