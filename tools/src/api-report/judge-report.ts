import { isDeepStrictEqual } from 'node:util';
import { type ApiReport, findBreaks } from '@sundara/contracts/api-report';

/** The reports that a new one is compared with. */
export interface Published {
  /** What the present number was given to; undefined when no commit has it yet. */
  readonly same?: ApiReport | undefined;
  /** What the number before it stood for. */
  readonly before?: ApiReport | undefined;
}

const NUMBER = 'PROVIDER_API_VERSION in shared-contracts/src/federation/versions.ts';

const breaksOf = (before: ApiReport, now: ApiReport): readonly string[] =>
  Object.entries(before.operations).flatMap(([name, operation]) =>
    findBreaks(name, operation, now.operations[name]).map(({ what }) => `${name}: it ${what}`),
  );

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

/** The operations that differ, three at most by name. */
const changedIn = (before: ApiReport, now: ApiReport): string => {
  const names = [...new Set([...Object.keys(before.operations), ...Object.keys(now.operations)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before.operations[name], now.operations[name]));
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
  return `${changed.slice(0, 3).join(', ')}${more}`;
};

/**
 * Whether the number of the provider API says what its report says, a sentence for each fault: a number stands for one
 * report for good, and what breaks callers of the number before has a new major.
 */
export const judgeReport = (now: ApiReport, { same, before }: Published): readonly string[] => {
  if (same && !isDeepStrictEqual(same, now)) {
    const next = nextOf(now.version, breaksOf(same, now).length > 0);
    return [
      `The provider API has changed (${changedIn(same, now)}) and its number is still ${now.version}: raise ${NUMBER} to ${next}, then run npm run verify.`,
    ];
  }
  // Also what is committed already: the check of a whole history comes after the commit.
  if (!before) return [];
  const breaks = breaksOf(before, now);
  const isMajor = (partsOf(now.version)[0] ?? 0) > (partsOf(before.version)[0] ?? 0);
  if (breaks.length > 0 && !isMajor)
    return [
      `What the provider API ${now.version} changes breaks callers of ${before.version}: keep it beside what is new, or make ${NUMBER} ${nextOf(before.version, true)}.`,
      ...breaks.map((one) => `  ${one}`),
    ];
  if (isAfter(now.version, before.version)) return [];
  return [
    `The number of the provider API goes back from ${before.version} to ${now.version}: make ${NUMBER} ${nextOf(before.version, breaks.length > 0)}.`,
  ];
};
