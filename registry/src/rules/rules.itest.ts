import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { readRules } from '../core/rules.ts';
import { sealDocument } from '../keys/envelope.ts';
import { runCli } from '../testing/run-cli.ts';
import { bookingRelease, discoveryRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';

const WHY = ['--by', 'asha', '--why', 'Holds last ten minutes'];

/** 'local' and 'production' run booking 1.0.0; 1.1.0 and a build of a pull request are published. */
const prepare = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0'), bookingRelease('1.1.0-pr.7'), discoveryRelease('1.1.0')]);
  const run = (...args: readonly string[]) => runCli(stocked.variables, ...args, '--wait', '0');
  const plain = (...args: readonly string[]) => runCli(stocked.variables, ...args);
  const file = path.join(stocked.dataDir, 'rules.json');
  const setRules = async (environments: object, variables = stocked.variables) => {
    await writeFile(file, JSON.stringify({ environments }));
    return runCli(variables, 'rules', 'set', '--file', file, ...WHY);
  };
  await run('promote', '--set', 'local', '--to', 'production');
  return { ...stocked, run, plain, file, setRules };
};

test('without rules production takes no build of a pull request, and other environments do', async (t) => {
  const { run, setRules } = await prepare(t);
  const refused = await run('promote', 'booking@1.1.0-pr.7', '--to', 'production');
  assert.equal(refused.code, 1);
  assert.match(
    refused.stderr,
    /^The rule 'builds' of 'production': booking@1\.1\.0-pr\.7 is a build of the class 'pr'/,
  );
  assert.equal((await run('promote', 'booking@1.1.0-pr.7', '--to', 'local')).code, 0);
  assert.equal((await setRules({ production: {} })).code, 0);
  assert.equal((await run('promote', '--set', 'local', '--to', 'production')).code, 0);
});

test('production runs just the set that ran in the environment before, and goes back to any that it ran', async (t) => {
  const { run, plain, setRules } = await prepare(t);
  await setRules({ production: { after: 'local' } });
  const early = await run('promote', 'booking@1.1.0', '--to', 'production');
  assert.match(
    early.stderr,
    /^The rule 'after' of 'production': just this set \([0-9a-f]{12}\) has never run in 'local': .* promote --set local --to production\.\n$/,
  );
  const { composition } = JSON.parse(
    (await plain('compose', 'booking@1.1.0', '--from', 'production', '--json')).stdout,
  );
  const canary = await run('canary', composition, '--percent', '5', '--in', 'production');
  assert.match(canary.stderr, /^The rule 'after' of 'production'/);
  await run('promote', 'booking@1.1.0', '--to', 'local');
  await run('promote', 'discovery@1.1.0', '--to', 'local');
  const hotfix = await run('promote', 'booking@1.1.0', '--to', 'production');
  assert.equal(hotfix.code, 0, 'It ran there before, though something else runs there now.');
  await setRules({ production: { after: 'qa' } });
  assert.equal((await run('rollback', 'production')).code, 0, 'A rollback asks no rule.');
});

test('a canary that began before a freeze is not finished in it, but stopped', async (t) => {
  const { run, plain, setRules } = await prepare(t);
  const { composition } = JSON.parse(
    (await plain('compose', 'booking@1.1.0', '--from', 'production', '--json')).stdout,
  );
  await run('canary', composition, '--percent', '5', '--in', 'production');
  const freeze = { from: '2020-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z', why: 'Diwali' };
  await setRules({ production: { freezes: [freeze] } });
  const refused = await run('canary', 'finish', '--in', 'production', '--emergency', ...WHY);
  assert.match(
    refused.stderr,
    /'production' is frozen until 2999-01-01T00:00:00Z \(Diwali\): wait until then\.\n$/,
  );
  assert.equal((await run('canary', 'stop', '--in', 'production')).code, 0);
});

