import { POSTGRES } from '../machine/missing-programs.ts';
import type { Ring } from './ring.ts';
import { runNodeTests } from './run-node-tests.ts';
import { testFiles } from './test-files.ts';

export const integrationRing: Ring = {
  name: 'integration',
  title: 'processes, sockets and databases (embedded and PostgreSQL)',
  needs: [POSTGRES],
  list: async (root) => {
    const folders = ['tools/src', 'registry/src', 'provider-api/src'];
    return (await Promise.all(folders.map((folder) => testFiles(root, folder, ['.itest.ts'])))).flat();
  },
  run: async (root, environment) =>
    runNodeTests({ root, files: await integrationRing.list(root), environment }),
};
