import { Refusal } from '../../setup/refusal.mjs';
import { CHROMIUM } from '../machine/missing-programs.ts';
import { runVisibly } from '../processes/run-visibly.ts';

const PROGRAM = 'e2e/src/bench/calendar.ts';
const LIMIT_MS = 15 * 60_000;

/**
 * `npm run bench -- calendar`: how smoothly a visit can be dragged over a full day of the salon's calendar.
 * @returns exit code 1 when a task blocks the page for longer than the goal
 * @throws Refusal without Chromium
 */
export const benchCalendar = (root: string): Promise<number> => {
  const chromium = CHROMIUM.find(process.env);
  if (!chromium) throw new Refusal('this needs Chromium; CHROMIUM_PATH names it.');
  return runVisibly(process.execPath, ['--import=tsx', PROGRAM], {
    root,
    limitMs: LIMIT_MS,
    environment: { ...process.env, [CHROMIUM.variable]: chromium },
  });
};
