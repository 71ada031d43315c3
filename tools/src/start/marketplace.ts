import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';
import { runTool } from '../processes/run-tool.ts';
import type { Release, Running } from './release-plan.ts';

const LIMIT_MS = 120_000;

const statusSchema = z.object({
  environments: z.array(
    z.object({
      environment: z.string(),
      shell: z.string(),
      remotes: z.record(z.string(), z.string()),
      provider: z.string().nullable(),
      lock: z.unknown(),
      canChange: z.boolean(),
    }),
  ),
  releases: z.array(z.object({ id: z.string(), version: z.string(), source: z.string() })),
});

/** Why a command was refused: one sentence, or what `status` couldn't read. */
const refusalSchema = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({ faults: z.array(z.object({ found: z.string() })).min(1) })
    .transform(({ faults }) => faults.map(({ found }) => found).join(' ')),
]);

export interface Status {
  readonly releases: readonly Release[];
  /** Environment → what it runs. */
  readonly environments: ReadonlyMap<string, Running>;
  /** Environments for which this start may set the provider API: not locked, and naming none or one of this machine. */
  readonly ours: readonly { readonly environment: string; readonly provider: string | null }[];
}

export interface Marketplace {
  readonly status: () => Promise<Status>;
  /** Makes a root sign the keys of a data folder from before lists of keys were signed. */
  readonly takeOverKeys: () => Promise<void>;
  /** Creates keys for those of these subjects that have none: 'releases/booking', 'environment/qa'. */
  readonly createKeys: (subjects: readonly string[]) => Promise<void>;
  readonly publish: (buildFolders: readonly string[]) => Promise<void>;
  /** Its provider API needn't run yet. */
  readonly promote: (releases: readonly Release[], environment: string) => Promise<void>;
  /** Names the provider API that these environments call. */
  readonly setProvider: (origin: string, environments: readonly string[]) => Promise<void>;
}

const ON_THIS_MACHINE = /^http:\/\/127\.0\.0\.1:\d+$/;

/** The name in the history for what a start does automatically. */
const WHO = 'npm start';
const asStart = (why: string): readonly string[] => ['--by', WHO, '--why', why];

/** The registry's own command line. Each call rejects with a Refusal that holds the command's own sentence. */
export const marketplaceOf = (root: string, dataDir: string): Marketplace => {
  const run = (...args: readonly string[]) => command(root, dataDir, args);
  return {
    status: async () => {
      const { environments, releases } = statusSchema.parse(JSON.parse(await run('status')));
      const running = environments.map(
        ({ environment, shell, remotes }) => [environment, { shell, ...remotes }] as const,
      );
      const ours = environments.filter(
        ({ provider, lock, canChange }) =>
          canChange && lock === null && (provider === null || ON_THIS_MACHINE.test(provider)),
      );
      return { releases, environments: new Map(running), ours };
    },
    takeOverKeys: async () => {
      const trust = await readFile(path.join(dataDir, 'keys/trust.json'), 'utf8').catch(() => '');
      if (trust.includes('"keys"')) await run('key', 'create', 'root', '--owner', WHO);
    },
    createKeys: async (subjects) => {
      await run('key', 'create', '--missing', '--owner', WHO, ...subjects);
    },
    publish: async (folders) => {
      await run('publish', ...folders, ...asStart('Built from the sources of this machine'));
    },
    promote: async (releases, environment) => {
      const names = releases.map(({ id, version }) => `${id}@${version}`);
      await run(
        'promote',
        ...names,
        '--to',
        environment,
        '--wait',
        '0',
        '--without-provider',
        ...asStart('What this machine has to show'),
      );
    },
    setProvider: async (origin, environments) => {
      const named = ['--in', ...environments];
      await run('provider', origin, ...named, ...asStart('It runs on this machine'));
    },
  };
};

const command = async (root: string, dataDir: string, args: readonly string[]): Promise<string> => {
  const cli = path.join(root, 'registry/src/cli.ts');
  const environment = { ...process.env, DATA_DIR: dataDir };
  const { code, stdout, stderr } = await runTool(root, [cli, ...args, '--json'], LIMIT_MS, environment);
  if (code === 0) return stdout;
  const ended = stderr.trim() || `npm run marketplace -- ${args[0]} ended with exit code ${code}.`;
  throw new Refusal(refusalOf(stdout) ?? ended);
};

/** Undefined when the command ended before it wrote an answer. */
const refusalOf = (stdout: string): string | undefined => {
  try {
    return refusalSchema.parse(JSON.parse(stdout));
  } catch {
    return undefined;
  }
};
