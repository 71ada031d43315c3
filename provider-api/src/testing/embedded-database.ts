import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { migrate, migrationsFolder } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';

/**
 * Makes a data folder with a migrated embedded database in about 0.1 s, as a copy of a template that is made once
 * (about 6 s) and again when the migrations or the engine change.
 * @returns the folder for `dataDir`; remove it with `removeFolder`
 */
export const makeEmbeddedDataFolder = async (): Promise<string> => {
  const template = await findTemplate();
  const dataDir = await makeTemporaryFolder();
  await cp(template, dataDir, { recursive: true });
  return dataDir;
};

let template: Promise<string> | undefined;
const findTemplate = (): Promise<string> => {
  template ??= makeTemplate();
  return template;
};

const makeTemplate = async (): Promise<string> => {
  const engine = new URL('..', import.meta.resolve('@electric-sql/pglite'));
  const cache = fileURLToPath(new URL('../../.cache/sundara/', engine));
  const folder = join(cache, `database-${await hashOf(join(fileURLToPath(engine), 'package.json'))}`);
  if (existsSync(folder)) return folder;
  // Made elsewhere and moved into place when complete, because several test processes may be making it.
  const dataDir = await makeTemporaryFolder();
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.close();
  await mkdir(cache, { recursive: true });
  await removeOldTemplates(cache, folder);
  const unfinished = await mkdtemp(`${folder}-`);
  await cp(join(dataDir, 'database'), join(unfinished, 'database'), { recursive: true });
  await removeFolder(dataDir);
  // If another test process was faster, its template is as good.
  await rename(unfinished, folder).catch(() => removeFolder(unfinished));
  return folder;
};

/** Each is 40 MB. Another process may be making those whose names begin with the new one's. */
const removeOldTemplates = async (cache: string, folder: string): Promise<void> => {
  for (const name of await readdir(cache)) {
    const old = name.startsWith('database-') && !name.startsWith(basename(folder));
    if (old) await removeFolder(join(cache, name));
  }
};

/** Identifies a template by what makes it differ from another: the engine's version and each migration. */
const hashOf = async (enginePackage: string): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(enginePackage));
  const migrations = migrationsFolder();
  for (const name of (await readdir(migrations)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
};
