import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import { folderOf, nameOf } from '../core/release-name.ts';
import { checkComposition } from '../gate/check-composition.ts';
import { Refusal, Unreadable } from '../refusal.ts';
import { type Check, type Diagnosis, OPERATOR, type Patient } from './diagnosis.ts';

/** The owner of an environment: the owner of its newest trusted key. */
export const ownerOf = async ({ registry }: Patient, name: string): Promise<string> => {
  const trust = await registry.keys.newest().catch(() => undefined);
  return trust?.keys.findLast(({ subject }) => subject === `environment/${name}`)?.owner ?? OPERATOR;
};

const UPDATE =
  'Pages run without it: update this program and the site, or promote a version that they can read.';

const missingOf = async (registry: Registry, release: PinnedRelease): Promise<Diagnosis | undefined> => {
  const where = nameOf(release);
  const next = 'Roll the environment back, or restore the files from a copy; verify tells all that is wrong.';
  try {
    const record = await registry.readRecord(release, release.record);
    const present = new Set(await registry.files.list(`${folderOf(release)}/`));
    const lost = Object.keys(record.files).filter((file) => !present.has(`${folderOf(release)}/${file}`));
    if (lost.length === 0) return undefined;
    const cause = `${lost.length} of its ${Object.keys(record.files).length} files are not there, ${lost[0]} for one.`;
    return { code: 'REG112', where, cause, owner: record.owner, next };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof Unreadable)
      return { code: 'REG114', where, cause: error.message, owner: OPERATOR, next: UPDATE };
    return { code: 'REG112', where, cause: error.message, owner: OPERATOR, next };
  }
};

const checkRunning = async (
  registry: Registry,
  { environment, composition, canary }: EnvironmentDocument,
  owner: string,
): Promise<readonly Diagnosis[]> => {
  const found: Diagnosis[] = [];
  for (const id of [composition, ...(canary ? [canary.composition] : [])]) {
    const document = await registry.readComposition(id);
    const where = `${environment}, composition ${id.slice(0, 12)}`;
    if (!document) {
      const next = 'Restore it from a copy, or roll the environment back.';
      found.push({ code: 'REG112', where, cause: 'The composition is not there.', owner, next });
      continue;
    }
    const missing = await Promise.all(releasesOf(document).map((release) => missingOf(registry, release)));
    const lost = missing.filter((one) => one !== undefined);
    found.push(...lost);
    if (lost.some(({ code }) => code === 'REG112')) continue;
    for (const finding of await checkComposition(registry, document, document))
      found.push({
        code: 'REG113',
        where,
        cause: `${finding.release} (${finding.rule}): ${finding.found}.`,
        owner,
        next: `Promote what fits: ${finding.remedy}.`,
      });
  }
  return found;
};

/** Whether each environment can be trusted, and everything that it runs exists and is compatible. */
export const checkEnvironments: Check = async (patient) => {
  const { registry } = patient;
  const found: Diagnosis[] = [];
  for (const name of await registry.listEnvironments()) {
    const owner = await ownerOf(patient, name);
    try {
      const document = await registry.readEnvironment(name);
      if (document) found.push(...(await checkRunning(registry, document, owner)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const next = 'Restore the document from a copy; pages run what they had until then.';
      found.push({ code: 'REG111', where: name, cause: error.message, owner, next });
    }
  }
  return found;
};
