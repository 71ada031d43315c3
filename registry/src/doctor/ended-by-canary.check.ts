import { nameOf } from '../core/release-name.ts';
import { failedCanaries } from '../environments/ended-by-canary.ts';
import type { Check, Diagnosis } from './diagnosis.ts';

/**
 * Parts that need a better version, as a canary ended their newest one. Nothing is needed if there is a newer version
 * or it was withdrawn.
 */
export const checkEndedByCanary: Check = async ({ registry }) => {
  // Unreadable releases are reported by another check.
  const listed = await registry.listReleases().catch(() => undefined);
  if (!listed) return [];
  const newest = new Map(listed.releases.map(({ record }) => [record.id, record]));
  const failed = await failedCanaries(registry);
  return [...newest.values()].flatMap((record): readonly Diagnosis[] => {
    const name = nameOf(record);
    if (listed.withdrawn.has(name)) return [];
    return failed
      .filter(({ release }) => release === name)
      .map(({ environment, at, why }) => ({
        code: 'REG126',
        where: `${environment}, ${name}`,
        cause: `Its canary failed on ${at}: ${why}.`,
        owner: record.owner,
        next: `Publish a better version; withdraw ${name}, or take it with --again, each with a reason.`,
      }));
  });
};
