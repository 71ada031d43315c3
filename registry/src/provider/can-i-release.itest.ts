import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import type { ReleaseRecord } from '@sundara/contracts/federation';
import { pin } from '../acts/pin.ts';
import { promote } from '../acts/promote.ts';
import { setProvider } from '../acts/set-provider.ts';
import { startCanary } from '../acts/start-canary.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { RECORD_FILE } from '../core/release-name.ts';
import { examine } from '../doctor/examine.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { apiOf, type Offered, openApiOf, runProvider } from '../testing/provider-server.ts';
import { aDeclaration, aRemoteRecord } from '../testing/release-records.ts';
import { runCli } from '../testing/run-cli.ts';
import { ACTOR, SHELL, stock, stockedRegistry } from '../testing/stocked-registry.ts';

const API: Offered = {
  'bookings.list': { id: 'string', total: 'number' },
  'points.count': { points: 'integer' },
};
const WITHOUT_TOTAL: Offered = { ...API, 'bookings.list': { id: 'string' } };

/** A remote that uses one operation with the reply of the current API. */
const caller = (id: string, version: string, operation: string): ReleaseRecord => ({
  ...aRemoteRecord(id, version, aDeclaration(id, { operations: [operation] })),
  api: { [operation]: apiOf(API)[operation] ?? assert.fail() },
});

/** 'local' runs orders 1.0.0, pinned there, and tries loyalty 1.0.0 in a canary; 'qa' runs only a shell. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [
    caller('orders', '1.0.0', 'bookings.list'),
    caller('loyalty', '1.0.0', 'points.count'),
  ]);
  const { composition } = await promote(registry, 'local', [{ id: 'orders', version: '1.0.0' }], ACTOR);
  const running = await registry.readComposition(composition);
  const tried = await makeComposition(registry, running, [{ id: 'loyalty', version: '1.0.0' }]);
  const canary = await registry.keepComposition(tried);
  await startCanary(registry, 'local', { composition: canary, percent: 5 }, ACTOR);
  await pin(registry, 'local', 'orders', ACTOR);
  await promote(registry, 'qa', [SHELL], ACTOR);
  const folder = await temporaryFolder(t, 'openapi');
  /** The document of an API about to be released. */
  const document = async (version: string, operations: Offered) => {
    const file = path.join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(openApiOf(version, operations)));
    return file;
  };
  return { ...stocked, document };
};

test('an API that takes nothing away can be released', async (t) => {
  const { variables, document } = await prepare(t);
  const more = { ...API, 'bookings.list': { ...API['bookings.list'], note: 'string' } };
  const { code, stdout } = await runCli(variables, 'can-i-release', await document('1.1.0', more));
  assert.deepEqual(
    [code, stdout],
    [0, 'The API 1.1.0 can be released: all that runs in local, qa has what it takes.\n'],
  );
});

test('an API without a field that something live reads is refused, with who reads it and what would do', async (t) => {
  const { variables, document } = await prepare(t);
  const file = await document('1.1.0', WITHOUT_TOTAL);
  const { code, stdout } = await runCli(variables, 'can-i-release', file);
  assert.equal(code, 1);
  assert.equal(
    stdout,
    "orders@1.0.0 in 'local' (pinned) would break (reply-field): it calls bookings.list, and the API 1.1.0 doesn't answer total; keep it as it was, or have orders team promote a version that does without first.\nThe API 1.1.0 can't be released: 1 break in local, qa.\n",
  );
  assert.equal((await runCli(variables, 'can-i-release', file, '--in', 'qa')).code, 0);
  const told = JSON.parse((await runCli(variables, 'can-i-release', file, '--json')).stdout);
  assert.deepEqual(told.broken, [
    {
      environment: 'local',
      release: 'orders@1.0.0',
      by: 'pin',
      owner: 'orders team',
      rule: 'reply-field',
      found: "it calls bookings.list, and the API 1.1.0 doesn't answer total",
    },
  ]);
});

test('what a canary tries counts as live, and a new major suits nobody who did not ask for it', async (t) => {
  const { variables, document } = await prepare(t);
  const { 'points.count': _, ...less } = API;
  const canary = await runCli(variables, 'can-i-release', await document('1.1.0', less));
  assert.match(canary.stdout, /^loyalty@1\.0\.0 in 'local' \(canary\) would break \(operation\)/);
  const major = await runCli(variables, 'can-i-release', await document('2.0.0', API), '--in', 'local');
  assert.match(major.stdout, /discovery@1\.0\.0 in 'local' would break \(provider-api\).* is 2\.0\.0;/);
});

test('without an operand it is the committed report, an address is asked, and what is no API is told', async (t) => {
  const { variables } = await prepare(t);
  // The committed contract has neither of the invented operations.
  const committed = await runCli(variables, 'can-i-release');
  assert.match(committed.stdout, /orders@1\.0\.0 in 'local' \(pinned\) would break \(operation\)/);
  const { origin, stop } = await runProvider(t, '1.1.0', API);
  assert.equal((await runCli(variables, 'can-i-release', origin)).code, 0);
  await stop();
  assert.match(
    (await runCli(variables, 'can-i-release', origin)).stderr,
    /doesn't answer what the provider API has/,
  );
  assert.match(
    (await runCli(variables, 'can-i-release', 'package.json')).stderr,
    /is neither an OpenAPI document/,
  );
});

test('an environment or a release that cannot be read never lets an API pass', async (t) => {
  const { variables, dataDir, document } = await prepare(t);
  const file = await document('1.1.0', API);
  const nowhere = await runCli(variables, 'can-i-release', file, '--in', 'staging');
  assert.deepEqual(
    [nowhere.code, nowhere.stderr.startsWith("Nothing runs in the environment 'staging'")],
    [1, true],
  );
  const record = path.join(dataDir, 'registry/files/remotes/orders/1.0.0', RECORD_FILE);
  await writeFile(record, '{}');
  const { code, stdout } = await runCli(variables, 'can-i-release', file, '--in', 'local');
  assert.equal(code, 1);
  assert.match(stdout, /orders@1\.0\.0 in 'local' \(pinned\) would break \(unreadable\)/);
});

test('doctor and status tell what the running API lacks, that it is silent, and that none is named', async (t) => {
  const { variables, registry, settings } = await prepare(t);
  const codes = async () => {
    const found = await examine({ registry, settings, env: {}, now: Date.now() });
    return found.map(({ code, where }) => `${code} ${where}`).filter((line) => /REG1(17|18|27)/.test(line));
  };
  assert.deepEqual(await codes(), ['REG127 local', 'REG127 qa']);
  const provider = await runProvider(t, '1.1.0', API);
  for (const name of ['local', 'qa']) await setProvider(registry, name, provider.origin, ACTOR);
  assert.deepEqual(await codes(), []);
  assert.match((await runCli(variables, 'status')).stdout, / {2}provider API 1\.1\.0 at http/);
  provider.become('1.1.0', WITHOUT_TOTAL);
  assert.deepEqual(await codes(), ['REG117 local, orders@1.0.0']);
  const { stdout } = await runCli(variables, 'status');
  assert.match(stdout, / {2}orders@1\.0\.0 breaks \(reply-field\): it calls bookings\.list/);
  assert.match(stdout, /orders@1\.0\.0 would not load in qa \(reply-field\)/);
  await provider.stop();
  assert.deepEqual(await codes(), ['REG118 local', 'REG118 qa']);
});
