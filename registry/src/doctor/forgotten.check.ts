import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { StoredRelease } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { type Check, type Diagnosis, OPERATOR, type Patient } from './diagnosis.ts';
import { ownerOf } from './environments.check.ts';

const DAY_MS = 86_400_000;
/** By then a canary has seen every weekday. */
const LONG_CANARY_MS = 7 * DAY_MS;
const LONG_LOCK_MS = 7 * DAY_MS;
/** Synchronized clocks differ by seconds. */
const SKEW_MS = 5 * 60_000;

const daysSince = (at: string, now: number): number => Math.floor((now - Date.parse(at)) / DAY_MS);

const checkCanary = ({ environment, canary }: EnvironmentDocument, owner: string, now: number) =>
  canary && now - Date.parse(canary.startedAt) > LONG_CANARY_MS
    ? [
        {
          code: 'REG121',
          where: environment,
          cause: `${canary.percent} % of the browsers get another composition for ${daysSince(canary.startedAt, now)} days.`,
          owner,
          next: `End it: canary finish --in ${environment}, or canary stop --in ${environment}.`,
        } as const,
      ]
    : [];

const checkLock = ({ environment, lock }: EnvironmentDocument, now: number) =>
  lock && now - Date.parse(lock.at) > LONG_LOCK_MS
    ? [
        {
          code: 'REG122',
          where: environment,
          cause: `${lock.by} locked it ${daysSince(lock.at, now)} days ago: ${lock.why}.`,
          owner: lock.by,
          next: `If the reason is gone: unlock ${environment}.`,
        } as const,
      ]
    : [];

const checkClock = ({ environment, changedAt }: EnvironmentDocument, now: number) =>
  Date.parse(changedAt) - now > SKEW_MS
    ? [
        {
          code: 'REG123',
          where: environment,
          cause: `Its last change was ${Math.round((Date.parse(changedAt) - now) / 60_000)} minutes from now.`,
          owner: OPERATOR,
          next: 'Set the clock of this machine, or of the one that made the change; what is kept by age goes by it.',
        } as const,
      ]
    : [];

const checkPins = async (
  { registry, now }: Patient,
  { environment, composition, pins }: EnvironmentDocument,
  releases: readonly StoredRelease[],
): Promise<readonly Diagnosis[]> => {
  const document = await registry.readComposition(composition);
  return Object.entries(pins).flatMap(([id, { by, why, at }]): readonly Diagnosis[] => {
    const locked = id === SHELL_ID ? document?.shell : document?.remotes[id];
    const own = releases.filter(({ record }) => record.id === id);
    const place = own.findIndex(({ hash }) => hash === locked?.record);
    const newest = own.at(-1)?.record.version;
    if (!locked || place === -1 || place === own.length - 1) return [];
    return [
      {
        code: 'REG124',
        where: `${environment}, ${id}`,
        cause: `It is pinned at ${locked.version} for ${daysSince(at, now)} days (${why}), and ${newest} is published.`,
        owner: by,
        next: `If the reason is gone: unpin ${id} --in ${environment}.`,
      },
    ];
  });
};

/** Canaries, locks and pins that somebody may have forgotten. */
export const checkForgotten: Check = async (patient) => {
  const { registry, now } = patient;
  const found: Diagnosis[] = [];
  // Unreadable releases are reported by another check.
  const { releases } = await registry.listReleases().catch(() => ({ releases: [] }));
  for (const name of await registry.listEnvironments()) {
    const document = await registry.readEnvironment(name).catch(() => undefined);
    if (!document) continue;
    const pins = await checkPins(patient, document, releases).catch(() => []);
    found.push(
      ...checkCanary(document, await ownerOf(patient, name), now),
      ...checkLock(document, now),
      ...checkClock(document, now),
      ...pins,
    );
  }
  return found;
};

/** Whether a link could show other versions to visitors of production. */
export const checkOverrides: Check = async ({ env }) => {
  const names = (env.OVERRIDE_ENVIRONMENTS ?? '').split(',').map((name) => name.trim());
  if (!names.includes('production')) return [];
  return [
    {
      code: 'REG125',
      where: 'OVERRIDE_ENVIRONMENTS',
      cause: 'It names production, so a link can make a visitor run any published version there.',
      owner: OPERATOR,
      next: 'Take production out of it and start the site again.',
    },
  ];
};
