import { PARTS } from '../boundaries/boundary-table.ts';
import { testFiles } from '../workspace/test-files.ts';
import type { Ring } from './ring.ts';
import { runJest } from './run-jest.ts';

const LIMIT_MS = 15 * 60_000;

export const unitRing: Ring = {
  name: 'unit',
  title: 'units and components (Jest)',
  isInLanes: false,
  needs: [],
  list: async (root) => {
    const files = PARTS.map(({ folder }) => testFiles(root, `${folder}/src`, ['.test.ts', '.test.tsx']));
    return (await Promise.all(files)).flat();
  },
  run: (root, environment, files) =>
    runJest({ root, environment, limitMs: LIMIT_MS, ...(files && { files }) }),
};
