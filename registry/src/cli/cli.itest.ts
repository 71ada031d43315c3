import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../testing/build-folder.ts';
import { runCliProcess } from '../testing/run-cli.ts';
import { makeProgram } from './program.ts';

const BIN = fileURLToPath(new URL('../../bin/marketplace.mjs', import.meta.url));

test('the program that npx runs is the command line, wherever it is called', async (t) => {
  const elsewhere = await temporaryFolder(t, 'elsewhere');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [BIN, '--help'], { cwd: elsewhere });
  assert.match(stdout, /^Usage: marketplace <command>/);
  assert.match(stdout, /promote \[release\.\.\.\]/);
  assert.match(
    stdout,
    /Exit codes: 0 done, 1 refused, failed or found faulty, 2 the command is not written right/,
  );
  assert.equal(stderr, '');
});

test('what is not written right is exit code 2, on stderr alone unless data was asked for', async (t) => {
  const variables = { DATA_DIR: await temporaryFolder(t, 'data') };
  const nameless = await runCliProcess(variables, []);
  assert.equal(nameless.code, 2);
  assert.equal(nameless.stderr, 'Name a command. Run with --help to see how it is written.\n');
  assert.equal(nameless.stdout, '');
  const unwritten = await runCliProcess(variables, ['promote', 'booking@1.0.0', '--json']);
  assert.equal(unwritten.code, 2);
  assert.deepEqual(JSON.parse(unwritten.stdout), { error: 'It needs --to.' });
});

test('what is refused is exit code 1 and one sentence', async (t) => {
  const variables = { DATA_DIR: await temporaryFolder(t, 'data') };
  const { code, stdout, stderr } = await runCliProcess(variables, ['diff', 'qa', 'production', '--json']);
  assert.equal(code, 1);
  assert.match(stderr, /^There is no composition 'qa': .*\n$/);
  assert.deepEqual(JSON.parse(stdout), { error: stderr.trimEnd() });
});

test('an empty registry has a status', async (t) => {
  const variables = { DATA_DIR: await temporaryFolder(t, 'data') };
  const { code, stdout } = await runCliProcess(variables, ['status', '--json']);
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(stdout), { environments: [], releases: [], faults: [] });
});

test('a wrong setting is told by its name', async (t) => {
  const DATA_DIR = await temporaryFolder(t, 'data');
  const { code, stderr } = await runCliProcess({ DATA_DIR, REGISTRY_DATABASE_URL: 'mysql://marigold' }, [
    'status',
  ]);
  assert.equal(code, 1);
  assert.match(stderr, /^REGISTRY_DATABASE_URL must be .*\n$/);
  assert.doesNotMatch(stderr, /marigold/);
});

/** Commands in a text: on a separate line, or in backticks. */
const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|`)(?:npx marketplace|npm run marketplace --) +([^`#\n>]+)/gm)].map(
    ([, line = '']) => line.trim(),
  );

/** Words as a shell would split them. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

test('every command that README and docs show is written right', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const pages = (await readdir(path.join(root, 'docs'), { recursive: true })).filter((name) =>
    name.endsWith('.md'),
  );
  let count = 0;
  for (const page of ['README.md', ...pages.map((name) => path.join('docs', name))])
    for (const line of commandsIn(await readFile(path.join(root, page), 'utf8'))) {
      // A line with placeholders is not a command.
      if (/<[a-z]|…|--help/.test(line)) continue;
      const program = makeProgram(async () => {});
      await assert.doesNotReject(program.parseAsync(wordsOf(line), { from: 'user' }), `${page}: ${line}`);
      count += 1;
    }
  assert.ok(count >= 14);
});
