import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLock } from '../lock/lock-file.ts';
import { ageFaults, readAges } from './ages.ts';
import { BILL_FILE, billOfMaterials } from './bill-of-materials.ts';
import { installScriptFaults } from './install-scripts.ts';
import { licenseFaults } from './licenses.ts';
import { lockedPackages } from './locked-packages.ts';

const packagesOf = async (root: string) =>
  lockedPackages(await readLock(path.join(root, 'package-lock.json')));

/** Writes the bill of materials again from the lock. */
export const makeBillOfMaterials = async (root: string): Promise<void> => {
  await writeFile(path.join(root, BILL_FILE), billOfMaterials(await packagesOf(root)));
};

/** Faults of the packages that the lock names, one sentence each: scripts, licenses, ages, their bill. */
export const supplyChainFaults = async (root: string): Promise<string[]> => {
  const packages = await packagesOf(root);
  const text = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => '');
  const isBillOld = (await text(BILL_FILE)) !== billOfMaterials(packages);
  return [
    ...installScriptFaults(packages, await text('.npmrc')),
    ...licenseFaults(packages),
    ...ageFaults(packages, await readAges(root)),
    ...(isBillOld ? [`${BILL_FILE} is not that of package-lock.json: run npm run verify.`] : []),
  ];
};
