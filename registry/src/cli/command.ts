import type { Command } from 'commander';
import type * as z from 'zod/mini';
import type { Actor, Registry } from '../core/registry.ts';
import type { RegistrySettings } from '../core/registry-settings.ts';
import { readOptions } from './arguments/read-options.ts';

/** What a command answers: text for people, and the same as data for `--json`. */
export interface Answer {
  readonly text: string;
  readonly data: unknown;
  /** 1 where the answer itself is bad news: faults were found. */
  readonly code?: 0 | 1;
}

/** What a command works with. */
export interface Context {
  /** Opened at the first call, and closed when the command is done. */
  readonly registry: () => Promise<Registry>;
  readonly settings: () => RegistrySettings;
  readonly env: NodeJS.ProcessEnv;
  /** Who acts and why, as `--by` and `--why` say. */
  readonly actor: () => Promise<Actor>;
  /** A line on stderr for who waits. */
  readonly progress: (line: string) => void;
}

const GROUPS = {
  release: 'Releases',
  environment: 'Environments',
  canary: 'Canaries',
  care: 'Looking after the registry',
} as const;

export interface CommandDescription<O> {
  /** 'promote', or 'key create' for a command below another. */
  readonly name: string;
  readonly group: keyof typeof GROUPS;
  /** '<release...>', each with what it is. */
  readonly operands?: readonly (readonly [name: string, what: string])[];
  readonly summary: string;
  /** What stands behind `npx marketplace`. */
  readonly examples: readonly string[];
  /** '--to <environment>', each with what it is. */
  readonly options?: readonly (readonly [flags: string, what: string])[];
  /** Whether it changes something, and so takes `--by` and `--why`. */
  readonly acts?: boolean;
  readonly schema: z.ZodMiniType<O>;
  readonly run: (context: Context, operands: readonly string[], options: O) => Promise<Answer>;
}

/** Runs one command's work in the frame that all share, and says what came of it. */
export type Runner = (
  command: Command,
  work: (context: Context, operands: readonly string[]) => Promise<Answer>,
) => Promise<void>;

/** What the commands below one word do together. */
const TOGETHER: Readonly<Record<string, string>> = {
  key: 'make, list and end keys',
  flag: 'turn something new on for some browsers',
  rules: 'say what must be true before something runs',
};

const parentOf = (program: Command, words: readonly string[], group: string): Command => {
  const [first, second] = words;
  if (first === undefined || second === undefined) return program;
  const known = program.commands.find((command) => command.name() === first);
  return (
    known ??
    program
      .command(first)
      .helpCommand(false)
      .helpGroup(group)
      .summary(TOGETHER[first] ?? '')
  );
};

/** Adds a described command, with its help, to the program. */
export const addCommand = <O>(program: Command, runner: Runner, description: CommandDescription<O>): void => {
  const { name, operands = [], summary, examples, options = [], acts = false, schema, run } = description;
  const words = name.split(' ');
  const parent = parentOf(program, words, `${GROUPS[description.group]}:`);
  const command = parent.command(words.at(-1) ?? name).summary(summary);
  command.description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`);
  if (parent === program) command.helpGroup(`${GROUPS[description.group]}:`);
  for (const [operand, what] of operands) command.argument(operand, what);
  for (const [flags, what] of options) command.option(flags, what);
  if (acts)
    command
      .option('--by <name>', 'who acts (default: git user.name, or USER)')
      .option('--why <text>', 'the reason, kept in the history for good');
  command.option('--json', 'answer in JSON');
  const lines = examples.map((example) => `  npx marketplace ${example}`);
  command.addHelpText('after', ['', lines.length > 1 ? 'Examples:' : 'Example:', ...lines, ''].join('\n'));
  command.action(() => {
    const read = readOptions(schema, command.opts());
    return runner(command, (context, given) => run(context, given, read));
  });
};
