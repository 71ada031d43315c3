import { parseArgs } from 'node:util';
import { Refusal } from '../refusal.ts';
import { type Layout, layoutOf } from '../store/layout.ts';
import { promoteCommand } from './promote.command.ts';
import { publishCommand } from './publish.command.ts';
import { statusCommand } from './status.command.ts';
import { UsageError } from './usage-error.ts';

const HELP = `Releases of the marketplace's parts.

  publish <build folder> [...]               take builds into the registry, for good
  promote <id>@<version> [...] --to <name>   make an environment run these releases; the others stay
  status                                     what is published, and what each environment runs

Options
  --json     answer in JSON
  --help     this text

Settings
  DATA_DIR   where the registry lies (default: .data)

Exit codes: 0 done, 1 refused or failed, 2 the command is not written right.`;

/** What a command answers: text for people, and the same as data for \`--json\`. */
export interface Answer {
  readonly text: string;
  readonly data: unknown;
}

export interface Arguments {
  readonly operands: readonly string[];
  readonly to: string | undefined;
}

const COMMANDS: Readonly<Record<string, (layout: Layout, args: Arguments) => Promise<Answer>>> = {
  publish: publishCommand,
  promote: promoteCommand,
  status: statusCommand,
};

const readArguments = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const run = async (argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const { values, positionals } = readArguments(argv);
  if (values.help) return HELP;
  const [name, ...operands] = positionals;
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(name === undefined ? 'Name a command.' : `There is no command '${name}'.`);
  const answer = await command(layoutOf(env.DATA_DIR || '.data'), { operands, to: values.to });
  return values.json ? JSON.stringify(answer.data, null, 2) : answer.text;
};

/** Runs the release command line; answers the exit code. Answers go to stdout, refusals to stderr. */
export const main = async (argv: readonly string[], env: NodeJS.ProcessEnv): Promise<0 | 1 | 2> => {
  try {
    process.stdout.write(`${await run(argv, env)}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const known = isUsage || error instanceof Refusal;
    const message = known ? error.message : `This is a fault of the command itself: ${String(error)}`;
    const hint = isUsage ? ' Run with --help to see how it is written.' : '';
    if (argv.includes('--json')) process.stdout.write(`${JSON.stringify({ error: message })}\n`);
    process.stderr.write(`${message}${hint}\n`);
    return isUsage ? 2 : 1;
  }
};
