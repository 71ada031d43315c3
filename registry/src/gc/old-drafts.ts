import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegistrySettings } from '../core/registry-settings.ts';

/** No write takes this long: older drafts were left behind by a process that ended. */
const OLD_AFTER_MS = 3_600_000;

const oldIn = async (folder: string, now: number): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  const places = names.map((name) => path.join(folder, name));
  const ages = await Promise.all(
    places.map((place) =>
      stat(place).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => 0,
      ),
    ),
  );
  return places.filter((_, index) => (ages[index] ?? 0) > OLD_AFTER_MS);
};

/** Partly written files of processes that ended; only of folder stores, as others have no drafts. */
export const oldDrafts = async (
  { dataDir, databaseUrl, bucket }: RegistrySettings,
  now: number,
): Promise<readonly string[]> => {
  const root = path.join(dataDir, 'registry');
  const folders = [...(databaseUrl ? [] : ['documents']), ...(bucket ? [] : ['files'])];
  return (await Promise.all(folders.map((name) => oldIn(path.join(root, name, '.drafts'), now)))).flat();
};
