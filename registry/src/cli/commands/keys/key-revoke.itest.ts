import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { test } from 'node:test';
import { promote } from '../../../acts/promote.ts';
import { keyFile } from '../../../keys/key-ring.ts';
import { KEY_LIST } from '../../../keys/subject.ts';
import { aMoment } from '../../../testing/a-moment.ts';
import { runCli } from '../../../testing/run-cli.ts';
import {
  ACTOR,
  bookingRelease,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../../../testing/stocked-registry.ts';

const WHY = ['--by', 'Meera', '--why', 'The laptop was stolen', '--wait', '0'];

/** A moment between the previous and the next act, in the format of the command. */
const anInstant = async (): Promise<string> => new Date(await aMoment()).toISOString();

const idOf = async ({ registry }: TestRegistry, subject: 'environment/local' | 'releases/booking') =>
  (await registry.keys.requireSigningKey(subject)).id;

test('--dry-run tells what would stay and what be undone, and changes nothing', async (t) => {
  const stocked = await stockedRegistry(t);
  const id = await idOf(stocked, 'environment/local');
  const after = await anInstant();
  await runCli(stocked.variables, 'lock', 'local', '--why', 'Mine');
  const { code, stdout } = await runCli(
    stocked.variables,
    'key',
    'revoke',
    id,
    '--after',
    after,
    '--dry-run',
  );
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^Of environment\/local:\n {2}stays {2}change 1, .*\n {2}undone change 2, .*: lock by .*: Mine\nNothing was changed\.$/m,
  );
  assert.equal((await runCli(stocked.variables, 'unlock', 'local', '--why', 'Ours')).code, 0);
});

test('an instant without time zone, a missing reason and an unknown key are told', async (t) => {
  const stocked = await stockedRegistry(t);
  const revoke = (...args: readonly string[]) => runCli(stocked.variables, 'key', 'revoke', ...args);
  const id = await idOf(stocked, 'environment/local');
  const after = ['--after', '2026-11-24T14:00:00+05:30'];
  assert.match(
    (await revoke(id, '--after', '2026-11-24T14:00:00', '--why', 'x')).stderr,
    /--after: it is an instant such as/,
  );
  assert.match((await revoke(id, ...after)).stderr, /key revoke needs --why/);
  assert.match((await revoke('0123', ...after, '--why', 'x')).stderr, /names no key 0123: key list shows/);
});

test('the key of a team: its version is withdrawn, environments leave it, and the team has a new key', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry, settings, variables } = stocked;
  const before = await registry.readEnvironment('local');
  const id = await idOf(stocked, 'releases/booking');
  const after = await anInstant();
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await promote(registry, 'local', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  await promote(
    registry,
    'qa',
    [
      { id: 'shell', version: '1.0.0' },
      { id: 'booking', version: '1.1.0' },
    ],
    ACTOR,
  );
  const { code, stdout } = await runCli(variables, 'key', 'revoke', id, '--after', after, ...WHY);
  assert.equal(code, 1, 'qa has nothing to go back to');
  assert.match(stdout, /^booking@1\.1\.0 is withdrawn\.$/m);
  assert.match(stdout, /^'local' runs the composition [0-9a-f]{12} again, which is without them\.$/m);
  assert.match(stdout, /^'qa' has never run anything without them: promote other versions there now\.$/m);
  assert.match(stdout, /^releases\/booking has the new key [0-9a-f]{16} here\.$/m);
  assert.equal((await registry.readEnvironment('local'))?.composition, before?.composition);
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  assert.ok((await readdir(settings.keysDir)).includes(`releases-booking.pem.ended-${id}`));
  const list = await runCli(variables, 'key', 'list');
  assert.match(
    list.stdout,
    new RegExp(`^${id}  releases/booking .*, revoked on 20.* by Meera: The laptop was stolen$`, 'm'),
  );
  const again = await runCli(variables, 'key', 'revoke', id, '--after', after, ...WHY);
  assert.match(again.stderr, /was revoked already, by Meera on 20.*: The laptop was stolen\./);
});

test('a key that lies elsewhere is revoked here, and its owner is told to make another one', async (t) => {
  const stocked = await stockedRegistry(t);
  const id = await idOf(stocked, 'environment/local');
  await rm(keyFile(stocked.settings.keysDir, 'environment/local'));
  const { code, stdout } = await runCli(
    stocked.variables,
    'key',
    'revoke',
    id,
    '--after',
    new Date().toISOString(),
    ...WHY,
  );
  assert.equal(code, 0);
  assert.match(stdout, /Its owner makes another one: key create environment\/local, then key add here\./);
});

test('key rotate exchanges a key by one command: what was signed stays, pins and canary too, and the old key counts no more', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry, variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const composed = await runCli(variables, 'compose', 'booking@1.1.0', '--from', 'local', '--json');
  const { composition } = JSON.parse(composed.stdout);
  assert.equal(
    (await runCli(variables, 'canary', composition, '--in', 'local', '--percent', '10', '--wait', '0')).code,
    0,
  );
  const before = await registry.readEnvironment('local');
  const id = await idOf(stocked, 'environment/local');
  const { code, stdout, stderr } = await runCli(
    variables,
    'key',
    'rotate',
    'environment/local',
    '--why',
    'Yearly',
  );
  assert.equal(code, 0, stderr);
  assert.match(
    stdout,
    new RegExp(`^environment/local has the new key [0-9a-f]{16}; nothing that ${id} signed counts`),
  );
  const after = await registry.readEnvironment('local');
  assert.deepEqual([after?.composition, after?.canary], [before?.composition, before?.canary]);
  assert.notEqual(await idOf(stocked, 'environment/local'), id);
  for (const args of [['pin', 'booking', '--in', 'local'], ['history', 'local'], ['verify'], ['doctor']])
    assert.equal((await runCli(variables, ...args)).code, 0, args.join(' '));
  assert.match(
    (await runCli(variables, 'key', 'rotate', 'root')).stderr,
    /^The root key is exchanged by a new trust file/,
  );
  await rm(keyFile(stocked.settings.keysDir, KEY_LIST));
  const without = await runCli(variables, 'key', 'rotate', 'environment/local', '--why', 'Again');
  assert.match(without.stderr, /^The root key is not in .*: have a test \(the root key\) do this/);
});
