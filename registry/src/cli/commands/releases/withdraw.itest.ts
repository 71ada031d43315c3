import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { endCanary } from '../../../acts/end-canary.ts';
import { runCli } from '../../../testing/run-cli.ts';
import { bookingRelease, stock, stockedRegistry } from '../../../testing/stocked-registry.ts';

const WHY = ['--by', 'asha', '--why', 'takes payments twice'];

/** 'local' runs booking 1.0.0; 1.1.0 is published. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const run = (...args: readonly string[]) => runCli(stocked.variables, ...args);
  return { ...stocked, run };
};

test('withdraw says what it means, and which environments run the version still', async (t) => {
  const { run } = await prepare(t);
  await run('promote', 'booking@1.1.0', '--to', 'local');
  const { code, stdout } = await run('withdraw', 'booking@1.1.0', ...WHY);
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^booking@1\.1\.0 is withdrawn: nothing can begin to run it, for good\. .*new version\.\n/,
  );
  assert.match(stdout, /'local' runs it still: promote another version, or rollback local\.\n$/);
  await run('rollback', 'local');
  const unused = await run('withdraw', 'booking@1.1.0', ...WHY);
  assert.deepEqual([unused.code, unused.stdout], [1, '']);
  assert.match(unused.stderr, /is withdrawn already, by asha/);
});

test('withdraw needs one release and a reason', async (t) => {
  const { run } = await prepare(t);
  const silent = await run('withdraw', 'booking@1.1.0');
  assert.deepEqual([silent.code, silent.stderr.split(':')[0]], [2, 'withdraw needs --why']);
  assert.equal((await run('withdraw', 'booking@1.1.0', 'discovery@1.0.0', ...WHY)).code, 2);
  const { stdout } = await run('withdraw', 'booking@1.1.0', ...WHY);
  assert.match(stdout, /No environment runs it\.\n$/);
});

test('compose tells what was withdrawn of the set that it makes', async (t) => {
  const { run } = await prepare(t);
  await run('withdraw', 'booking@1.1.0', ...WHY);
  const { stdout } = await run('compose', 'booking@1.1.0', '--from', 'local');
  assert.match(
    stdout,
    /booking@1\.1\.0 was withdrawn by asha on .*: takes payments twice; nothing can begin to run it\./,
  );
});

test('status marks what runs though it was withdrawn, and says of no withdrawn version that it would load', async (t) => {
  const { run } = await prepare(t);
  await run('withdraw', 'booking@1.1.0', ...WHY);
  const newest = await run('status');
  assert.match(
    newest.stdout,
    /Would it load there\?\n {2}booking@1\.1\.0 was withdrawn by asha on .*: takes payments twice\n/,
  );
  assert.doesNotMatch(newest.stdout, /would load|\(withdrawn\)/);
  await run('withdraw', 'booking@1.0.0', ...WHY);
  const running = await run('status');
  assert.match(running.stdout, /\nbooking +1\.0\.0 \(withdrawn\)\n/);
  assert.match(
    running.stdout,
    /\nlocal\n {2}booking@1\.0\.0 was withdrawn by asha on .*: takes payments twice\n/,
  );
  const { releases } = JSON.parse((await run('status', '--json')).stdout);
  assert.equal(releases.find(({ id }: { id: string }) => id === 'booking').withdrawn.by, 'asha');
});

test('what a canary ended is told by status, and taken with --again and a reason alone', async (t) => {
  const { run, registry } = await prepare(t);
  const { composition } = JSON.parse(
    (await run('compose', 'booking@1.1.0', '--from', 'local', '--json')).stdout,
  );
  const canary = ['canary', composition, '--percent', '5', '--in', 'local'];
  await run(...canary);
  await endCanary(registry, 'local', 'failed', { who: 'canary watch', why: 'render errors 80 %' });
  assert.match(
    (await run('status')).stdout,
    /\nlocal\n {2}booking@1\.1\.0: its canary in local failed on .*: render errors 80 %\n/,
  );
  const promotion = ['promote', 'booking@1.1.0', '--to', 'local'];
  for (const args of [canary, promotion]) {
    const refused = await run(...args, ...WHY);
    assert.deepEqual([refused.code, refused.stdout], [1, '']);
    assert.match(refused.stderr, /render errors 80 %\. If you know better, give --again and say --why/);
    const silent = await run(...args, '--again');
    assert.deepEqual([silent.code, silent.stderr.split(':')[0]], [2, '--again needs --why']);
  }
  assert.equal((await run(...promotion, '--again', ...WHY)).code, 0);
  assert.doesNotMatch((await run('status')).stdout, /its canary in local failed/);
});
