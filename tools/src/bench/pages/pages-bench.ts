import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../../setup/refusal.mjs';
import { CHROMIUM } from '../../machine/missing-programs.ts';
import { runVisibly } from '../../processes/run-visibly.ts';
import { buildMonolith } from './monolith/build-monolith.ts';

const PROGRAM = 'e2e/src/bench/pages/main.ts';
const ROUNDS = 9;
/** Start and interactions, and then each round. */
const LIMIT_MS = { start: 30 * 60_000, round: 15 * 60_000 };

/**
 * `npm run bench -- pages`: how fast the federated site's pages come and answer, beside the same sources built as one
 * monolith without federation.
 *
 * @param words a number of rounds; nothing for nine
 * @returns exit code 1 when a goal is missed
 * @throws Refusal without Chromium, or for another word
 */
export const benchPages = async (root: string, [word = `${ROUNDS}`]: readonly string[]): Promise<number> => {
  const chromium = CHROMIUM.find(process.env);
  if (!chromium) throw new Refusal('this needs Chromium; CHROMIUM_PATH names it.');
  const rounds = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  if (rounds < 1)
    throw new Refusal(`give a number of rounds from 1 to 99, or nothing for ${ROUNDS}, not ${word}.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-monolith-'));
  // Also when we are asked to end.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  console.log('Building the monolith …');
  await buildMonolith(folder);
  return runVisibly(process.execPath, ['--import=tsx', PROGRAM, folder, `${rounds}`], {
    root,
    limitMs: LIMIT_MS.start + rounds * LIMIT_MS.round,
    environment: { ...process.env, [CHROMIUM.variable]: chromium },
  });
};
