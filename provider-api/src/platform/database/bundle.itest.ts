import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { bundle } from '../../../bundle.ts';
import { migrationsFolder } from './migrate.ts';

it('finds the engine and the migrations from the production bundle, without a TypeScript loader', async () => {
  // Inside node_modules, so that the installed packages can be resolved.
  const cache = fileURLToPath(
    new URL('../../.cache/sundara/', new URL('..', import.meta.resolve('@electric-sql/pglite'))),
  );
  await mkdir(cache, { recursive: true });
  const server = await mkdtemp(join(cache, 'bundle-'));
  const dataDir = await makeTemporaryFolder();
  try {
    const main = fileURLToPath(new URL('../../testing/programs/migrate-database.ts', import.meta.url));
    await bundle(main, join(server, 'dist'));
    await cp(migrationsFolder(), join(server, 'drizzle'), { recursive: true });
    const { DATABASE_URL: _, NODE_OPTIONS: __, ...environment } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, [join(server, 'dist/main.js')], {
      env: { ...environment, DATA_DIR: dataDir },
      cwd: dataDir,
    });
    assert.equal(stdout, 'migrated\n');
  } finally {
    await removeFolder(server);
    await removeFolder(dataDir);
  }
});
