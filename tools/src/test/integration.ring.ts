import { PGBOUNCER, POSTGRES, PROMTOOL } from '../machine/missing-programs.ts';
import { testFiles } from '../workspace/test-files.ts';
import { bundleTests } from './bundle/bundle-tests.ts';
import { startTestServer } from './integration/test-server.ts';
import { onceCosts } from './report/once-costs.ts';
import type { Ring } from './ring.ts';
import { runNodeTests } from './run-node-tests.ts';

const FOLDERS = ['tools/src', 'registry/src', 'provider-api/src'];
/** The tools' tests work on copies of the sources, and start the copies. */
const isBundled = (file: string): boolean => !/^tools\/src\/(?!payment-sandbox\/)/.test(file);
/** What tests start by `nodeProgram`, in addition to everything in a folder `testing/programs`. */
const PROGRAMS = [
  'provider-api/src/areas/customer/booking-mail/testing/print-mail.ts',
  'provider-api/src/main.ts',
  'registry/src/cli.ts',
  'registry/src/render-server/main.ts',
  'registry/src/site/main.ts',
  'tools/src/payment-sandbox/main.ts',
];

export const integrationRing: Ring = {
  name: 'integration',
  title: 'processes, sockets and databases (embedded and PostgreSQL)',
  isInLanes: true,
  needs: [POSTGRES, PGBOUNCER, PROMTOOL],
  list: async (root) =>
    (await Promise.all(FOLDERS.map((folder) => testFiles(root, folder, ['.itest.ts'])))).flat(),
  run: async (root, environment, files) => {
    const { costs, once } = onceCosts();
    const ours = files ?? (await integrationRing.list(root));
    const [server, bundles] = await Promise.all([
      once('PostgreSQL with templates', () => startTestServer(root, environment)),
      once('bundles', async () =>
        bundleTests(
          root,
          [...ours.filter(isBundled), ...PROGRAMS, ...(await testPrograms(root))],
          'integration',
        ),
      ),
    ]);
    try {
      const place = { root, environment: { ...environment, ...server.variables }, bundles };
      const { cost, ...counts } = await runNodeTests({ files: ours, ...place });
      return { ...counts, cost: { files: cost.files, once: costs } };
    } finally {
      await once('the end of PostgreSQL, which tells what it took', server.stop);
    }
  },
};

const testPrograms = async (root: string): Promise<readonly string[]> => {
  const sources = await Promise.all(FOLDERS.map((folder) => testFiles(root, folder, ['.ts'])));
  return sources.flat().filter((file) => /\/testing\/programs\/[^/]+\.ts$/.test(file));
};
