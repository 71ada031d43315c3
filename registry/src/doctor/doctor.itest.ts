import assert from 'node:assert/strict';
import { chmod, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { endCanary } from '../acts/end-canary.ts';
import { lock } from '../acts/lock.ts';
import { pin } from '../acts/pin.ts';
import { promote } from '../acts/promote.ts';
import { setProvider } from '../acts/set-provider.ts';
import { startCanary } from '../acts/start-canary.ts';
import { unpin } from '../acts/unpin.ts';
import { withdraw } from '../acts/withdraw.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { endKey } from '../core/end-key.ts';
import { renewKeys } from '../core/key-list.ts';
import { keyFile, makeKey } from '../keys/key-ring.ts';
import { reserve } from '../publish/reservation.ts';
import { runProvider } from '../testing/provider-server.ts';
import { runCli } from '../testing/run-cli.ts';
import {
  ACTOR,
  bookingRelease,
  emptyRegistry,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../testing/stocked-registry.ts';
import { examine } from './examine.ts';

const DAY_MS = 86_400_000;

/**
 * What doctor finds `days` from now, as 'REG121 local', without the finding that an environment names no provider API.
 */
const findings = async (
  { registry, settings }: TestRegistry,
  given: { readonly days?: number; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<readonly string[]> => {
  const now = Date.now() + (given.days ?? 0) * DAY_MS;
  const found = await examine({ registry, settings, env: given.env ?? {}, now });
  for (const { cause, owner, next } of found)
    for (const text of [cause, owner, next]) assert.ok(text.length > 3);
  return found.filter(({ code }) => code !== 'REG127').map(({ code, where }) => `${code} ${where}`);
};

test('a sound registry has nothing to tell, and the command ends with 0', async (t) => {
  const stocked = await stockedRegistry(t);
  await setProvider(stocked.registry, 'local', (await runProvider(t, '1.0.0', {})).origin, ACTOR);
  assert.deepEqual(await findings(stocked), []);
  const { code, stdout } = await runCli(stocked.variables, 'doctor');
  assert.deepEqual([code, stdout], [0, 'All is well.\n']);
});

test('a missing or broken trust file is a fault, told with owner and next step', async (t) => {
  const stocked = await stockedRegistry(t);
  const { trustFile } = stocked.settings;
  await writeFile(trustFile, '{"roots": "none"}');
  assert.ok((await findings(stocked)).includes(`REG102 ${trustFile}`));
  await rm(trustFile);
  assert.ok((await findings(stocked)).includes(`REG101 ${trustFile}`));
  const { code, stdout } = await runCli(stocked.variables, 'doctor', '--json');
  assert.equal(code, 1);
  const [first] = JSON.parse(stdout).found;
  assert.deepEqual(
    { ...first, next: '' },
    {
      code: 'REG101',
      severity: 'fault',
      what: 'there is no trust file',
      where: trustFile,
      cause: 'There is no such file, so no signature counts.',
      owner: 'the operator',
      next: '',
    },
  );
});

test('a private key that others can read is a fault, one that is not trusted a warning', async (t) => {
  const stocked = await emptyRegistry(t);
  const { settings } = stocked;
  const open = keyFile(settings.keysDir, 'environment/qa');
  await chmod(open, 0o644);
  await makeKey(settings.keysDir, 'releases/salon', 'somebody');
  assert.deepEqual([...(await findings(stocked))].sort(), [
    `REG103 ${keyFile(settings.keysDir, 'releases/salon')}`,
    `REG104 ${open}`,
  ]);
});

test('a list of trusted keys that ends soon is a warning, one that has ended or was put back a fault', async (t) => {
  const stocked = await stockedRegistry(t);
  const { documents } = stocked.registry;
  const lasting = async (days: number) =>
    (await findings(stocked, { days })).filter((found) => found.endsWith(' keys/trusted'));
  assert.deepEqual(await lasting(334), []);
  assert.deepEqual(await lasting(336), ['REG105 keys/trusted']);
  assert.deepEqual(await lasting(366), ['REG106 keys/trusted']);
  const before = (await documents.read('keys/trusted'))?.text ?? '';
  await renewKeys(stocked.registry, ACTOR);
  await documents.write('keys/trusted', before, await documents.revision('keys/trusted'));
  assert.deepEqual(await findings(stocked), ['REG108 keys/trusted']);
});

test('what a revoked key signed, put back, is told; and that the key lies here still', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry, settings } = stocked;
  const { id } = await registry.keys.requireSigningKey('releases/booking');
  const ofThief = (await registry.documents.read('releases/booking'))?.text ?? '';
  await endKey(registry, id, Date.now(), 'key.revoke', ACTOR);
  const own = `REG107 ${keyFile(settings.keysDir, 'releases/booking')}`;
  assert.deepEqual(await findings(stocked), [own]);
  await registry.documents.write(
    'releases/booking',
    ofThief,
    await registry.documents.revision('releases/booking'),
  );
  assert.deepEqual(await findings(stocked), [own, 'REG109 releases/booking']);
});

test('an environment that was changed by hand is told, with the owner of its key', async (t) => {
  const { registry, settings, variables } = await stockedRegistry(t);
  const stored = await registry.documents.read('environments/local');
  const text = stored?.text.replace('"pins": {}', '"pins": {"booking":{"by":"x","why":"y","at":"z"}}') ?? '';
  await registry.documents.write('environments/local', text, stored?.revision);
  const [found] = await examine({ registry, settings, env: {}, now: Date.now() });
  assert.deepEqual([found?.code, found?.where, found?.owner], ['REG111', 'local', 'a test']);
  assert.equal((await runCli(variables, 'doctor')).code, 1);
});

test('a record, a file or a composition that is gone is told by what runs it', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await registry.files.remove('remotes/booking/1.0.0/remoteEntry.js');
  await registry.files.remove('remotes/discovery/1.0.0/record.json');
  assert.deepEqual(await findings(stocked), ['REG112 booking@1.0.0', 'REG112 discovery@1.0.0']);
  const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
  await registry.documents.remove(`compositions/${composition}`);
  assert.ok((await findings(stocked)).includes(`REG112 local, composition ${composition.slice(0, 12)}`));
});

test('a file that was changed, or a compressed form that is garbage, is a fault where something runs it', async (t) => {
  const stocked = await stockedRegistry(t);
  const { files } = stocked.registry;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await files.write('remotes/booking/1.1.0/remoteEntry.js', Buffer.from('nothing runs this'));
  assert.deepEqual(await findings(stocked), []);
  await files.write('remotes/booking/1.0.0/remoteEntry.js', Buffer.from('steal()'));
  await files.write('remotes/discovery/1.0.0/remoteEntry.js.br', Buffer.from('garbage'));
  assert.deepEqual(await findings(stocked), ['REG116 booking@1.0.0', 'REG116 discovery@1.0.0']);
  const { code, stdout } = await runCli(stocked.variables, 'doctor');
  assert.deepEqual(
    [code, /remoteEntry\.js is not what was published\. It has 7 bytes/.test(stdout)],
    [1, true],
  );
});

test('a canary, a lock and a pin are told when somebody may have forgotten them, not before', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const releases = [{ id: 'booking', version: '1.1.0' }];
  await promote(
    registry,
    'qa',
    [
      { id: 'shell', version: '1.0.0' },
      { id: 'booking', version: '1.0.0' },
    ],
    ACTOR,
  );
  await promote(registry, 'staging', [{ id: 'shell', version: '1.0.0' }], ACTOR);
  await pin(registry, 'qa', 'booking', ACTOR);
  await lock(registry, 'staging', ACTOR);
  assert.deepEqual(await findings(stocked), []);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const current = await registry.readEnvironment('local');
  const base = await registry.readComposition(current?.composition ?? '');
  const composition = await registry.keepComposition(await makeComposition(registry, base, releases));
  await startCanary(registry, 'local', { composition, percent: 10 }, ACTOR);
  assert.deepEqual(await findings(stocked, { days: 6.9 }), ['REG124 qa, booking']);
  assert.deepEqual([...(await findings(stocked, { days: 7.1 }))].sort(), [
    'REG121 local',
    'REG122 staging',
    'REG124 qa, booking',
  ]);
});

