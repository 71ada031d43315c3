import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder, writeBuild } from '../../../testing/build-folder.ts';
import { aDeclaration, aRemoteRecord, aShellRecord } from '../../../testing/release-records.ts';
import { runCli } from '../../../testing/run-cli.ts';
import {
  bookingRelease,
  discoveryRelease,
  SHELL,
  stock,
  stockedRegistry,
} from '../../../testing/stocked-registry.ts';

/** The answer of a command with --json. */
const ask = async (variables: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await runCli(variables, ...args, '--json');
  return { code, stderr, data: JSON.parse(stdout) };
};

test('keys, publish and promote lead from a build to an environment', async (t) => {
  const variables = { DATA_DIR: await temporaryFolder(t, 'data') };
  const shell = await writeBuild(variables.DATA_DIR, SHELL);
  const discovery = await writeBuild(variables.DATA_DIR, discoveryRelease('1.0.0'));
  const keys = ['releases/shell', 'releases/discovery', 'environment/qa'];
  const made = await ask(variables, 'key', 'create', ...keys, '--owner', 'Discovery team');
  assert.deepEqual(
    made.data.created.map(({ subject }: { subject: string }) => subject),
    keys,
  );
  const published = await ask(variables, 'publish', shell, discovery, '--by', 'Meera');
  assert.equal(published.code, 0, published.stderr);
  assert.match(published.stderr, /^publish: .*shell-1\.0\.0: 1 of 6 files$/m);
  assert.match(published.stderr, /6 of 6 files$/m);
  assert.deepEqual(
    published.data.published.map(({ id, version, files }: Record<string, unknown>) => [id, version, files]),
    [
      ['shell', '1.0.0', 6],
      ['discovery', '1.0.0', 3],
    ],
  );
  const promoted = await ask(variables, 'promote', 'shell@1.0.0', 'discovery@1.0.0', '--to', 'qa');
  assert.equal(promoted.code, 0, promoted.stderr);
  assert.equal(promoted.data.sequence, 1);
  const { data } = await ask(variables, 'status');
  assert.deepEqual(data.releases[0], {
    id: 'shell',
    version: '1.0.0',
    source: 'source-of-shell',
    owner: 'Shell team',
    publishedAt: data.releases[0].publishedAt,
    publishedBy: 'Meera',
    gate: [],
    withdrawn: null,
  });
  assert.deepEqual(data.environments, [
    {
      environment: 'qa',
      sequence: 1,
      changedAt: promoted.data.changedAt,
      composition: promoted.data.composition,
      shell: '1.0.0',
      remotes: { discovery: '1.0.0' },
      pins: {},
      lock: null,
      canary: null,
      sites: { served: [], unserved: [] },
      provider: null,
      endedByCanary: {},
      leftOut: {},
      omissions: [],
      tested: [],
      approvals: [],
      canChange: true,
    },
  ]);
});

test('key create makes no second key, and with --missing passes over who has one', async (t) => {
  const variables = { DATA_DIR: await temporaryFolder(t, 'data') };
  await runCli(variables, 'key', 'create', 'releases/booking');
  const again = await runCli(variables, 'key', 'create', 'releases/booking');
  assert.equal(again.code, 1);
  assert.match(again.stderr, /^There is a key for releases\/booking already/);
  const missing = await ask(variables, 'key', 'create', '--missing', 'releases/booking', 'environment/qa');
  assert.equal(missing.data.created.length, 1);
  const { data } = await ask(variables, 'key', 'list');
  assert.deepEqual(
    data.keys.map(({ subject, here }: Record<string, unknown>) => [subject, here]),
    [
      ['releases/booking', true],
      ['environment/qa', true],
    ],
  );
  assert.doesNotMatch(JSON.stringify(data), /PRIVATE|BEGIN/);
});

