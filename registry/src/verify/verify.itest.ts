import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { promote } from '../acts/promote.ts';
import { actsFrom, keepAct } from '../core/acts.ts';
import { sealDocument } from '../keys/envelope.ts';
import { readSigningKey } from '../keys/key-ring.ts';
import { runCli } from '../testing/run-cli.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  emptyRegistry,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../testing/stocked-registry.ts';
import { verifyRegistry } from './verify-registry.ts';

const BOOKING = 'remotes/booking/1.0.0';

/** The faults that are found, as 'REG212 remotes/…'. */
const faultsOf = async ({ registry }: TestRegistry): Promise<readonly string[]> => {
  const { faults } = await verifyRegistry(registry, () => {});
  return faults.map(({ code, where }) => `${code} ${where}`);
};

/** Overwrites a document, as anyone who can write to the store could. */
const overwrite = async ({ registry: { documents } }: TestRegistry, name: string, text: string) => {
  const stored = await documents.read(name);
  assert.ok(await documents.write(name, text, stored?.revision));
};

const edit = async (stocked: TestRegistry, name: string, from: string, to: string) => {
  const text = (await stocked.registry.documents.read(name))?.text ?? '';
  assert.ok(text.includes(from), `${name} has no ${from}`);
  await overwrite(stocked, name, text.replace(from, to));
};

const running = async ({ registry }: TestRegistry): Promise<string> =>
  (await registry.readEnvironment('local'))?.composition ?? '';

/** An environment with three acts, and a release that it doesn't run. */
const grown = async (t: Parameters<typeof stockedRegistry>[0]): Promise<TestRegistry> => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [discoveryRelease('1.1.0'), bookingRelease('1.1.0')]);
  for (const version of ['1.1.0', '1.0.0'])
    await promote(stocked.registry, 'local', [{ id: 'discovery', version }], ACTOR);
  return stocked;
};

test('a registry that nobody touched has no fault, and everything in it was looked at', async (t) => {
  const { registry, variables } = await grown(t);
  const lines: string[] = [];
  const { faults, checked } = await verifyRegistry(registry, (line) => lines.push(line));
  assert.deepEqual(faults, []);
  assert.deepEqual(checked, {
    logs: 3,
    environments: 1,
    acts: 10,
    compositions: 2,
    releases: 5,
    files: 6 + 3 + 3 + 2 + 2,
  });
  assert.equal(lines.length, 6);
  const { code, stdout } = await runCli(variables, 'verify');
  assert.equal(code, 0);
  assert.match(stdout, /^All is as it was signed: 3 logs, /);
});

test('an empty registry has no fault', async (t) => {
  assert.deepEqual(await faultsOf(await emptyRegistry(t)), []);
});

test('every kind of change to a file is found by its name, and ends with exit code 1', async (t) => {
  const stocked = await grown(t);
  const { files } = stocked.registry;
  const entry = `${BOOKING}/remoteEntry.js`;
  const content = await files.read(entry);
  assert.ok(content);
  const oneByte = Buffer.from(content);
  oneByte.writeUInt8(oneByte.readUInt8(10) ^ 1, 10);
  await files.write(entry, oneByte);
  await files.write('shell/1.0.0/main.js.br', brotliCompressSync(Buffer.from('other')));
  await files.write('shell/1.0.0/federation.js.gz', Buffer.from('no gzip'));
  await files.remove(`${BOOKING}/routes-home.js`);
  await files.write('remotes/discovery/1.0.0/evil.js', Buffer.from('evil()'));
  await files.write('remotes/discovery/1.1.0/remoteEntry.js', Buffer.concat([content, content]));
  assert.deepEqual([...(await faultsOf(stocked))].sort(), [
    `REG211 ${BOOKING}/routes-home.js`,
    `REG212 ${entry}`,
    'REG212 remotes/discovery/1.1.0/remoteEntry.js',
    'REG213 shell/1.0.0/federation.js.gz',
    'REG213 shell/1.0.0/main.js.br',
    'REG214 remotes/discovery/1.0.0/evil.js',
  ]);
  const { code, stdout } = await runCli(stocked.variables, 'verify', '--json');
  assert.equal(code, 1);
  const told = JSON.parse(stdout).faults.find(({ code: found }: { code: string }) => found === 'REG212');
  assert.deepEqual(Object.keys(told).sort(), ['code', 'found', 'what', 'where']);
});

