import { type Ages, agedVersions, isOldEnough, LEAST_DAYS } from './ages.ts';
import { type LockedPackage, versionedName } from './locked-packages.ts';

/** The versions of a package with the instants (ISO) at which they were published, according to a registry. */
export type AskPublished = (name: string) => Promise<Readonly<Record<string, string>>>;

const AT_ONCE = 4;

export interface Asked {
  /** The ages known now, of the lock's versions only, without those that are too young. */
  readonly ages: Ages;
  /** How many versions were asked about. */
  readonly asked: number;
  /** Versions that may not be used yet, one sentence each. */
  readonly faults: readonly string[];
}

/**
 * Asks for the publication dates of the versions for which they are not known yet.
 *
 * @param today the day of the request, '2026-11-23'
 * @throws what `ask` throws
 */
export const askAges = async (
  packages: readonly LockedPackage[],
  known: Ages,
  ask: AskPublished,
  today: string,
): Promise<Asked> => {
  const counted = agedVersions(packages);
  const ages: Ages = {};
  const waiting: LockedPackage[] = [];
  for (const one of counted) {
    const age = known[versionedName(one)];
    if (age) ages[versionedName(one)] = age;
    else waiting.push(one);
  }
  const asked = waiting.length;
  const faults: string[] = [];
  const askNext = async (): Promise<void> => {
    const one = waiting.shift();
    if (!one) return;
    const name = versionedName(one);
    const published = (await ask(one.name))[one.version]?.slice(0, 10);
    if (published === undefined) {
      faults.push(`The registry does not tell when ${name} was published: ask one that does.`);
    } else if (isOldEnough(name, { published, asked: today })) {
      ages[name] = { published, asked: today };
    } else {
      faults.push(
        `${name} was published on ${published}, less than ${LEAST_DAYS} days ago: wait, or take an earlier version.`,
      );
    }
    await askNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return { ages, asked, faults: faults.sort() };
};
