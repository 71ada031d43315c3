import type { ReleaseRecord } from '@sundara/contracts/federation';
import { promote } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';
import { type Layout, layoutOf } from '../store/layout.ts';
import { temporaryFolder, writeBuild } from './build-folder.ts';
import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from './release-records.ts';

type TestContext = Parameters<typeof temporaryFolder>[0];

export const SHELL = aShellRecord('1.0.0');

/** A release of discovery with the pages '/' and '/salon/:id'. */
export const discoveryRelease = (version: string): ReleaseRecord =>
  aRemoteRecord(
    'discovery',
    version,
    aDeclaration('discovery', {
      routes: [
        aRoute({ path: '/', title: 'Home' }),
        aRoute({ path: '/salon/:id', expose: './routes/salon', title: 'Salon' }),
      ],
    }),
  );

/** A release of booking with the page '/pay'. */
export const bookingRelease = (version: string): ReleaseRecord =>
  aRemoteRecord('booking', version, aDeclaration('booking', { routes: [aRoute({ path: '/pay' })] }));

/** Publishes builds of these records. */
export const stock = async (
  test: TestContext,
  layout: Layout,
  records: readonly ReleaseRecord[],
): Promise<void> => {
  const builds = await temporaryFolder(test, 'builds');
  for (const record of records) await publish(layout, await writeBuild(builds, record));
};

/** A registry of its own whose environment 'local' runs a shell, discovery 1.0.0 and booking 1.0.0. */
export const stockedRegistry = async (
  test: TestContext,
): Promise<{ readonly dataDir: string; readonly layout: Layout }> => {
  const dataDir = await temporaryFolder(test, 'data');
  const layout = layoutOf(dataDir);
  const records = [SHELL, discoveryRelease('1.0.0'), bookingRelease('1.0.0')];
  await stock(test, layout, records);
  await promote(layout, 'local', records);
  return { dataDir, layout };
};
