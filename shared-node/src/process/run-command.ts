import { readEnvironment } from './read-environment.ts';
import { EXIT, type Role, RoleRefused } from './role.ts';
import { runRole } from './run-role.ts';

/** A role of the command: what it does, and its code, which is loaded only when it runs. */
interface Entry {
  readonly says: string;
  readonly load: () => Promise<Role>;
}

interface Command {
  /** '1.4.0 (3f2a9c…)'. */
  readonly version: string;
  readonly roles: Readonly<Record<string, Entry>>;
}

/**
 * Runs `sundara [--settings file] <role> [words]`. `--help` and `--version` answer and end; what is not written right is
 * one sentence and exit code 2.
 */
export const runCommand = async (
  { version, roles }: Command,
  [...words]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  try {
    const [first] = words;
    if (first === '--version') return console.log(version);
    if (first === '--help') return console.log(helpOf(roles));
    const file = takeSettings(words);
    const [name = '', ...more] = words;
    const entry = Object.hasOwn(roles, name) ? roles[name] : undefined;
    if (!entry) throw misspelt(`Name a role: ${Object.keys(roles).join(', ')}. See sundara --help.`);
    const settings = readEnvironment(env, file);
    await runRole(name, await entry.load(), { env: settings, words: more });
  } catch (error) {
    if (!(error instanceof RoleRefused)) throw error;
    console.error(`sundara: ${error.message}`);
    process.exitCode = error.code;
  }
};

const misspelt = (sentence: string): RoleRefused => new RoleRefused(sentence, EXIT.notWrittenRight);

/** Takes `--settings <file>` out of the words before the role. */
const takeSettings = (words: string[]): string | undefined => {
  if (words[0] !== '--settings') return undefined;
  const [, file] = words.splice(0, 2);
  if (file === undefined) throw misspelt('Name the file after --settings.');
  return file;
};

const helpOf = (roles: Command['roles']): string =>
  [
    'sundara [--settings <file>] <role>',
    '',
    ...Object.entries(roles).map(([name, { says }]) => `  ${name.padEnd(12)}${says}`),
    '',
    'Settings are environment variables, or lines NAME=value of the file. X_FILE names a file that holds the secret X.',
    'Exit codes: 0 ended as asked, 1 failed, 2 not written right, 78 a setting is wrong.',
  ].join('\n');