test('an environment that runs or tries what was withdrawn is a fault, told with who, why and the way on', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry, settings } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await pin(registry, 'local', 'booking', ACTOR);
  await withdraw(registry, { id: 'booking', version: '1.0.0' }, { who: 'asha', why: 'pays twice' });
  const [running] = await examine({ registry, settings, env: {}, now: Date.now() });
  assert.deepEqual([running?.code, running?.where], ['REG115', 'local, booking@1.0.0']);
  assert.match(running?.cause ?? '', /^asha withdrew it on 20.*: pays twice\.$/);
  assert.match(running?.owner ?? '', /^a test, with .+/);
  assert.match(running?.next ?? '', /^Unpin booking, then promote another version/);
  await unpin(registry, 'local', 'booking', ACTOR);
  const current = await registry.readEnvironment('local');
  const base = await registry.readComposition(current?.composition ?? '');
  const mended = [{ id: 'booking', version: '1.1.0' }];
  const composition = await registry.keepComposition(await makeComposition(registry, base, mended));
  await startCanary(registry, 'local', { composition, percent: 10 }, ACTOR);
  await withdraw(registry, { id: 'booking', version: '1.1.0' }, ACTOR);
  assert.deepEqual(await findings(stocked), ['REG115 local, booking@1.0.0', 'REG115 local, booking@1.1.0']);
  const found = await examine({ registry, settings, env: {}, now: Date.now() });
  assert.equal(found[1]?.next, 'End its canary: canary stop --in local.');
});

