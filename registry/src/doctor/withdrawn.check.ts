import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { newReleases, type WithdrawnRelease, withdrawnAmong } from '../environments/require-not-withdrawn.ts';
import type { Check, Diagnosis, Patient } from './diagnosis.ts';
import { eachEnvironment } from './each-environment.ts';
import { ownerOf } from './environments.check.ts';

const causeOf = ({ withdrawn: { by, why, at } }: WithdrawnRelease): string =>
  `${by} withdrew it on ${at}: ${why}.`;

/** The team that published the release, which can publish a replacement. */
const teamOf = async (registry: Registry, releases: readonly PinnedRelease[], name: string) => {
  const release = releases.find((one) => nameOf(one) === name);
  const record = release && (await registry.readRecord(release, release.record).catch(() => undefined));
  return record?.owner;
};

const examineOne = async (
  patient: Patient,
  { environment, composition, canary, pins }: EnvironmentDocument,
): Promise<readonly Diagnosis[]> => {
  const { registry } = patient;
  const owner = await ownerOf(patient, environment);
  const running = await registry.readComposition(composition);
  const tried = canary && (await registry.readComposition(canary.composition));
  if (!running) return [];
  const told = async (releases: readonly PinnedRelease[], next: (id: string) => string) =>
    Promise.all(
      (await withdrawnAmong(registry, releases)).map(async (one): Promise<Diagnosis> => {
        const team = await teamOf(registry, releases, nameOf(one));
        return {
          code: 'REG115',
          where: `${environment}, ${nameOf(one)}`,
          cause: causeOf(one),
          owner: team === undefined || team === owner ? owner : `${owner}, with ${team}`,
          next: next(one.id),
        };
      }),
    );
  return [
    ...(await told(
      releasesOf(running),
      (id) =>
        `${pins[id] ? `Unpin ${id}, then promote` : 'Promote'} another version: promote ${id}@<version> --to ${environment}; or rollback ${environment}.`,
    )),
    ...(tried
      ? await told(newReleases(tried, running), () => `End its canary: canary stop --in ${environment}.`)
      : []),
  ];
};

/** Whether environments run withdrawn releases, or try them in a canary. */
export const checkWithdrawn: Check = (patient) =>
  eachEnvironment(patient, (document) => examineOne(patient, document));
