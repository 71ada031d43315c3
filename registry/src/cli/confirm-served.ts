import type { EnvironmentDocument } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { awaitServed, type Confirmation, isConfirmed } from '../served/await-served.ts';
import { numberBetween } from './arguments/read-options.ts';
import type { Answer, Context } from './command.ts';

const USUAL_SECONDS = 20;

/** Option of commands that change what an environment serves. */
export const WAIT_OPTION = [
  '--wait <seconds>',
  `how long its site servers may take to serve it (default: ${USUAL_SECONDS}; 0: don't ask them)`,
] as const;
export const waitSchema = z._default(numberBetween(0, 3600), USUAL_SECONDS);

/** Whether the site servers serve a change of an environment. */
export interface Confirmed {
  /** Sentences to append to the command's own text. */
  readonly text: string;
  readonly code: 0 | 1;
  /** Undefined when they weren't checked. */
  readonly sites: Confirmation | undefined;
}

const counted = (sites: number): string => (sites === 1 ? '1 site server' : `${sites} site servers`);

const textOf = (sites: Confirmation, seconds: number): string => {
  const { served, unserved } = sites;
  const all = served.length + unserved.length;
  if (all === 0) return 'No site server runs on this registry now.';
  const lines = unserved.map(({ site, why }) => `\n  ${site} ${why}`).join('');
  if (!isConfirmed(sites))
    return `After ${seconds} s ${counted(unserved.length)} of ${all} did not confirm it:${lines}`;
  const confirmed = served.length === 1 ? '1 site server serves it.' : `${counted(served.length)} serve it.`;
  return lines ? `${confirmed} Not waited for:${lines}` : confirmed;
};

/** Waits until the site servers serve an environment's current state, at most `seconds`. */
export const confirmServed = async (
  { registry, progress }: Pick<Context, 'registry' | 'progress'>,
  document: EnvironmentDocument,
  seconds: number,
): Promise<Confirmed> => {
  if (seconds === 0) return { text: '', code: 0, sites: undefined };
  const { documents } = await registry();
  progress(
    `Change ${document.sequence} of '${document.environment}' is signed; waiting for its site servers …`,
  );
  const sites = await awaitServed(documents, document, seconds * 1000);
  return { text: textOf(sites, seconds), code: isConfirmed(sites) ? 0 : 1, sites };
};

/** The answer of a command that changed an environment: what it did, then whether the site servers serve it. */
export const answerServed = async (
  context: Pick<Context, 'registry' | 'progress'>,
  said: string,
  document: EnvironmentDocument,
  seconds: number,
): Promise<Answer> => {
  const { text, code, sites } = await confirmServed(context, document, seconds);
  return { text: `${said} ${text}`.trim(), data: { ...document, sites }, code };
};
