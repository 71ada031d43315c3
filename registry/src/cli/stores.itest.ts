import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bucketServer } from '../testing/bucket-server.ts';
import { writeBuild } from '../testing/build-folder.ts';
import { makePostgresDatabase } from '../testing/postgres-database.ts';
import { runCli } from '../testing/run-cli.ts';
import { bookingRelease, stockedRegistry } from '../testing/stocked-registry.ts';

test('with a database and a bucket every command does what it does with folders', async (t) => {
  const postgres = await makePostgresDatabase();
  t.after(() => postgres.stop());
  const bucket = await bucketServer(t);
  const { dataDir, variables } = await stockedRegistry(t, {
    ...bucket.variables,
    REGISTRY_DATABASE_URL: postgres.url,
  });
  const build = await writeBuild(dataDir, bookingRelease('1.1.0'));
  for (const [line, answer] of [
    [['publish', build], /^Published booking@1\.1\.0: 2 files/],
    [['compose', 'booking@1.1.0', '--from', 'local'], /They fit each other\.$/m],
    [['promote', 'booking@1.1.0', '--to', 'local'], /^'local' runs booking@1\.1\.0 from now on \(change 2\)/],
    [['diff', 'local~1', 'local'], /^booking {2}1\.0\.0 → 1\.1\.0/],
    [['rollback', 'local'], /booking 1\.1\.0 → 1\.0\.0 \(change 3\)/],
    [['canary', 'local~1', '--percent', '10', '--in', 'local'], /^10 % of the browsers in 'local' get/],
    [['canary', 'stop', '--in', 'local'], /runs for nobody any more/],
    [['history', 'local', '--limit', '1'], /All 5 acts are chained and unchanged\. 1 is shown\.$/m],
    [['status'], /^booking +1\.0\.0$/m],
    [['gc', '--dry-run'], /Would remove 0 of 4 releases/],
    [['doctor'], /^0 faults, 1 warning\.$/m],
    [['verify'], /^All is as it was signed: 3 logs, 1 environment/],
  ] as const) {
    const { code, stdout, stderr } = await runCli(variables, ...line);
    assert.equal(code, 0, stderr);
    assert.match(stdout, answer);
  }
  const [entry] = [...bucket.objects].filter(([key]) => key.endsWith('booking/1.0.0/remoteEntry.js'));
  assert.ok(entry);
  bucket.objects.set(entry[0], Buffer.from('changed'));
  const tampered = await runCli(variables, 'verify');
  assert.equal(tampered.code, 1);
  assert.match(tampered.stdout, /^REG212 remotes\/booking\/1\.0\.0\/remoteEntry\.js: a file was changed\./);
});