test('an emergency passes the rules that say so, with a reason, and history tells which it passed', async (t) => {
  const { run, plain, setRules } = await prepare(t);
  await setRules({ production: { after: 'qa', builds: ['release'], emergency: ['after'] } });
  const promotion = ['promote', 'booking@1.1.0', '--to', 'production'];
  const refused = await run(...promotion);
  assert.match(refused.stderr, /If it can't wait, give --emergency and say --why\.\n$/);
  assert.equal((await run(...promotion, '--emergency')).code, 2, 'It needs a reason.');
  const build = await run('promote', 'booking@1.1.0-pr.7', '--to', 'production', '--emergency', ...WHY);
  assert.match(build.stderr, /^The rule 'builds' of 'production'/);
  assert.doesNotMatch(build.stderr, /The rule 'after'/);
  assert.equal((await run(...promotion, '--emergency', ...WHY)).code, 0);
  const { acts } = JSON.parse((await plain('history', 'production', '--json')).stdout);
  assert.match(acts[0].details.emergency, /has never run in 'qa'/);
  const { stdout } = await plain('doctor');
  assert.match(stdout, /REG128.*\n {2}where {2}production\n.*The rule 'after': just this set/);
  assert.doesNotMatch(stdout, /The rule 'builds'/);
});

test('only the root sets rules, whoever holds the key of the environment', async (t) => {
  const { settings, plain, setRules } = await prepare(t);
  await rm(path.join(settings.keysDir, 'root.pem'));
  const refused = await setRules({ production: {} });
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /The root key is not in/);
  const shown = await plain('rules', 'show');
  assert.deepEqual(JSON.parse(shown.stdout), { environments: { production: { builds: ['release'] } } });
});

test('rules that were put back to an earlier state, or taken away, let nothing begin', async (t) => {
  const {
    registry: { documents },
    run,
    plain,
    setRules,
  } = await prepare(t);
  const name = 'rules/environments';
  await setRules({ production: {} });
  const earlier = (await documents.read(name))?.text ?? '';
  await setRules({ production: { builds: ['release'] } });
  await run('promote', 'booking@1.1.0', '--to', 'production');
  await documents.write(name, earlier, await documents.revision(name));
  const replayed = await run('promote', 'booking@1.1.0-pr.7', '--to', 'production');
  assert.match(replayed.stderr, /^The rules are at change 1, and 'production' was judged by change 2 before/);
  await documents.remove(name);
  const removed = await run('promote', 'discovery@1.1.0', '--to', 'production');
  assert.match(removed.stderr, /^The rules are at change 0/);
  await documents.write(name, earlier.replace('"production"', '"staging"'), undefined);
  assert.match((await plain('verify')).stdout, /REG218/);
  assert.match((await plain('doctor')).stdout, /REG119.*\n {2}where {2}production\n/);
  assert.equal((await run('rollback', 'production')).code, 0, 'Going back needs no rules.');
});

test('a rule that this program does not know stops its environment alone, and a wrong file sets nothing', async (t) => {
  const { registry, run, file, plain, setRules } = await prepare(t);
  await setRules({ production: {} });
  const document = await readRules(registry);
  const root = await registry.keys.requireSigningKey('keys/trusted');
  const newer = { ...document, environments: { production: { moonPhase: 'full' } } };
  const name = 'rules/environments';
  await registry.documents.write(name, sealDocument(newer, root), await registry.documents.revision(name));
  const refused = await run('promote', 'booking@1.1.0', '--to', 'production');
  assert.match(refused.stderr, /The rules of 'production' can't be read here .*moonPhase.* update this one/);
  assert.equal((await run('promote', 'booking@1.1.0', '--to', 'local')).code, 0);
  await writeFile(file, '{"environments":{"production":{"suits":[]}}}');
  const wrong = await plain('rules', 'set', '--file', file, ...WHY);
  assert.match(wrong.stderr, /rules\.json breaks its schema \(environments\.production: .*suits/);
});
