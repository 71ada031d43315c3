import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeProgram } from '@sundara/contracts/testing';
import type { Site } from '../../../site.ts';

/** A remote's release, and the environment that is to run it although no gate would let it. */
export interface UncheckedRelease {
  readonly id: string;
  readonly version: string;
  readonly environment: string;
  /** What its record says otherwise than that of the release `base`. */
  readonly change?: (record: { declaration: object }) => object;
  /** A published version whose record it takes; its own by default. */
  readonly base?: string;
}

const PROGRAM = 'registry/src/testing/programs/unchecked-runner.ts';

/** Bypasses all checks, as somebody with the keys and a program of a newer contract could. */
export const runUncheckedIn = async (site: Site, releases: readonly UncheckedRelease[]): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-unchecked-'));
  const entryOf = async ({ id, version, environment, change, base = version }: UncheckedRelease) => {
    const published = path.join(site.dataDir, 'registry/files/remotes', id, base, 'record.json');
    const record = JSON.parse(await readFile(published, 'utf8'));
    return { name: { id, version }, record: { ...record, version, ...change?.(record) }, environment };
  };
  const file = path.join(folder, 'unchecked.json');
  await writeFile(file, JSON.stringify(await Promise.all(releases.map(entryOf))));
  const { code, output } = await site.run(['node', ...nodeProgram(PROGRAM), file]);
  assert.equal(code, 0, output);
  await rm(folder, { recursive: true });
};
