import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Step } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { sourceHash } from '../bundler/source-hash.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';
import type { Marketplace, Status } from './marketplace.ts';
import { type PlannedRelease, planRelease, toPromote, withoutLocalBuilds } from './release-plan.ts';

/** The environment that follows the sources on this machine. */
const OWN = 'local';
/** It accepts no builds of this machine. */
const PRODUCTION = 'production';
/** Environments that are filled once, so that each can be viewed from the first start. */
const OTHERS = [PRODUCTION, 'staging', 'qa'];

const packageSchema = z.looseObject({ version: z.string() });
const lastStartSchema = z.record(z.string(), z.string());

export interface Place {
  readonly root: string;
  readonly dataDir: string;
  readonly marketplace: Marketplace;
}

/** @throws Refusal when nothing runs in the environment that localhost shows, and this start won't change that */
export const requireEnvironment = (status: Status, name: string): void => {
  const known = [...new Set([OWN, ...OTHERS, ...status.environments.keys()])];
  if (known.includes(name)) return;
  throw new Refusal(
    `nothing runs in the environment '${name}': set ENVIRONMENT to one of ${known.join(', ')}, or promote releases to it first.`,
  );
};

/** Sets the provider API of this machine's environments, where they name none or another port. */
export const nameProvider = async ({ marketplace }: Place, origin: string): Promise<void> => {
  const { ours } = await marketplace.status();
  const other = ours.filter(({ provider }) => provider !== origin).map(({ environment }) => environment);
  if (other.length > 0) await marketplace.setProvider(origin, other);
};

/** Builds the apps that the registry doesn't hold in their present state. */
export const buildReleases = async (
  { dataDir, root }: Place,
  status: Status,
  step: Step,
): Promise<readonly PlannedRelease[]> => {
  const planned = await Promise.all(
    APP_FOLDERS.map(async (folder) => {
      const { version } = packageSchema.parse(
        JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')),
      );
      const app = { folder, id: folder.replace(/^mfe-/, ''), version, source: sourceHash(folder) };
      return planRelease(app, status.releases);
    }),
  );
  const fresh = planned.filter((release) => release.isNew);
  if (fresh.length > 0) {
    step.doing(`building ${fresh.map(({ folder }) => folder).join(', ')}`);
    // The bundler takes longer to load than the rest of a start in which nothing is built.
    const { build } = await import('../build/build.ts');
    await build(
      fresh.map(({ folder, version }) => ({ folder, version, outputDir: buildFolder(dataDir, folder) })),
    );
  }
  return planned;
};

/** Publishes new builds in the registry and promotes what the environments should run. */
export const releaseBuilds = async (
  { dataDir, marketplace }: Place,
  status: Status,
  planned: readonly PlannedRelease[],
  step: Step,
): Promise<void> => {
  const fresh = planned.filter((release) => release.isNew);
  const empty = OTHERS.filter((name) => !status.environments.has(name));
  if (fresh.length > 0 || empty.length > 0) {
    const subjects = [...planned.map(({ id }) => `releases/${id}`), ...[OWN, ...OTHERS].map(environmentKey)];
    await marketplace.createKeys(subjects);
  }
  if (fresh.length > 0) {
    step.doing(`publishing ${fresh.map(({ id, version }) => `${id}@${version}`).join(', ')}`);
    await marketplace.publish(fresh.map(({ folder }) => buildFolder(dataDir, folder)));
    await rm(path.join(dataDir, 'builds'), { recursive: true, force: true });
  }
  // A missing environment is created again; what the site saw of an earlier one would make it refuse this one.
  for (const name of [OWN, ...OTHERS].filter((one) => !status.environments.has(one)))
    await rm(path.join(dataDir, 'site', `${name}.json`), { force: true });
  const last = await readLastStart(dataDir);
  const changed = toPromote(planned, status.environments.get(OWN) ?? {}, last, status.releases);
  if (changed.length > 0) await marketplace.promote(changed, OWN);
  for (const environment of empty) {
    step.doing(`filling ${environment}`);
    const shown = environment === PRODUCTION ? withoutLocalBuilds(planned) : planned;
    await marketplace.promote(shown, environment);
  }
  await keepLastStart(dataDir, Object.fromEntries(planned.map(({ id, source }) => [id, source])));
  const list = changed.map(({ id, version }) => `${id}@${version}`).join(', ');
  step.done(list === '' ? 'nothing new' : `${OWN} runs ${list}`);
};

const environmentKey = (name: string): string => `environment/${name}`;

const buildFolder = (dataDir: string, folder: string): string => path.join(dataDir, 'builds', folder);

const lastStartFile = (dataDir: string): string => path.join(dataDir, 'last-start.json');

/** Source hashes that the last start showed; unreadable counts as none, since then everything is shown again. */
const readLastStart = async (dataDir: string): Promise<Readonly<Record<string, string>>> => {
  try {
    return lastStartSchema.parse(JSON.parse(await readFile(lastStartFile(dataDir), 'utf8')));
  } catch {
    return {};
  }
};

const keepLastStart = async (dataDir: string, sources: Readonly<Record<string, string>>): Promise<void> => {
  const file = lastStartFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(sources, null, 2)}\n`);
  await rename(`${file}.new`, file);
};
