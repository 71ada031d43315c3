import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_MANIFEST_FILE, type ReleaseRecord } from '@sundara/contracts/federation';

/** A folder that is removed when the test is over. */
export const temporaryFolder = async (
  test: { readonly after: (clean: () => Promise<void>) => void },
  purpose: string,
): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), `sundara-${purpose}-`));
  // A stopping server may still be writing its last document.
  test.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
};

/** Text of a build's file: long enough to be compressed, and different for each release and file. */
export const fileText = ({ id, version }: Pick<ReleaseRecord, 'id' | 'version'>, file: string): string =>
  `/* ${id}@${version} ${file} */\n`.repeat(40);

/** Writes the output that the bundler recipe would produce for this record. */
export const writeBuild = async (folder: string, record: ReleaseRecord): Promise<string> => {
  const { files, publishedAt: _at, publishedBy: _by, ...manifest } = record;
  const build = path.join(folder, `${record.id}-${record.version}`);
  await Promise.all(
    Object.keys(files).map(async (file) => {
      const target = path.join(build, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, fileText(record, file));
    }),
  );
  await writeFile(path.join(build, BUILD_MANIFEST_FILE), JSON.stringify(manifest));
  return build;
};
