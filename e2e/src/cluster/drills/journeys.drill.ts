import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LOAD_LIMIT_SECONDS } from '../../site.ts';
import { startCluster } from '../cluster.ts';
import { packageFolder } from '../processes/package-folder.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/**
 * Folders whose journeys share a marketplace, as in a run on `npm start`. Those of `e2e/src/drills` end processes of
 * `npm start`, or release what they have built themselves.
 */
const GROUPS = [
  ['e2e/src/tour', 'e2e/src/journeys/discovery'],
  ['e2e/src/journeys/customer', 'e2e/src/journeys/booking'],
  ['e2e/src/journeys/admin', 'e2e/src/journeys/support'],
  ['e2e/src/journeys/salon'],
];
const PATIENT = {
  REMOTE_LIMIT_SECONDS: `${LOAD_LIMIT_SECONDS}`,
  CHECKOUT_LIMIT_SECONDS: `${LOAD_LIMIT_SECONDS}`,
};

const journeysOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(path.join(ROOT, folder)))
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.journey.ts'));

describe('every journey is green on many processes', () => {
  for (const folders of GROUPS)
    it(folders.join(' and '), async () => {
      const folder = packageFolder();
      const cluster = await startCluster({ folder, settings: PATIENT });
      try {
        // The tour looks there for the pages that the shell itself has.
        const record = path.join(cluster.dataDir, 'registry/files/shell/1.0.0/record.json');
        await cp(path.join(folder, 'apps/shell/build.json'), record, { recursive: true });
        const files = (await Promise.all(folders.map(journeysOf))).flat();
        const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
        const run = spawn(process.execPath, ['tools/test.mjs', ...files], {
          cwd: ROOT,
          env: {
            ...environment,
            E2E_SITE_URL: cluster.url,
            E2E_SITE_PROCESSES: `${cluster.processes.site.length}`,
            DATA_DIR: cluster.dataDir,
          },
          stdio: ['ignore', 'inherit', 'inherit'],
        });
        const [code] = await once(run, 'exit');
        assert.equal(code, 0);
      } finally {
        await cluster.stop();
      }
    });
});
