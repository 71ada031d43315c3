import path from 'node:path';
import { z } from 'zod';
import { npmCommand } from '../../setup/packages.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { readLock } from '../lock/lock-file.ts';
import { runQuietly } from '../machine/run-quietly.ts';
import type { Task } from '../workspace/task.ts';
import { readAges, writeAges } from './ages.ts';
import { type AskPublished, askAges } from './ask-ages.ts';
import { lockedPackages } from './locked-packages.ts';

const LIMIT_MS = 60_000;
const timesSchema = z.record(z.string(), z.string());

/** Uses npm, so that registry and credentials are those of every install. @throws Refusal when there is no answer */
const askRegistry: AskPublished = async (name) => {
  const npm = npmCommand();
  try {
    // npm's warnings would be mixed with the JSON.
    const words = ['view', name, 'time', '--json', '--loglevel=error'];
    const answer = await runQuietly(npm.file, [...npm.args, ...words], { limitMs: LIMIT_MS });
    return timesSchema.parse(JSON.parse(answer));
  } catch (error) {
    throw new Refusal(
      `the registry does not tell when ${name} was published (${error instanceof Error ? error.message : error}).`,
    );
  }
};

/**
 * `npm run check:age`: asks the registry for the age of each new version in the lock, and records it. A version younger
 * than 7 days is refused. A mirror may report the later day on which it copied a version.
 */
export const checkAgeTask: Task = async ({ root }) => {
  const packages = lockedPackages(await readLock(path.join(root, 'package-lock.json')));
  const today = new Date().toISOString().slice(0, 10);
  const { ages, asked, faults } = await askAges(packages, await readAges(root), askRegistry, today);
  await writeAges(root, ages);
  for (const fault of faults) console.error(fault);
  console.log(`Asked for the age of ${asked} versions; ${Object.keys(ages).length} are old enough.`);
  return faults.length === 0 ? 0 : 1;
};
