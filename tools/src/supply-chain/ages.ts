import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type LockedPackage, versionedName } from './locked-packages.ts';

/** Most malicious versions are detected and withdrawn within days. */
export const LEAST_DAYS = 7;
const DAY_MS = 86_400_000;
/** Below the root. */
const AGES_FILE = 'tools/src/supply-chain/ages.json';

/** Versions accepted earlier, with the reason: a fix that could not wait. None now. */
const TAKEN_EARLIER: Readonly<Record<string, string>> = {};

const day = z.iso.date();
/** 'name@version' → the day it was published, and the day the registry was asked. */
const agesSchema = z.record(z.string(), z.object({ published: day, asked: day }));
export type Ages = z.output<typeof agesSchema>;

export const readAges = async (root: string): Promise<Ages> =>
  agesSchema.parse(JSON.parse(await readFile(path.join(root, AGES_FILE), 'utf8')));

/** Writes one version per line, sorted by name. */
export const writeAges = (root: string, ages: Ages): Promise<void> => {
  const lines = Object.entries(ages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { published, asked }]) => `  "${name}": { "published": "${published}", "asked": "${asked}" }`,
    );
  return writeFile(path.join(root, AGES_FILE), `{\n${lines.join(',\n')}\n}\n`);
};

/** Whether a version was old enough when the registry was asked, or is an exception by name. */
export const isOldEnough = (name: string, { published, asked }: Ages[string]): boolean =>
  Object.hasOwn(TAKEN_EARLIER, name) || Date.parse(asked) - Date.parse(published) >= LEAST_DAYS * DAY_MS;

/**
 * Versions whose age counts. One made for one system does not: the package that requires it names its exact version,
 * and is published with it.
 */
export const agedVersions = (packages: readonly LockedPackage[]): readonly LockedPackage[] =>
  packages.filter(({ isForOneSystem }) => !isForOneSystem);

/** Versions of the lock that are too young or of unknown age, one sentence each. Makes no requests. */
export const ageFaults = (packages: readonly LockedPackage[], ages: Ages): string[] => {
  const names = agedVersions(packages).map(versionedName);
  const unknown = names.filter((name) => !Object.hasOwn(ages, name));
  const young = names.filter((name) => ages[name] && !isOldEnough(name, ages[name]));
  return [
    ...unknown.map((name) => `When ${name} was published is not known: run npm run check:age.`),
    ...young.map(
      (name) =>
        `${name} was published less than ${LEAST_DAYS} days before it was taken in: take an earlier version.`,
    ),
  ];
};
