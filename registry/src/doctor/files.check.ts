import { type PinnedRelease, releasesOf } from '../compose/releases-of.ts';
import type { Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';
import type { Fault } from '../verify/fault.ts';
import { verifyRelease } from '../verify/verify-release.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';

/** What environments run or try in a canary, each release once; what can't be read is told by other checks. */
const releasesInUse = async (registry: Registry): Promise<readonly PinnedRelease[]> => {
  const inUse = new Map<string, PinnedRelease>();
  for (const name of await registry.listEnvironments())
    try {
      const { composition, canary } = (await registry.readEnvironment(name)) ?? {};
      for (const id of [composition, canary?.composition]) {
        const document = id && (await registry.readComposition(id));
        for (const release of document ? releasesOf(document) : []) inUse.set(nameOf(release), release);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  return [...inUse.values()];
};

/** Changed, or garbage in a compressed form; what is lost stands under REG112. */
const isChanged = ({ code }: Fault): boolean => code === 'REG212' || code === 'REG213';

const examineOne = async (registry: Registry, release: PinnedRelease): Promise<readonly Diagnosis[]> => {
  const { faults } = await verifyRelease(registry.files, release);
  const [first, ...others] = faults.filter(isChanged);
  if (!first) return [];
  const more = others.length > 0 ? ` So are ${others.length} more.` : '';
  return [
    {
      code: 'REG116',
      where: nameOf(release),
      cause: `${first.where} is not what was published. ${first.found}${more}`,
      owner: OPERATOR,
      next: 'Restore the files from a copy, and find out who can write there; until then promote or roll back to another version. verify tells all that is wrong.',
    },
  ];
};

/** Whether every file of what environments run is the one that was published, in each of its compressed forms. */
export const checkFiles: Check = async ({ registry }) => {
  const found: Diagnosis[] = [];
  for (const release of await releasesInUse(registry)) found.push(...(await examineOne(registry, release)));
  return found;
};
