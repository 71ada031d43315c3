import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { validate } from 'dockerfile-utils';
import { OPERATIONS, ROOT, settingFaults } from './run-settings.ts';

/** The instructions of the file, each on one line, without comments. */
const instructionsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return name !== undefined && rest !== undefined ? [[name, rest] as const] : [];
    });

describe('the Containerfile', () => {
  let text: string;
  let instructions: readonly (readonly [string, string])[];
  before(async () => {
    text = await readFile(path.join(OPERATIONS, 'image/Containerfile'), 'utf8');
    instructions = instructionsOf(text);
  });
  const all = (wanted: string) => instructions.flatMap(([name, rest]) => (name === wanted ? [rest] : []));

  it('is written as builders read it', () => {
    const faults = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
    assert.deepEqual(faults, []);
  });

  it('names one exact version of Node, which the operator is told too', async () => {
    const runbook = await readFile(path.join(ROOT, 'docs/how-to/operator.md'), 'utf8');
    const versions = `${text}${runbook}`.match(/node:\d[\w.-]*/g) ?? [];
    assert.match(versions[0] ?? '', /^node:24\.\d+\.\d+-/);
    assert.deepEqual([...new Set(versions)], versions.slice(0, 1));
    assert.ok(runbook.includes(versions[0] ?? 'none'));
    assert.deepEqual(
      all('FROM').filter((from) => !/^(?:\$\{NODE_IMAGE\}|runtime) AS \w+$/.test(from)),
      [],
    );
  });

  it('runs as a user by number who is not root, on code of root, and writes to its data alone', () => {
    assert.match(all('USER').at(-1) ?? '', /^[1-9]\d*:[1-9]\d*$/);
    assert.equal(all('USER')[0], all('USER').at(-1));
    assert.deepEqual(all('VOLUME'), ['/data']);
    assert.doesNotMatch(all('COPY').join('\n'), /--ch(?:own|mod)/);
  });

  it('gives every role the one port that it tells and that its health check asks', async () => {
    const env = Object.fromEntries(
      all('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('='))),
    );
    const { NODE_ENV: _, METRICS_HOST: metricsHost, ...settings } = env;
    assert.deepEqual(await settingFaults({ ...settings, METRICS_HOST: metricsHost }), []);
    const { PORT, API_PORT, WORKER_PORT } = settings;
    assert.deepEqual([API_PORT, WORKER_PORT, all('EXPOSE')], [PORT, PORT, [PORT]]);
    assert.match(all('HEALTHCHECK')[0] ?? '', /CMD \["node", "\/opt\/sundara\/bin\/health\.mjs"\]$/);
  });

  it('leaves out of images what is secret', async () => {
    const ignored = (await readFile(path.join(ROOT, '.dockerignore'), 'utf8')).split('\n');
    for (const secret of ['.git', '.data', '**/.env', 'operations/compose/secrets'])
      assert.ok(ignored.includes(secret));
  });
});
