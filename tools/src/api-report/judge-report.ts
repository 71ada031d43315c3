import { isDeepStrictEqual } from 'node:util';

/** What a version number stands for, part by part. */
export interface Numbered<P> {
  readonly version: string;
  readonly parts: Readonly<Record<string, P>>;
}

/** A version number that has a report, and which changes of a report break those who depend on it. */
export interface ReportNumber<P> {
  /** 'provider API'. */
  readonly title: string;
  /** Who depends on it: 'callers'. */
  readonly users: string;
  /** Where the number is defined: 'PROVIDER_API_VERSION in shared-contracts/src/federation/versions.ts'. */
  readonly source: string;
  /** What users of `before` lack in `now`, one line each. */
  readonly breaksOf: (before: Numbered<P>['parts'], now: Numbered<P>['parts']) => readonly string[];
}

/** The reports that a new one is compared with. */
export interface Published<P> {
  /** The report first committed with the present number; undefined when no commit has the number yet. */
  readonly same?: Numbered<P> | undefined;
  /** The report of the previous number. */
  readonly before?: Numbered<P> | undefined;
}

const partsOf = (version: string): readonly number[] => version.split('.').map(Number);

const isAfter = (version: string, other: string): boolean => {
  const [now, before] = [partsOf(version), partsOf(other)];
  const at = now.findIndex((part, index) => part !== before[index]);
  return at !== -1 && (now[at] ?? 0) > (before[at] ?? 0);
};

/** '1.6.0' → '1.7.0', or '2.0.0' where something breaks. */
const nextOf = (version: string, isBreaking: boolean): string => {
  const [major = 0, minor = 0] = partsOf(version);
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
};

/** The parts that differ, three at most by name. */
const changedIn = <P>({ parts: before }: Numbered<P>, { parts: now }: Numbered<P>): string => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], now[name]));
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
  return `${changed.slice(0, 3).join(', ')}${more}`;
};

/**
 * Faults of a number and its report, one sentence each: a number stands for one report for good, and a change that
 * breaks users of the previous number needs a new major version.
 */
export const judgeReport = <P>(
  { title, users, source, breaksOf }: ReportNumber<P>,
  now: Numbered<P>,
  { same, before }: Published<P>,
): readonly string[] => {
  if (same && !isDeepStrictEqual(same, now)) {
    const next = nextOf(now.version, breaksOf(same.parts, now.parts).length > 0);
    return [
      `The ${title} has changed (${changedIn(same, now)}) and its number is still ${now.version}: raise ${source} to ${next}, then run npm run verify.`,
    ];
  }
  // Judged even if already committed: the check of a whole history comes after the commit.
  if (!before) return [];
  const breaks = breaksOf(before.parts, now.parts);
  const isMajor = (partsOf(now.version)[0] ?? 0) > (partsOf(before.version)[0] ?? 0);
  if (breaks.length > 0 && !isMajor)
    return [
      `What the ${title} ${now.version} changes breaks ${users} of ${before.version}: keep it beside what is new, or make ${source} ${nextOf(before.version, true)}.`,
      ...breaks.map((one) => `  ${one}`),
    ];
  if (isAfter(now.version, before.version)) return [];
  return [
    `The number of the ${title} goes back from ${before.version} to ${now.version}: make ${source} ${nextOf(before.version, breaks.length > 0)}.`,
  ];
};
