import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Lets a runner write its counts to a file and reads them.
 *
 * @returns the content as JSON; undefined when the runner ended before it wrote any
 */
export async function withCountsFile(run: (file: string) => Promise<unknown>): Promise<unknown> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-counts-'));
  const file = path.join(folder, 'counts.json');
  try {
    await run(file);
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
