import type { Command } from 'commander';
import { settingsFrom } from '../core/registry-settings.ts';
import { asUsageError, UsageError } from './arguments/usage-error.ts';
import { makeProgram } from './program.ts';

const COMMANDS = [
  'publish',
  'withdraw',
  'compose',
  'tested',
  'approve',
  'diff',
  'status',
  'compatibility',
  'promote',
  'rollback',
  'history',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'provider',
  'rules show',
  'rules set',
  'can-i-release',
  'canary',
  'flag set',
  'flag clear',
  'verify',
  'doctor',
  'bisect',
  'gc',
  'key create',
  'key list',
  'key add',
  'key renew',
  'key revoke',
  'key rotate',
];
const CHANGING = [
  'publish',
  'withdraw',
  'tested',
  'approve',
  'promote',
  'rollback',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'provider',
  'rules set',
  'canary',
  'flag set',
  'flag clear',
  'gc',
  'key add',
  'key renew',
  'key revoke',
  'key rotate',
];

/** The program, which records commands instead of running them. */
const recording = () => {
  const ran: { name: string; operands: readonly string[] }[] = [];
  const program = makeProgram(async (command) => {
    ran.push({ name: command.name(), operands: command.args });
  });
  return { program, ran };
};

const find = (name: string): Command => {
  const words = name.split(' ');
  let command = recording().program;
  for (const word of words) {
    const found = command.commands.find((one) => one.name() === word);
    if (!found) throw new Error(`There is no command ${name}`);
    command = found;
  }
  return command;
};

const helpOf = (command: Command): string => {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
};

/** Words as a shell would split them. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const examplesOf = (name: string): readonly string[] =>
  helpOf(find(name))
    .split('\n')
    .flatMap((line) => /^ {2}npx marketplace (.*)$/.exec(line)?.[1] ?? []);

test('there are just these commands', () => {
  const { program } = recording();
  const names = program.commands.flatMap((command) =>
    command.commands.length > 0
      ? command.commands.map((below) => `${command.name()} ${below.name()}`)
      : [command.name()],
  );
  expect([...names].sort()).toEqual([...COMMANDS].sort());
});

test.each(COMMANDS)('%s has a help with an example, and can answer in JSON', (name) => {
  const help = helpOf(find(name));
  expect(help).toContain('--json');
  expect(help).toContain(`npx marketplace ${name}`);
});

test.each(CHANGING)('%s says who did it and why', (name) => {
  const help = helpOf(find(name));
  expect(help).toContain('--by <name>');
  expect(help).toContain('--why <text>');
});

test.each(COMMANDS)('the examples of %s are written right', async (name) => {
  const examples = examplesOf(name);
  for (const example of examples) {
    const { program, ran } = recording();
    const [line = ''] = example.split(' > ');
    await program.parseAsync(wordsOf(line), { from: 'user' });
    expect(ran.map((one) => one.name)).toEqual([name.split(' ').at(-1)]);
  }
  expect(examples.length).toBeGreaterThan(0);
});

test('what stands behind -- belongs to the command that bisect runs', async () => {
  const { program, ran } = recording();
  const words = ['bisect', '--good', 'qa~1', '--bad', 'qa', '--', 'npm', 'test', '--', '--json'];
  await program.parseAsync(words, { from: 'user' });
  expect(ran[0]?.operands).toEqual(['npm', 'test', '--', '--json']);
});

/** The error about a command's syntax; it gets no registry. */
const complaintOf = async (...argv: readonly string[]): Promise<unknown> => {
  const program = makeProgram(async (command, work) => {
    const context = {
      registry: () => Promise.reject(new Error('It is written right')),
      settings: () => settingsFrom({ DATA_DIR: '/nowhere' }),
      env: {},
      actor: async () => ({ who: 'Meera', why: 'a test' }),
      progress: () => {},
    };
    await work(context, command.args);
  });
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: () => {} });
  return program.parseAsync(argv, { from: 'user' }).then(() => undefined, asUsageError);
};

test.each([
  ['promoto', "Unknown command 'promoto'. (Did you mean promote?)"],
  ['publish', "Missing required argument 'folder'."],
  ['promote booking@1.0.0', 'It needs --to.'],
  ['promote booking --to qa', "'booking' is no release; one is written discovery@1.4.2."],
  ['promote a@1.0.0 a@1.1.0 --to qa', 'a is named twice: an environment runs one version of it.'],
  ['promote a@1.0.0 --to QA', "--to: An environment is named in lower case, 'staging'."],
  ['compose booking', "'booking' is no release; one is written discovery@1.4.2."],
  ['compatibility --shell next', "'shell@next' is no release; one is written discovery@1.4.2."],
  ['diff qa', "Missing required argument 'b'."],
  ['history QA', "'QA' is no environment; one is written staging."],
  ['history qa --limit 0', '--limit: it is at least 1.'],
  ['lock QA', "'QA' is no environment; one is written staging."],
  ['pin booking', 'It needs --in.'],
  ['canary qa~1 --percent 10', 'It needs --in.'],
  ['canary qa~1 --in qa --percent 101', '--percent: it is at most 100.'],
  ['canary qa~1 --in qa --percent ten', '--percent: it is a number.'],
  ['rollback', 'rollback needs the environment, for instance rollback production.'],
  ['bisect --good qa', 'It needs --bad.'],
  ['key', 'Name a command below it.'],
  [
    'key create booking',
    "'booking' has no key: one is made for environment/production, releases/booking, suite/e2e, approver/meera, or root.",
  ],
  ['status --jason', "Unknown option '--jason'. (Did you mean --json?)"],
  ['status qa', "Too many arguments for 'status'. Expected 0 arguments but got 1."],
])('%s is told what is wrong with it', async (line, wanted) => {
  const complaint = await complaintOf(...line.split(' '));
  expect(complaint).toBeInstanceOf(UsageError);
  expect(complaint).toHaveProperty('message', wanted);
});