test('a version that exists is refused, and those before it in the same command stay published', async (t) => {
  const { dataDir, variables } = await stockedRegistry(t);
  const fresh = await writeBuild(dataDir, bookingRelease('1.1.0'));
  const old = await writeBuild(dataDir, SHELL);
  const { code, stderr } = await runCli(variables, 'publish', fresh, old);
  assert.equal(code, 1);
  assert.match(stderr, /^shell@1\.0\.0 is published already and stays as it is: build a new version\.$/m);
  const { data } = await ask(variables, 'status');
  assert.ok(data.releases.some(({ version }: { version: string }) => version === '1.1.0'));
});

test('who has not the key can neither publish nor promote', async (t) => {
  const { dataDir, variables } = await stockedRegistry(t);
  const build = await writeBuild(dataDir, bookingRelease('1.1.0'));
  const elsewhere = {
    ...variables,
    KEYS_DIR: await temporaryFolder(t, 'keys'),
    TRUST_FILE: `${dataDir}/keys/trust.json`,
  };
  for (const [args, subject] of [
    [['publish', build], 'releases/booking'],
    [['promote', 'booking@1.0.0', '--to', 'local'], 'environment/local'],
    [['lock', 'local'], 'environment/local'],
  ] as const) {
    const { code, stderr } = await runCli(elsewhere, ...args);
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`^There is no key for ${subject} in `));
  }
  await runCli(elsewhere, 'key', 'create', 'environment/local');
  const untrusted = await runCli(elsewhere, 'lock', 'local');
  assert.equal(untrusted.code, 1);
  assert.match(untrusted.stderr, /the key [0-9a-f]{16} of .*, which is not in the list of trusted keys/);
  const { data } = await ask(elsewhere, 'status');
  assert.equal(data.environments[0].sequence, 1);
  assert.equal(data.environments[0].canChange, false);
});

test('a remote that does not fit is refused by rule, finding and remedy, and status says so before', async (t) => {
  const stocked = await stockedRegistry(t);
  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  await stock(t, stocked, [aRemoteRecord('booking', '2.0.0', aDeclaration('booking', { contracts }))]);
  const { data } = await ask(stocked.variables, 'status');
  const booking = data.releases.find(({ version }: { version: string }) => version === '2.0.0');
  assert.deepEqual(booking.gate, [
    {
      environment: 'local',
      fits: false,
      findings: [
        {
          release: 'booking@2.0.0',
          rule: 'shell-api',
          found: 'it is written for shell API ^2.0.0, and shell@1.0.0 has 1.0.0',
          remedy: 'take a shell with shell API ^2.0.0, or a version of booking that accepts 1.0.0',
        },
      ],
    },
  ]);
  const shown = await runCli(stocked.variables, 'status');
  assert.match(shown.stdout, /booking@2\.0\.0 would not load in local \(shell-api\): it is written for/);
  const { code, stderr } = await runCli(stocked.variables, 'promote', 'booking@2.0.0', '--to', 'local');
  assert.equal(code, 1);
  assert.match(
    stderr,
    /^booking@2\.0\.0 can't run in 'local' \(shell-api\): .*; take a shell with shell API/,
  );
});

test('compose keeps a set with what the gate says of it, and promotes nothing', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables, registry } = stocked;
  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  const odd = aRemoteRecord('booking', '2.0.0', aDeclaration('booking', { contracts }));
  await stock(t, stocked, [discoveryRelease('1.1.0'), odd]);
  const fine = await ask(variables, 'compose', 'discovery@1.1.0', '--from', 'local');
  assert.equal(fine.code, 0, fine.stderr);
  assert.deepEqual(fine.data.versions, { shell: '1.0.0', booking: '1.0.0', discovery: '1.1.0' });
  assert.deepEqual(fine.data.findings, []);
  assert.ok(await registry.readComposition(fine.data.composition));
  const misfit = await ask(
    variables,
    'compose',
    'booking@2.0.0',
    '--from',
    fine.data.composition.slice(0, 6),
  );
  assert.equal(misfit.data.findings[0].rule, 'shell-api');
  assert.equal(misfit.data.versions.discovery, '1.1.0');
  assert.equal((await registry.readEnvironment('local'))?.sequence, 1);
  const shellless = await runCli(variables, 'compose', 'booking@1.0.0');
  assert.equal(shellless.code, 1);
  const unknown = await runCli(variables, 'compose', 'booking@9.9.9', '--from', 'local');
  assert.match(unknown.stderr, /^booking@9\.9\.9 is not published/);
});

