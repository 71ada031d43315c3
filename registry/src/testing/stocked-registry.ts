import type { ReleaseRecord } from '@sundara/contracts/federation';
import { promote } from '../acts/promote.ts';
import { createKeys } from '../core/create-keys.ts';
import { openRegistry, type RegistrySettings, settingsFrom } from '../core/open-registry.ts';
import type { Actor, Registry } from '../core/registry.ts';
import { readSigningKey } from '../keys/key-ring.ts';
import type { Subject } from '../keys/subject.ts';
import { publish } from '../publish/publish.ts';
import { temporaryFolder, writeBuild } from './build-folder.ts';
import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from './release-records.ts';

type TestContext = Parameters<typeof temporaryFolder>[0];

/** The actor of acts that prepare a test. */
export const ACTOR: Actor = { who: 'tester@sundara.test', why: 'a test needs it' };

const ENVIRONMENTS = ['local', 'qa', 'staging', 'production'] as const;

export const SHELL = aShellRecord('1.0.0');

/** A release of discovery with the pages '/' and '/salon/:id'. */
export const discoveryRelease = (version: string): ReleaseRecord =>
  aRemoteRecord(
    'discovery',
    version,
    aDeclaration('discovery', {
      routes: [
        aRoute({ path: '/', title: 'Home' }),
        aRoute({ path: '/salon/:id', expose: './routes/salon', title: 'Salon' }),
      ],
    }),
  );

/** A release of booking with the page '/pay'. */
export const bookingRelease = (version: string): ReleaseRecord =>
  aRemoteRecord('booking', version, aDeclaration('booking', { routes: [aRoute({ path: '/pay' })] }));

/** Publishes builds of these records, and creates missing keys for them. */
export const stock = async (
  test: TestContext,
  { registry }: Pick<TestRegistry, 'registry'>,
  records: readonly ReleaseRecord[],
): Promise<void> => {
  const builds = await temporaryFolder(test, 'builds');
  await ensureKeys(
    registry,
    records.map(({ id }) => `releases/${id}` as const),
  );
  for (const record of records) await publish(registry, await writeBuild(builds, record), ACTOR);
};

export interface TestRegistry {
  readonly dataDir: string;
  readonly settings: RegistrySettings;
  readonly registry: Registry;
  /** For a process that opens the same registry. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Creates keys for the subjects that have none. */
export const ensureKeys = async (registry: Registry, subjects: readonly Subject[]): Promise<void> => {
  const missing: Subject[] = [];
  for (const subject of new Set(subjects))
    if (!(await readSigningKey(registry.keys.places.keysDir, subject))) missing.push(subject);
  if (missing.length > 0) await createKeys(registry, missing, 'a test', ACTOR);
};

/** A new, empty registry with the keys of these subjects and of the environments. */
export const emptyRegistry = async (
  test: TestContext,
  subjects: readonly Subject[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<TestRegistry> => {
  const dataDir = await temporaryFolder(test, 'data');
  const variables = { DATA_DIR: dataDir, ...more };
  const settings = settingsFrom(variables);
  const registry = await openRegistry(settings);
  test.after(() => registry.close());
  await ensureKeys(registry, [...ENVIRONMENTS.map((name) => `environment/${name}` as const), ...subjects]);
  return { dataDir, settings, registry, variables };
};

/** A new registry whose environment 'local' runs a shell, discovery 1.0.0 and booking 1.0.0. */
export const stockedRegistry = async (
  test: TestContext,
  more: Readonly<Record<string, string>> = {},
): Promise<TestRegistry> => {
  const stocked = await emptyRegistry(test, [], more);
  const records = [SHELL, discoveryRelease('1.0.0'), bookingRelease('1.0.0')];
  await stock(test, stocked, records);
  await promote(stocked.registry, 'local', records, ACTOR);
  return stocked;
};