test('a newest version that its canary ended is a warning, until there is a newer one', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const current = await registry.readEnvironment('local');
  const base = await registry.readComposition(current?.composition ?? '');
  const tried = await makeComposition(registry, base, [{ id: 'booking', version: '1.1.0' }]);
  const composition = await registry.keepComposition(tried);
  await startCanary(registry, 'local', { composition, percent: 10 }, ACTOR);
  await endCanary(registry, 'local', 'failed', ACTOR);
  assert.deepEqual(await findings(stocked), ['REG126 local, booking@1.1.0']);
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  assert.deepEqual(await findings(stocked), []);
});

test('a history from the future is told: a clock is wrong', async (t) => {
  const stocked = await stockedRegistry(t);
  assert.deepEqual(await findings(stocked, { days: -1 }), ['REG123 local']);
});

test('overrides in production are a fault', async (t) => {
  const stocked = await emptyRegistry(t);
  const env = { OVERRIDE_ENVIRONMENTS: 'local, production' };
  assert.deepEqual(await findings(stocked, { env }), ['REG125 OVERRIDE_ENVIRONMENTS']);
  assert.deepEqual(await findings(stocked, { env: { OVERRIDE_ENVIRONMENTS: 'local,qa' } }), []);
});

test('a publishing that was cut off and old drafts are told; one that goes on is not', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry, dataDir } = stocked;
  const release = { id: 'booking', version: '1.1.0' };
  await registry.files.write('remotes/booking/1.1.0/main.js', Buffer.from('half'));
  const reservation = await reserve(registry.documents, release, 'somebody');
  assert.deepEqual(await findings(stocked), []);
  await reservation.release();
  assert.deepEqual(await findings(stocked), ['REG131 booking@1.1.0']);
  await registry.files.remove('remotes/booking/1.1.0/');
  const draft = path.join(dataDir, 'registry/files/.drafts/half');
  await mkdir(path.dirname(draft), { recursive: true });
  await writeFile(draft, 'half');
  assert.deepEqual(await findings(stocked), []);
  await utimes(draft, 0, 0);
  assert.deepEqual(await findings(stocked), [`REG132 ${draft}`]);
});

test('stores that do not answer are told, and nothing behind them is asked', async (t) => {
  const { registry, ...others } = await stockedRegistry(t);
  const broken = async () => {
    throw new Error('no route to it');
  };
  const found = await findings({
    ...others,
    registry: {
      ...registry,
      documents: { ...registry.documents, list: broken },
      files: { ...registry.files, list: broken },
    },
  });
  assert.deepEqual(found, [`REG141 ${others.dataDir}`, `REG142 ${others.dataDir}`]);
});
