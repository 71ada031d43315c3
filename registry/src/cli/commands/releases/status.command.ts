import type { Command } from 'commander';
import * as z from 'zod/mini';
import { pinsRelease } from '../../../compose/pins-release.ts';
import { readPinned } from '../../../compose/read-pinned.ts';
import type { Registry, ReleaseList, StoredRelease } from '../../../core/registry.ts';
import { nameOf } from '../../../core/release-name.ts';
import { omissionsAmong } from '../../../gate/omissions.ts';
import { askEachOnce, type askOffer } from '../../../provider/ask-offer.ts';
import { Refusal } from '../../../refusal.ts';
import { readConfirmation } from '../../../served/await-served.ts';
import { readStatements } from '../../../statements/read-statements.ts';
import { addCommand, type Runner } from '../../command.ts';
import {
  type Fit,
  fitOf,
  gateText,
  matrixText,
  type Running,
  type Withdrawals,
} from '../../output/status-matrix.ts';

interface Fault {
  /** The environment, or 'releases'. */
  readonly where: string;
  readonly found: string;
}

/** The result, or the fault as data, so that one bad document doesn't hide the others. */
const attempt = async <T>(where: string, work: () => Promise<T>): Promise<T | Fault> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return { where, found: error.message };
    throw error;
  }
};

const isFault = (value: object): value is Fault => 'where' in value && 'found' in value;
const isRead = <T extends object>(value: T | Fault): value is T => !isFault(value);

const readRunning = async (registry: Registry, name: string, ask: typeof askOffer): Promise<Running> => {
  const document = await registry.readEnvironment(name);
  const composition = document && (await registry.readComposition(document.composition));
  if (!composition) throw new Refusal(`The composition of '${name}' is not there: restore it from a copy.`);
  const { records, leftOut } = await readPinned(composition, (release) =>
    registry.readRecord(release, release.record),
  );
  const tried = document.canary && (await registry.readComposition(document.canary.composition));
  return {
    document,
    composition,
    records: new Map(records.map((record) => [record.id, record])),
    leftOut,
    sites: await readConfirmation(registry.documents, document),
    tried,
    statements: await readStatements(registry, document.composition),
    api: document.provider === undefined ? undefined : await ask(document.provider),
  };
};

const environmentData = (
  { document, composition, records, leftOut, sites, statements }: Running,
  canChange: boolean,
) => ({
  environment: document.environment,
  sequence: document.sequence,
  changedAt: document.changedAt,
  composition: document.composition,
  shell: composition.shell.version,
  remotes: Object.fromEntries(Object.entries(composition.remotes).map(([id, { version }]) => [id, version])),
  pins: document.pins,
  lock: document.lock ?? null,
  canary: document.canary ?? null,
  provider: document.provider ?? null,
  /** The site servers that serve it, and those that don't. */
  sites,
  endedByCanary: document.endedByCanary ?? {},
  /** Id of each remote that pages run without → why. */
  leftOut: Object.fromEntries([...leftOut].map(([id, { message }]) => [id, message])),
  /** Features of its releases that are missing although they run. */
  omissions: omissionsAmong([...records.values()]),
  /** Results of test suites for exactly this set. */
  tested: statements?.suites ?? [],
  approvals: statements?.approvals ?? [],
  /** Whether the environment's key is here. */
  canChange,
});

const releaseData = (
  { release, fits }: { release: StoredRelease; fits: readonly Fit[] },
  withdrawn: Withdrawals,
) => {
  const { id, version, source, owner, publishedAt, publishedBy } = release.record;
  return {
    id,
    version,
    source,
    owner,
    publishedAt,
    publishedBy,
    gate: fits,
    withdrawn: withdrawn.get(nameOf(release.record)) ?? null,
  };
};

/** The newest release of each id, and the newest that wasn't withdrawn: the candidate for a promotion. */
const newestOf = (releases: readonly StoredRelease[], withdrawn: Withdrawals): ReadonlySet<StoredRelease> => {
  const lastOf = (some: readonly StoredRelease[]) =>
    new Map(some.map((release) => [release.record.id, release])).values();
  const offered = releases.filter(({ record }) => !withdrawn.has(nameOf(record)));
  return new Set([...lastOf(releases), ...lastOf(offered)]);
};

const NOTHING: ReleaseList = { releases: [], unreadable: [], withdrawn: new Map() };

const readAll = async (registry: Registry) => {
  const names = await registry.listEnvironments();
  const ask = askEachOnce();
  const read = await Promise.all(names.map((name) => attempt(name, () => readRunning(registry, name, ask))));
  const listed = await attempt('releases', () => registry.listReleases());
  const environments = read.filter(isRead);
  const { releases, unreadable, withdrawn } = isFault(listed) ? NOTHING : listed;
  const judged = releases.map((release) => ({
    release,
    fits: environments
      .filter((one) => !pinsRelease(one.composition, release))
      .map((one) => fitOf(release, one)),
  }));
  const canChange = await Promise.all(
    environments.map(({ document }) =>
      registry.canSign(`environment/${document.environment}`).catch(() => false),
    ),
  );
  return {
    environments,
    judged,
    newest: newestOf(releases, withdrawn),
    withdrawn,
    canChange,
    faults: [
      ...read.filter(isFault),
      ...(isFault(listed) ? [listed] : []),
      ...unreadable.map((release) => ({ where: nameOf(release), found: release.why })),
    ],
  };
};

export const addStatus = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'status',
    group: 'release',
    summary: 'show what every environment runs, and whether the newest releases would load there',
    examples: ['status', 'status --gate'],
    options: [['--gate', 'judge every published release, and list them all']],
    schema: z.object({ gate: z._default(z.boolean(), false) }),
    run: async ({ registry }, _operands, { gate }) => {
      const { environments, judged, newest, withdrawn, canChange, faults } = await readAll(await registry());
      const shown = judged.filter(({ release }) => gate || newest.has(release));
      const verdicts = gateText(shown, withdrawn);
      const lines = [
        ...matrixText(environments, withdrawn),
        ...(verdicts.length > 0 ? ['', 'Would it load there?', ...verdicts] : []),
        ...(judged.length === 0 && faults.length === 0 ? ['', 'Nothing is published yet.'] : []),
        ...(gate ? ['', 'Published'] : []),
        ...(gate
          ? judged.map(({ release: { record } }) => `  ${nameOf(record)}  ${record.publishedAt}`)
          : []),
        ...faults.map(({ where, found }) => `\n${where} can't be shown: ${found}`),
      ];
      const data = {
        environments: environments.map((one, index) => environmentData(one, canChange[index] ?? false)),
        releases: judged.map((one) => releaseData(one, withdrawn)),
        faults,
      };
      return { text: lines.join('\n'), data, code: faults.length === 0 ? 0 : 1 };
    },
  });