test('what an older shell would leave out is told before a promotion and while it runs, and refuses nothing', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  const { shell, ...record } = aShellRecord('1.1.0');
  const loyalty = aRemoteRecord('loyalty', '1.1.0');
  const navigation = [{ placement: 'dock', label: 'Points', to: '/loyalty', order: 1 }];
  await stock(t, stocked, [
    { ...record, ...(shell && { shell: { ...shell, knows: { placements: ['header'], roles: [] } } }) },
    { ...loyalty, ...(loyalty.declaration && { declaration: { ...loyalty.declaration, navigation } }) },
    bookingRelease('1.1.0'),
  ]);
  const note = "loyalty@1.1.0 runs, but shell@1.1.0 draws no link 'Points', as it knows no place 'dock'.";
  await runCli(variables, 'promote', 'shell@1.1.0', '--to', 'local');
  const composed = await runCli(variables, 'compose', 'loyalty@1.1.0', '--from', 'local');
  assert.deepEqual([composed.code, composed.stdout.split('\n').at(-2)], [0, note]);
  const promoted = await runCli(variables, 'promote', 'loyalty@1.1.0', '--to', 'local');
  assert.deepEqual([promoted.code, promoted.stderr.split('\n')[0]], [0, note]);
  const { stdout: status } = await runCli(variables, 'status');
  assert(status.includes(`  ${note}`), status);
  const { found } = JSON.parse((await runCli(variables, 'doctor', '--json')).stdout);
  const told = found.filter(({ code }: { readonly code: string }) => code === 'REG129');
  assert.deepEqual(
    told.map(({ where, cause }: { readonly where: string; readonly cause: string }) => [where, cause]),
    [['local, loyalty@1.1.0', `It runs, but ${note.split('but ')[1]}`]],
  );
  const hotfix = await runCli(variables, 'promote', 'booking@1.1.0', '--to', 'local');
  assert.deepEqual([hotfix.code, hotfix.stderr.includes('dock')], [0, false]);
});

test('a composition goes by its first digits, an environment, or steps back in it', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables, registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), bookingRelease('1.2.0')]);
  const ids = [(await registry.readEnvironment('local'))?.composition ?? ''];
  for (const version of ['1.1.0', '1.2.0']) {
    const { data } = await ask(variables, 'promote', `booking@${version}`, '--to', 'local');
    await runCli(variables, version === '1.1.0' ? 'pin' : 'unpin', 'discovery', '--in', 'local');
    ids.unshift(data.composition);
  }
  for (const [word, id] of [
    ['local', ids[0]],
    ['local~0', ids[0]],
    ['local~1', ids[1]],
    ['local~2', ids[2]],
    [ids[1]?.slice(0, 6) ?? '', ids[1]],
  ] as const) {
    const { data } = await ask(variables, 'diff', word, 'local');
    assert.equal(data.from, id, word);
  }
  const { data } = await ask(variables, 'diff', 'local~2', 'local');
  assert.deepEqual(
    data.releases.map(({ id, from, to }: Record<string, unknown>) => [id, from, to]),
    [['booking', '1.0.0', '1.2.0']],
  );
  for (const [word, sentence] of [
    ['local~3', /^'local' ran 2 other compositions before/],
    ['blue~1', /^Nothing was promoted to 'blue' yet/],
    ['000000', /^There is no composition '000000'/],
    [ids[0]?.slice(0, 5) ?? '', /^There is no composition/],
  ] as const) {
    const { code, stderr } = await runCli(variables, 'diff', word, 'local');
    assert.equal(code, 1);
    assert.match(stderr, sentence);
  }
});