test('a changed record is found, and a hash that was deleted from it', async (t) => {
  const stocked = await grown(t);
  const { files } = stocked.registry;
  const place = `${BOOKING}/record.json`;
  const record = JSON.parse((await files.read(place))?.toString('utf8') ?? '');
  delete record.files['remoteEntry.js'];
  await files.write(place, Buffer.from(JSON.stringify(record)));
  await files.remove('remotes/discovery/1.1.0/record.json');
  assert.deepEqual(await faultsOf(stocked), [
    `REG210 ${place}`,
    'REG209 remotes/discovery/1.1.0/record.json',
  ]);
});

test('a document that was changed after it was signed is found, and what it names is checked all the same', async (t) => {
  const stocked = await grown(t);
  await edit(stocked, 'environments/local', '"sequence": 3', '"sequence": 4');
  await edit(stocked, 'releases/booking', '"id": "booking"', '"id":  "booking", "more": 1');
  const { files } = stocked.registry;
  await files.write('remotes/discovery/1.0.0/remoteEntry.js', Buffer.from('changed'));
  assert.deepEqual([...(await faultsOf(stocked))].sort(), [
    'REG201 releases/booking',
    'REG202 environments/local',
    'REG212 remotes/discovery/1.0.0/remoteEntry.js',
  ]);
});

const compositionsOf = async ({ registry }: TestRegistry): Promise<readonly string[]> =>
  (await registry.documents.list('compositions/')).map((name) => name.slice('compositions/'.length));

test('what runs is checked to its last file where the log that lists it can not be trusted', async (t) => {
  const stocked = await grown(t);
  await edit(stocked, 'releases/booking', '"id": "booking"', '"id": "booking", "more": 1');
  await stocked.registry.files.write(`${BOOKING}/remoteEntry.js`, Buffer.from('changed'));
  assert.deepEqual(await faultsOf(stocked), ['REG201 releases/booking', `REG212 ${BOOKING}/remoteEntry.js`]);
});

test('a signature of another key is found, even of one that is trusted for something else', async (t) => {
  const stocked = await grown(t);
  const { settings, registry } = stocked;
  const document = await registry.readEnvironment('local');
  const qa = await readSigningKey(settings.keysDir, 'environment/qa');
  assert.ok(qa);
  await overwrite(stocked, 'environments/local', sealDocument(document, qa));
  assert.deepEqual(await faultsOf(stocked), ['REG202 environments/local']);
  const stranger = await stockedRegistry(t);
  const text = (await stranger.registry.documents.read('environments/local'))?.text ?? '';
  await overwrite(stocked, 'environments/local', text);
  assert.deepEqual(await faultsOf(stocked), ['REG202 environments/local']);
});

test('a composition that was changed, is missing, or names what was never published is found', async (t) => {
  const stocked = await grown(t);
  const { registry } = stocked;
  const current = await running(stocked);
  const [other = ''] = (await compositionsOf(stocked)).filter((id) => id !== current);
  await edit(stocked, `compositions/${current}`, '"version":"1.0.0"', '"version":"1.1.0"');
  await registry.documents.remove(`compositions/${other}`);
  const strange = await registry.keepComposition({
    shell: { version: '9.9.9', record: 'f'.repeat(64) },
    remotes: {},
  });
  assert.deepEqual([...(await faultsOf(stocked))].sort(), [
    `REG206 compositions/${current}`,
    `REG207 compositions/${other}`,
    `REG208 compositions/${strange}`,
  ]);
});

test('an act that was changed or is missing is found where the chain breaks', async (t) => {
  const stocked = await grown(t);
  const { registry } = stocked;
  const head = await registry.readEnvironment('local');
  assert.ok(head);
  const acts = [];
  for await (const act of actsFrom(registry.documents, 'environment/local', head)) acts.push(act.id);
  await edit(stocked, `acts/${acts[1]}`, 'a test needs it', 'nobody knows why');
  assert.deepEqual(await faultsOf(stocked), [`REG204 acts/${acts[1]}`]);
  await registry.documents.remove(`acts/${acts[0]}`);
  assert.deepEqual(await faultsOf(stocked), [`REG203 acts/${acts[0]}`]);
});

test('an earlier state that was put back is found by the acts that it hides', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const first = (await registry.documents.read('environments/local'))?.text ?? '';
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  for (const version of ['1.1.0', '1.0.0'])
    await promote(registry, 'local', [{ id: 'booking', version }], ACTOR);
  await overwrite(stocked, 'environments/local', first);
  assert.deepEqual(await faultsOf(stocked), ['REG215 environment/local']);
});

test('an act that came too late to count is no fault', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const head = await registry.readEnvironment('local');
  assert.ok(head);
  const { value: act } = await actsFrom(registry.documents, 'environment/local', head).next();
  assert.ok(act);
  const { id, ...late } = act;
  await keepAct(registry.documents, { ...late, sequence: 2, why: 'too late', previous: id });
  assert.deepEqual(await faultsOf(stocked), []);
});
