import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import { runProgram } from '../run-program.ts';
import type { LoadAnswers, LoadPlan } from './offer-load.ts';

/** Offers a load from a process of its own, so that sending it delays nothing of the test. */
export const runLoad = async (plan: LoadPlan): Promise<LoadAnswers> => {
  const dataDir = await makeTemporaryFolder();
  await writeFile(path.join(dataDir, 'load.json'), JSON.stringify(plan));
  const program = runProgram('offer-load', { dataDir });
  const line = await program.line('answers ');
  await program.ended();
  await removeFolder(dataDir);
  return JSON.parse(line.slice('answers '.length));
};
