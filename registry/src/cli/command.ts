import type { Command } from 'commander';
import type * as z from 'zod/mini';
import type { Actor, Registry } from '../core/registry.ts';
import type { RegistrySettings } from '../core/registry-settings.ts';
import { readOptions } from './arguments/read-options.ts';

/** The result of a command: text for people, and the same as data for `--json`. */
export interface Answer {
  readonly text: string;
  readonly data: unknown;
  /** 1 when the command worked but has bad news: it found faults. */
  readonly code?: 0 | 1;
}

/** The dependencies of a command. */
export interface Context {
  /** Opened on the first call, and closed when the command is done. */
  readonly registry: () => Promise<Registry>;
  readonly settings: () => RegistrySettings;
  readonly env: NodeJS.ProcessEnv;
  /** Who acts and why, from `--by` and `--why`. */
  readonly actor: () => Promise<Actor>;
  /** Writes a line of progress to stderr. */
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
  /** '<release...>', each with a description. */
  readonly operands?: readonly (readonly [name: string, what: string])[];
  readonly summary: string;
  /** Example arguments to `npx marketplace`. */
  readonly examples: readonly string[];
  /** '--to <environment>', each with a description. */
  readonly options?: readonly (readonly [flags: string, what: string])[];
  /** Whether it changes something, and so takes `--by` and `--why`. */
  readonly acts?: boolean;
  readonly schema: z.ZodMiniType<O>;
  readonly run: (context: Context, operands: readonly string[], options: O) => Promise<Answer>;
}

/** Runs the work of a command with the setup that all commands share, and handles its result. */
export type Runner = (
  command: Command,
  work: (context: Context, operands: readonly string[]) => Promise<Answer>,
) => Promise<void>;

/** Summary of each group of subcommands, by its word. */
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
