import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { runTool } from '../processes/run-tool.ts';
import { type Container, containerOf, firstProcess } from './contained.ts';
import { packageServers } from './make-package.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAKE_BUILDS = 'registry/src/testing/programs/make-builds.ts';
const MAKE_DATABASE = 'provider-api/src/testing/programs/make-database.ts';
const LIMIT_MS = 60_000;
/** An import of what only builds and tests have. */
const DEVELOPMENT =
  /(?:from\s*|import\s*\(?\s*|require\s*\(\s*)["'](?:tsx|esbuild|typescript|@swc\/core)(?:\/[^"']*)?["']/;

describe('the package, moved to another place', () => {
  let place: string;
  let folder: string;
  let databaseUrl: string;
  const children: ReturnType<typeof spawn>[] = [];
  const newDatabase = async (): Promise<string> => {
    const { code, output } = await runTool(ROOT, [MAKE_DATABASE], LIMIT_MS);
    assert.equal(code, 0, output);
    return output.trim();
  };
  before(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'sundara-package-'));
    await packageServers(ROOT, path.join(place, 'made'));
    folder = path.join(place, 'moved');
    await rename(path.join(place, 'made'), folder);
    databaseUrl = await newDatabase();
    for (const name of ['data', 'secrets']) await mkdir(path.join(place, name));
    await writeFile(path.join(place, 'secrets/token'), 'a secret that only tests know, long enough\n');
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(place, { recursive: true });
  });

  const asItIs = (): Container => ({
    ...{ words: [], package: folder },
    ...{ data: path.join(place, 'data'), secrets: path.join(place, 'secrets') },
  });
  const run = (words: readonly string[], settings: Record<string, string> = {}, container = asItIs()) => {
    const { PATH = '' } = process.env;
    const env = {
      ...{ PATH, DATA_DIR: container.data, DATABASE_URL: databaseUrl },
      ...{ API_PORT: '0', WORKER_PORT: '0', TOKEN_SECRET_FILE: path.join(container.secrets, 'token') },
      ...{ RAZORPAY_KEY_SECRET: 'only for tests', RAZORPAY_WEBHOOK_SECRET: 'only for tests' },
      ...settings,
    };
    const command = [process.execPath, path.join(container.package, 'bin/sundara.mjs'), ...words];
    const [program = '', ...more] = [...container.words, ...command];
    const child = spawn(program, more, { env, cwd: place });
    children.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    let isClosed = false;
    child.once('close', () => {
      isClosed = true;
    });
    return {
      stop: async () => process.kill(await firstProcess(container, child.pid ?? assert.fail()), 'SIGTERM'),
      address: async () => {
        const found = await until(
          () => /listens on (http:\S+)/.exec(said)?.[1] ?? (child.exitCode !== null && said),
        );
        assert.match(found, /^http:\S+$/);
        return found;
      },
      ended: async () => {
        await until(() => isClosed, LIMIT_MS);
        return { code: child.exitCode, said };
      },
    };
  };

  it('imports no package of development', async () => {
    const files = (await readdir(path.join(folder, 'servers'))).filter((file) => file.endsWith('.js'));
    assert.ok(files.length > 0);
    for (const file of files)
      assert.doesNotMatch(await readFile(path.join(folder, 'servers', file), 'utf8'), DEVELOPMENT, file);
  });

  it('holds no history of its sources (ASVS 5, 13.4.1)', async () => {
    const all = await readdir(folder, { recursive: true });
    assert.ok(all.length > 0);
    assert.deepEqual(
      all.filter((file) => file.split(path.sep).includes('.git')),
      [],
    );
  });

  it('migrates, then its roles answer and stop as asked', async () => {
    const migrated = await run(['migrate']).ended();
    assert.equal(migrated.code, 0, migrated.said);
    const settings = path.join(place, 'settings.env');
    await writeFile(settings, 'LOG_LEVEL=silent\n');
    const servers = [run(['--settings', settings, 'api']), run(['worker'])];
    for (const server of servers) {
      const address = await server.address();
      await until(async () => (await fetch(`${address}/readyz`)).status === 200);
    }
    const [api] = servers;
    const salons = await fetch(`${await api?.address()}/api/public/salons`);
    assert.equal(salons.status, 200, await salons.text());
    for (const server of servers) {
      await server.stop();
      const { code, said } = await server.ended();
      assert.equal(code, 0, said);
    }
  });

  it('runs as the image runs it: nothing to write to, no rights, and signals count for its first process', async () => {
    const container = containerOf(asItIs());
    const settings = { DATABASE_URL: await newDatabase() };
    const migrated = await run(['migrate'], settings, container).ended();
    assert.equal(migrated.code, 0, migrated.said);

    const health = async (address: string) =>
      runTool(folder, ['bin/health.mjs', '/readyz'], LIMIT_MS, {
        ...process.env,
        PORT: new URL(address).port,
      });
    const patient = run(['api'], { ...settings, STOP_DELAY_SECONDS: '600' }, container);
    const address = await patient.address();
    await until(async () => (await health(address)).code === 0);
    await patient.stop();
    await until(async () => (await health(address)).code === 1);
    assert.match((await health(address)).stdout, /^\/readyz answers 503: .*This process is stopping/);
    await patient.stop();
    assert.equal((await patient.ended()).code, 143);
    assert.match((await health(address)).stdout, /^\/readyz does not answer: ECONNREFUSED$/m);

    const worker = run(['worker'], settings, container);
    await worker.address();
    await worker.stop();
    assert.equal((await worker.ended()).code, 0);
  });

  it('fills an environment that runs nothing, and leaves it alone from then on', async () => {
    const made = await runTool(ROOT, [MAKE_BUILDS, path.join(folder, 'apps')], LIMIT_MS);
    assert.equal(made.code, 0, made.output);
    const environment = { ...process.env, DATA_DIR: path.join(place, 'first') };
    const release = (...words: string[]) =>
      runTool(folder, ['bin/first-release.mjs', ...words], LIMIT_MS, environment);
    const first = await release('production');
    assert.match(first.stdout, /^'production' runs booking@1\.0\.0, shell@1\.0\.0\.$/m, first.output);
    const again = await release('production');
    assert.deepEqual(
      [again.code, again.stdout],
      [0, "'production' runs something already: promote what it is to run instead.\n"],
    );
    const faulty = await release('Production');
    assert.equal(faulty.code, 2, faulty.output);
    assert.match(faulty.stderr, /sundara marketplace key ended with 2\.$/m);
    assert.equal((await release()).code, 2);
  });

  it('saves what runs into a folder, once, and restores it elsewhere', async () => {
    const today = path.join(place, 'backups', 'today');
    const saved = await run(['backup', today]).ended();
    assert.equal(saved.code, 0, saved.said);
    assert.match(saved.said, /today is whole: \d+ files\n$/);
    assert.match((await run(['backup', today]).ended()).said, /today is not empty/);
    const elsewhere = { DATABASE_URL: await newDatabase(), DATA_DIR: path.join(place, 'elsewhere') };
    const restored = await run(['restore', today], elsewhere).ended();
    assert.equal(restored.code, 0, restored.said);
    const again = await run(['restore', today], elsewhere).ended();
    assert.deepEqual([again.code, /The database holds tables/.test(again.said)], [1, true], again.said);
  });

  it('ends with 78 where a setting is wrong, 2 where a command is not written right, and tells the rest', async () => {
    const cases: [string[], Record<string, string>, number, RegExp][] = [
      [['api'], { TOKEN_SECRET_FILE: path.join(place, 'none') }, 78, /The file that TOKEN_SECRET_FILE names/],
      [['site'], { PORT: 'x' }, 78, /^sundara site: PORT is 'x', but must be a port/],
      [['site'], {}, 1, /^sundara site: Nothing runs in the environment 'local'/],
      [['sight'], {}, 2, /^sundara: Name a role: site, render, api/],
      [['--settings'], {}, 2, /^sundara: Name the file after --settings\.$/],
      [['--version'], {}, 0, /^\d+\.\d+\.\d+ \(\w+\)$/],
      [['--help'], {}, 0, /^ {2}worker +does/m],
      [['marketplace', 'publish'], {}, 2, /--help/],
      [['backup'], {}, 2, /^sundara backup: It is written: sundara backup <new folder>/],
      [['restore', place], {}, 1, /^sundara restore: .* holds no whole backup/],
    ];
    for (const [words, settings, expected, sentence] of cases) {
      const { code, said } = await run(words, settings).ended();
      assert.equal(code, expected, said);
      assert.match(said.trim(), sentence);
    }
  });
});
