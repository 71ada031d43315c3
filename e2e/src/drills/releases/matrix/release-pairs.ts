import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionNamed } from '../../../inspection.ts';
import { marketplace, runMarketplace, siteOf } from '../../../releases.ts';
import type { Site } from '../../../site.ts';
import { until } from '../../../until.ts';
import { runUncheckedIn } from '../newer/run-unchecked.ts';
import {
  type Age,
  missingIn,
  type Numbers,
  type PairOfVersions,
  releasesOf,
  VERSION,
} from './pairs-of-versions.ts';
import { buildBefore } from './release-before.ts';

const recordOf = async ({ dataDir }: Site, place: string, age: Age) =>
  JSON.parse(
    await readFile(path.join(dataDir, 'registry/files', place, VERSION[age], 'record.json'), 'utf8'),
  );

/** What the pair's remote needs and its shell does not give, by the numbers that their builds wrote down. */
export const missingOf = async (site: Site, { host, area, remote }: PairOfVersions) => {
  const { shell } = await recordOf(site, 'shell', host);
  const { declaration, shared } = await recordOf(site, `remotes/${area.remote}`, remote);
  const needed: Numbers = { shellApi: declaration.contracts.shellApi, shared };
  return missingIn(shell.provides, needed);
};

/** Publishes the shell and the remotes of the contract before this one. */
export const publishBefore = async (site: Site, pairs: readonly PairOfVersions[]): Promise<void> => {
  const ids = new Set(['shell', ...pairs.map(({ area }) => area.remote)]);
  await marketplace(site, 'publish', ...(await buildBefore([...ids], VERSION.before)));
  await marketplace(site, 'key', 'create', ...pairs.map(({ environment }) => `environment/${environment}`));
};

/**
 * Makes a pair run in its environment: by a promotion where they fit; else the promotion is refused with what is
 * missing, and the page gets the remote all the same, as from a program without a gate.
 */
export const releasePair = async (
  site: Site,
  pair: PairOfVersions,
  missing: readonly string[],
): Promise<void> => {
  const { area, remote, environment } = pair;
  const { others, own } = releasesOf(pair);
  const { code, output } = await runMarketplace(site, 'promote', ...others, own, '--to', environment);
  if (missing.length === 0) return assert.equal(code, 0, output);
  assert.notEqual(code, 0, output);
  const told = output.split('\n').filter((line) => line.includes(`${own} can't run in`));
  for (const one of missing)
    assert(
      told.some((line) => line.includes(`${one}, and shell@`)),
      output,
    );
  await marketplace(site, 'promote', ...others, '--to', environment);
  await runUncheckedIn(site, [{ id: area.remote, version: VERSION[remote], environment }]);
  await until('the site names the remote', () => versionNamed(siteOf(site, environment), area.remote));
};
