import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { CompositionDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal, systemCode } from '../refusal.ts';

/** As with `git bisect run`: a code above this means that the command itself failed. */
const ABORT_ABOVE = 127;

/** A set for a user's command to examine. */
export interface Trial {
  readonly id: string;
  readonly document: CompositionDocument;
}

export interface CommandSettings {
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  /** Called with the command's output as it arrives. */
  readonly hear: (text: string) => void;
}

/**
 * Runs a command for a set, which it finds in MARKETPLACE_COMPOSITION and, as 'shell@1.0.0 booking@1.4.2', in
 * MARKETPLACE_VERSIONS.
 *
 * @returns its exit code
 * @throws Refusal when it can't be started, ends with a code above 127 or by a signal, or takes longer than the limit
 */
export const runForSet = async (
  [program = '', ...args]: readonly string[],
  { id, document }: Trial,
  { env, limitMs, hear }: CommandSettings,
): Promise<number> => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', process.stderr],
    env: {
      ...env,
      MARKETPLACE_COMPOSITION: id,
      MARKETPLACE_VERSIONS: releasesOf(document).map(nameOf).join(' '),
    },
  });
  child.stdout.setEncoding('utf8').on('data', hear);
  // Not with spawn's `timeout` option: its timer outlives a program that could not be started.
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const [code] = await once(child, 'close')
    .catch((error: unknown) => {
      throw new Refusal(`${program} can't be started (${systemCode(error) ?? error}).`);
    })
    .finally(() => clearTimeout(limit));
  if (typeof code !== 'number')
    throw new Refusal(`${program} was ended by a signal, or took longer than ${limitMs / 60_000} minutes.`);
  if (code > ABORT_ABOVE) throw new Refusal(`${program} failed by itself: it ended with exit code ${code}.`);
  return code;
};
