import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as contract from '@sundara/contracts/api';
import { API_REPORT_FILE, describeOperations } from '@sundara/contracts/api-report';
import { PROVIDER_API_VERSION } from '@sundara/contracts/federation';

/** The report of the contract as it is now. */
export const presentReport = () => describeOperations(Object.values(contract), PROVIDER_API_VERSION);

const textOf = (): string => `${JSON.stringify(presentReport(), null, 2)}\n`;

/** Writes the report of the provider API anew from the contract. */
export const makeApiReport = (root: string): Promise<void> =>
  writeFile(path.join(root, API_REPORT_FILE), textOf());

/** Whether the report that lies there is not that of the contract, as a sentence. */
export async function reportFaults(root: string): Promise<string[]> {
  const kept = await readFile(path.join(root, API_REPORT_FILE), 'utf8').catch(() => '');
  return kept === textOf() ? [] : [`${API_REPORT_FILE} is not that of the contract: run npm run verify.`];
}
