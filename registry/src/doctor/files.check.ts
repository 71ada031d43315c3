import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import type { Fault } from '../verify/fault.ts';
import { verifyRelease } from '../verify/verify-release.ts';
import { type Check, type Diagnosis, OPERATOR } from './diagnosis.ts';
import { eachEnvironment } from './each-environment.ts';

/** Changed content, or an invalid compressed form; lost files are reported as REG112. */
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

/** Whether every file that environments run is the published one, in each of its compressed forms. */
export const checkFiles: Check = async (patient) => {
  const { registry } = patient;
  const seen = new Set<string>();
  return eachEnvironment(patient, async ({ composition, canary }) => {
    const found: Diagnosis[] = [];
    for (const id of [composition, canary?.composition]) {
      const document = id && (await registry.readComposition(id));
      for (const release of document ? releasesOf(document) : []) {
        if (seen.has(nameOf(release))) continue;
        seen.add(nameOf(release));
        found.push(...(await examineOne(registry, release)));
      }
    }
    return found;
  });
};
