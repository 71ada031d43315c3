import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PHONE, visit } from '../../browser.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { anotherVersion, MARKETPLACE, marketplace, runMarketplace } from '../../releases.ts';
import { until } from '../../until.ts';

journeys('a stolen key', {}, (running) => {
  test('what it promoted is gone for every visitor once it is revoked, and it promotes nothing more', async () => {
    const { site, browser } = running();
    const [output, thief] = [
      await mkdtemp(join(tmpdir(), 'sundara-build-')),
      await mkdtemp(join(tmpdir(), 'sundara-thief-')),
    ];
    const keys = join(site.dataDir, 'keys');
    const key = 'environment-local.pem';
    await copyFile(join(keys, key), join(thief, key));
    /** Promotes with only the copy of the key. */
    const steal = (why: string) =>
      site.run(
        [...MARKETPLACE, 'promote', 'discovery@1.8.0', '--to', 'local', '--wait', '120', '--why', why],
        { KEYS_DIR: thief, TRUST_FILE: join(keys, 'trust.json') },
      );
    const versionSeen = async () => {
      const { page, context } = await visit(browser, PHONE, site.url);
      await page.goto('/');
      await page.getByRole('heading', { name: 'All Salons' }).waitFor();
      const { discovery } = await loadedVersions(page);
      await context.close();
      return discovery;
    };
    await anotherVersion(site, 'discovery', '1.8.0', output);
    await marketplace(site, 'publish', output);
    const moment = new Date();
    await until('the moment is over', async () => Date.now() > moment.getTime());
    const stolen = await steal('Mine now');
    assert.equal(stolen.code, 0, stolen.output);
    assert.equal(await versionSeen(), '1.8.0');

    const { keys: listed } = JSON.parse(await marketplace(site, 'key', 'list', '--json'));
    const { id } = listed.find(({ subject }: { subject: string }) => subject === 'environment/local');
    const revoke = ['key', 'revoke', id, '--after', moment.toISOString(), '--why', 'The laptop was stolen'];
    const told = await marketplace(site, ...revoke, '--wait', '120');
    assert.match(told, /undone change \d+, .*: promote by .*: Mine now/);
    assert.equal(await versionSeen(), '1.0.0');
    const again = await steal('Once more');
    assert.equal(again.code, 1);
    assert.match(again.output, /revoked on .*: The laptop was stolen/);
    assert.equal(await versionSeen(), '1.0.0');
    await marketplace(site, 'lock', 'local', '--why', 'The new key is here');
    await marketplace(site, 'unlock', 'local');
    // Other drills have left unsound releases of other parts behind.
    const { output: verified } = await runMarketplace(site, 'verify');
    assert.match(verified, /environments/);
    assert.doesNotMatch(verified, /^REG\d+ .*(local|discovery)/m);
    await rm(output, { recursive: true });
    await rm(thief, { recursive: true });
  });
});
