import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { CompositionDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal, systemCode } from '../refusal.ts';
import type { Verdict } from './find-culprits.ts';

/** As with `git bisect run`: this code says that it can't be told, and one above 127 that the command itself failed. */
const SKIP = 125;
const ABORT_ABOVE = 127;

export interface Trial {
  readonly id: string;
  readonly document: CompositionDocument;
}

/**
 * Runs a command for a composition, which it finds in MARKETPLACE_COMPOSITION and, as 'shell@1.0.0 booking@1.4.2', in
 * MARKETPLACE_VERSIONS. What it prints goes to stderr.
 *
 * @throws Refusal when it can't be started, ends with a code above 127 or by a signal, or takes longer than the limit
 */
export const tryWithCommand = async (
  [program = '', ...args]: readonly string[],
  { id, document }: Trial,
  { env, limitMs }: { readonly env: NodeJS.ProcessEnv; readonly limitMs: number },
): Promise<Verdict> => {
  const child = spawn(program, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: {
      ...env,
      MARKETPLACE_COMPOSITION: id,
      MARKETPLACE_VERSIONS: releasesOf(document).map(nameOf).join(' '),
    },
  });
  // Not by the option of that name: its timer outlives a program that could not be started.
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const [code] = await once(child, 'close')
    .catch((error: unknown) => {
      throw new Refusal(`${program} can't be started (${systemCode(error) ?? error}).`);
    })
    .finally(() => clearTimeout(limit));
  if (typeof code !== 'number')
    throw new Refusal(`${program} was ended by a signal, or took longer than ${limitMs / 60_000} minutes.`);
  if (code > ABORT_ABOVE) throw new Refusal(`${program} failed by itself: it ended with exit code ${code}.`);
  if (code === SKIP) return 'skip';
  return code === 0 ? 'good' : 'bad';
};
