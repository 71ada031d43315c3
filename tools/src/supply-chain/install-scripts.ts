import type { LockedPackage } from './locked-packages.ts';

/** The line that `.npmrc` must contain, so that an install runs no code of packages. */
const WANTED = 'ignore-scripts=true';

/** Packages that have an install script, and why they work although it never runs. */
export const SCRIPTS_NOT_NEEDED: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles itself where no ready binary fits; those are optional packages',
  '@swc/core': 'looks whether its ready binary, an optional package, can be loaded',
  esbuild: 'puts its ready binary, an optional package, in the place of its command, to start it sooner',
};

/**
 * Faults that would let a package run code at install, one sentence each.
 * @param npmrc the text of the repository's `.npmrc`
 */
export const installScriptFaults = (packages: readonly LockedPackage[], npmrc: string): string[] => {
  const lines = npmrc.split(/\r?\n/).map((line) => line.trim());
  const missing = lines.includes(WANTED)
    ? []
    : [`.npmrc does not say ${WANTED}, so an install would run the code of packages.`];
  const strangers = packages
    .filter(({ name, runsScript }) => runsScript && !Object.hasOwn(SCRIPTS_NOT_NEEDED, name))
    .map(
      ({ name }) =>
        `${name} wants to run a script at install, which never happens here: see whether it works without, and name it in tools/src/supply-chain/install-scripts.ts.`,
    );
  return [...missing, ...strangers];
};
