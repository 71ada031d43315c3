import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCli } from '../testing/run-cli.ts';
import { bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';

const WHY = ['--by', 'Asha', '--why', 'Seen on my phone'];

/** 'local' runs booking 1.1.0, which production accepts when e2e passed and meera or ravi approved. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const run = (...args: readonly string[]) => runCli(stocked.variables, ...args);
  await run('promote', '--set', 'local', '--to', 'production', '--wait', '0');
  await run('promote', 'booking@1.1.0', '--to', 'local', '--wait', '0');
  await run('key', 'create', 'suite/e2e', 'approver/meera', 'approver/ravi');
  const production = { suites: ['e2e'], approvals: { count: 1, from: ['meera', 'ravi'] } };
  const file = path.join(stocked.dataDir, 'rules.json');
  await writeFile(file, JSON.stringify({ environments: { production } }));
  await run('rules', 'set', '--file', file, ...WHY);
  const promotes = async () => {
    const { code, stderr } = await run('promote', '--set', 'local', '--to', 'production', '--wait', '0');
    return code === 0 ? 'yes' : stderr;
  };
  const tested = (word: string) => run('tested', 'local', '--suite', 'e2e', word, '--by', 'CI');
  const approve = (as: string) => run('approve', 'local', '--for', 'production', '--as', as, ...WHY);
  return { ...stocked, run, promotes, tested, approve };
};

test('a set that its suite passed and an approver let through is promoted, and status tells both', async (t) => {
  const { run, promotes, tested, approve } = await prepare(t);
  const refused = await promotes();
  assert.match(refused, /^The rule 'suites' of 'production': no result of e2e counts, for just this set/);
  assert.match(refused, /\nThe rule 'approvals' of 'production': 0 of 1 approvals .* have meera or ravi run/);
  await tested('--failed');
  await approve('ravi');
  assert.match(await promotes(), /^The rule 'suites' of 'production': e2e failed on .* by CI.*\n$/);
  assert.match((await tested('--passed')).stdout, /^[0-9a-f]{12}: e2e passed on .* by CI\.\n$/);
  assert.equal(await promotes(), 'yes');
  const { stdout } = await run('status');
  assert.match(
    stdout,
    /\nproduction\n {2}tested together: e2e passed on .* by CI\n {2}approved for production by ravi/,
  );
  await tested('--failed');
  assert.match(await promotes(), /e2e failed/, 'The last word counts.');
});

test('what was said of one set is said of no other, wherever it lies', async (t) => {
  const {
    registry: { documents, readEnvironment },
    run,
    promotes,
    tested,
    approve,
  } = await prepare(t);
  await tested('--passed');
  await approve('meera');
  const tried = (await readEnvironment('local'))?.composition ?? '';
  await run('rollback', 'local', '--wait', '0');
  const other = (await readEnvironment('local'))?.composition ?? '';
  for (const place of ['suite/e2e', 'approver/meera/production']) {
    const stored = await documents.read(`statements/${tried}/${place}`);
    await documents.write(`statements/${other}/${place}`, stored?.text ?? '', undefined);
  }
  const refused = await promotes();
  assert.match(refused, /is what was said as statements\/[0-9a-f]{64}\/suite\/e2e/);
  assert.match(refused, /0 of 1 approvals/);
  assert.match((await run('status')).stdout, /doesn't count: statements\/.* remove it\./);
});

test('what a key said that was revoked counts no more, and each key speaks for its own suite or approver', async (t) => {
  const { registry, run, promotes, tested, approve } = await prepare(t);
  await tested('--passed');
  await approve('meera');
  const keyOf = async (subject: string) =>
    (await registry.keys.newest())?.keys.find((key) => key.subject === subject)?.id ?? '';
  const revoked = await run(
    'key',
    'revoke',
    await keyOf('approver/meera'),
    '--after',
    '2026-01-01T00:00:00Z',
    ...WHY,
  );
  assert.equal(revoked.code, 0, revoked.stderr);
  assert.match(revoked.stdout, /What it said of sets counts no more/);
  assert.match(await promotes(), /^The rule 'approvals' of 'production': 0 of 1 approvals/);
  assert.equal((await run('key', 'rotate', 'suite/e2e', ...WHY)).code, 0);
  assert.match(await promotes(), /^The rule 'suites' .* which Asha revoked on /);
  const { documents } = registry;
  const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
  const [suite, approver] = ['suite/e2e', 'approver/ravi/production'].map(
    (one) => `statements/${composition}/${one}`,
  );
  await tested('--passed');
  await documents.write(approver ?? '', (await documents.read(suite ?? ''))?.text ?? '', undefined);
  assert.match(await promotes(), /^The rule 'approvals' of 'production': 0 of 1/);
});

test('a statement wants a set that is there, a key, a reason and an outcome', async (t) => {
  const { run } = await prepare(t);
  const refused = async (...args: readonly string[]) => {
    const { code, stderr } = await run(...args);
    return [code, stderr];
  };
  const [code, unknown] = await refused('tested', 'blue', '--suite', 'e2e', '--passed');
  assert.deepEqual([code, /^There is no composition 'blue'/.test(String(unknown))], [1, true]);
  assert.match(
    String((await refused('tested', 'local', '--suite', 'load', '--passed'))[1]),
    /^There is no key for suite\/load/,
  );
  assert.equal((await refused('tested', 'local', '--suite', 'e2e'))[0], 2);
  assert.equal((await refused('approve', 'local', '--for', 'production', '--as', 'meera'))[0], 2);
  assert.match(
    String((await refused('approve', 'local', '--for', 'production', ...WHY))[1]),
    /^Say who approves, as several keys are here: --as <name>/,
  );
});
