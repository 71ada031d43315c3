import { once } from 'node:events';
import { lastSentence } from './last-sentence.ts';
import { type NodeChildOptions, startNode } from './node-child.ts';

const LINES_KEPT = 200;

export interface ServerProgram extends NodeChildOptions {
  /** As the user knows it: 'the provider API'. */
  readonly name: string;
  readonly args: readonly string[];
}

export interface ServerEnd {
  /** 'the provider API ended with exit code 1' */
  readonly how: string;
  /** The last line of its error output that says something; undefined when there is none. */
  readonly lastErrorLine: string | undefined;
}

export interface ServerChild {
  readonly name: string;
  /** Resolves when the process has ended. */
  readonly ended: Promise<ServerEnd>;
  readonly hasEnded: () => boolean;
  /** From now on, its output goes to our own output; earlier output is dropped. */
  readonly showOutput: () => void;
  /** Asks it to end, and ends it when it hasn't within the limit. */
  readonly stop: (limitMs: number) => Promise<void>;
  readonly kill: () => void;
}

/** Starts a server; its output is held back until `showOutput`, so that a failed start ends in one sentence. */
export const startServer = ({ name, args, ...options }: ServerProgram): ServerChild => {
  const child = startNode(args, options);
  const errors: string[] = [];
  let isShown = false;
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      if (isShown) out.write(text);
      if (stream === child.stderr) errors.push(...text.split('\n').filter((line) => line.trim() !== ''));
      errors.splice(0, Math.max(0, errors.length - LINES_KEPT));
    });
  }
  let isOver = false;
  const ended = once(child, 'close')
    .catch((error: Error) => [error.message, null])
    .then(([code, signal]) => {
      isOver = true;
      const how = `${name} ended ${signal ? `by ${signal}` : `with exit code ${code}`}`;
      return { how, lastErrorLine: lastSentence(errors) };
    });
  return {
    name,
    ended,
    hasEnded: () => isOver,
    showOutput: () => {
      isShown = true;
    },
    stop: async (limitMs) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(limit);
    },
    kill: () => child.kill('SIGKILL'),
  };
};
