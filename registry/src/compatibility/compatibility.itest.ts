import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { withdraw } from '../acts/withdraw.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { openApiOf } from '../testing/provider-server.ts';
import { aDeclaration, aRemoteRecord, aShellRecord } from '../testing/release-records.ts';
import { runCli } from '../testing/run-cli.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';

test('what is live is judged beside what is next: a table with owners, data, and exit code 1 for a misfit', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  const nothing = await runCli(variables, 'compatibility');
  assert.deepEqual([nothing.code, nothing.stdout.startsWith('Nothing is next')], [0, true]);

  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  const loyalty = aRemoteRecord('loyalty', '2.0.0-pr.7', aDeclaration('loyalty', { contracts }));
  await stock(t, stocked, [bookingRelease('1.1.0'), aShellRecord('2.0.0', '2.0.0'), loyalty]);
  const fits = await runCli(variables, 'compatibility', '--with', 'booking@1.1.0');
  assert.deepEqual(
    [fits.code, fits.stdout.split('\n')],
    [
      0,
      [
        'Release        Owner         Beside        In     Verdict',
        'booking@1.1.0  booking team  what is live  local  fits',
        '',
        'All fit: 1 pair.',
        '',
      ],
    ],
  );

  const { code, stdout } = await runCli(variables, 'compatibility');
  assert.equal(code, 1);
  assert.match(stdout, /^booking@1\.0\.0 +booking team +shell@2\.0\.0 +local +doesn't fit$/m);
  assert.match(stdout, /^booking@1\.1\.0 +booking team +what is live +local +fits$/m);
  assert.match(
    stdout,
    /\n\nbooking team\n {2}booking@1\.0\.0 beside shell@2\.0\.0 in local \(shell-api\): it is written for shell API \^1\.0\.0, .*; take a shell with .*\.\n/,
  );
  assert.doesNotMatch(stdout, /loyalty/);

  const named = await runCli(variables, 'compatibility', '--with', 'loyalty@2.0.0-pr.7', '--json');
  const [pair, ...others] = JSON.parse(named.stdout).pairs;
  assert.deepEqual([named.code, others], [1, []]);
  assert.deepEqual(
    [pair.release, pair.owner, pair.beside, pair.places, pair.findings[0].rule],
    [
      'loyalty@2.0.0-pr.7',
      'loyalty team',
      'what is live',
      [{ environment: 'local', by: 'everybody' }],
      'shell-api',
    ],
  );

  const document = path.join(await temporaryFolder(t, 'openapi'), 'openapi.json');
  await writeFile(document, JSON.stringify(openApiOf('2.0.0', {})));
  const api = await runCli(variables, 'compatibility', '--api', document, '--with', 'booking@1.1.0');
  assert.match(api.stdout, /^discovery@1\.0\.0 +discovery team +API 2\.0\.0 +local +doesn't fit$/m);

  await withdraw(stocked.registry, { id: 'shell', version: '2.0.0' }, ACTOR);
  assert.equal((await runCli(variables, 'compatibility')).code, 0);
  const again = await runCli(variables, 'compatibility', '--shell', '2.0.0');
  assert.match(again.stderr, /^shell@2\.0\.0 was withdrawn by/);
  assert.match((await runCli(variables, 'compatibility', '--shell', '9.0.0')).stderr, /is not published/);
});

/** A check in which every route renders, except '/pay' of a set with booking 1.1.0. */
const CHECK = `
const { MARKETPLACE_ROUTES: routes, MARKETPLACE_VERSIONS: versions } = process.env;
const outcomeOf = (path) => (path === '/pay' && versions.includes('booking@1.1.0') ? 'not-rendered' : 'rendered');
console.log(JSON.stringify(JSON.parse(routes).map(({ remote, path }) => ({ remote, path, outcome: outcomeOf(path), found: 'render', console: ['oh'] }))));`;

test('a command opens the routes of what the gate lets pass, and what breaks there does not fit', async (t) => {
  const stocked = await stockedRegistry(t);
  const { variables } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), aShellRecord('1.1.0')]);
  const check = (script: string) => runCli(variables, 'compatibility', '--', process.execPath, '-e', script);
  const { code, stdout, stderr } = await check(CHECK);
  assert.equal(code, 1, stderr);
  assert.match(stdout, /^discovery@1\.0\.0 .* fits, 2 of 2 routes rendered$/m);
  assert.match(
    stdout,
    /booking@1\.1\.0 beside what is live in local \(render\): \/pay doesn't render: render$/m,
  );
  assert.match(stdout, /discovery@1\.0\.0 beside shell@1\.1\.0: on \/ the console says: oh/);
  const mute = await check('process.exit(3)');
  assert.match(mute.stderr, /could not open the routes: it ended with exit code 3/);
  const odd = await check("console.log('[{}]')");
  assert.match(odd.stderr, /printed no results of routes \(0\.remote: .*\): it has to print/);
});
