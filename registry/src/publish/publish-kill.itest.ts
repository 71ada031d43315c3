import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { randomOf, sized, testSeed } from '@sundara/contracts/testing';
import type { Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { temporaryFolder, writeBuild } from '../testing/build-folder.ts';
import { aRemoteRecord } from '../testing/release-records.ts';
import { runProgram } from '../testing/run-program.ts';
import { ACTOR, emptyRegistry } from '../testing/stocked-registry.ts';
import { publish } from './publish.ts';

const ROUNDS = sized({ quick: 4, deep: 60 });
const FILES = 60;

const STORES: Readonly<Record<string, (t: TestContext) => Promise<Readonly<Record<string, string>>>>> = {
  folder: async () => ({}),
  bucket: async (t) => (await bucketServer(t)).variables,
};

/** A build with many files, so that there is time to kill its publisher. */
const bigBuild = async (folder: string, version: string): Promise<string> => {
  const build = await writeBuild(folder, aRemoteRecord('booking', version));
  await mkdir(path.join(build, 'c'), { recursive: true });
  for (let index = 0; index < FILES; index += 1)
    await writeFile(path.join(build, `c/${index}.js`), `/* ${version} ${index} */\n`.repeat(200));
  return build;
};

/** Asserts that a release is published, with every file as in its record. */
const assertWhole = async (registry: Registry, version: string): Promise<void> => {
  const name = { id: 'booking', version };
  const release = await registry.readRelease(name);
  assert.ok(release, nameOf(name));
  for (const [file, { integrity, size }] of Object.entries(release.record.files)) {
    const content = await registry.files.read(`remotes/booking/${version}/${file}`);
    assert.equal(content?.length, size, file);
    const hash = createHash('sha384').update(content).digest('base64');
    assert.equal(`sha384-${hash}`, integrity, file);
  }
};

for (const [kind, prepare] of Object.entries(STORES))
  test(`${kind}: a publisher that is killed at any moment has published all or nothing, and the next one can`, async (t) => {
    const random = randomOf(testSeed(t));
    const { registry, variables } = await emptyRegistry(t, ['releases/booking'], await prepare(t));
    const folder = await temporaryFolder(t, 'builds');
    let absent = 0;
    let round = 0;
    // On a fast machine all may finish before they are killed; at least one must not.
    for (; round < ROUNDS || absent === 0; round += 1) {
      const version = `1.0.${round}`;
      const build = await bigBuild(folder, version);
      const { child, ended } = runProgram('publisher', variables, build);
      // Kills at all times, from the first moment to after the end.
      const killAfter = random.below(60 * (1 + (round % ROUNDS)));
      child.stdout?.once('data', () => setTimeout(() => child.kill('SIGKILL'), killAfter));
      const { stdout } = await ended;
      if (await registry.isPublished({ id: 'booking', version })) await assertWhole(registry, version);
      else {
        absent += 1;
        assert.ok(!stdout.includes('published'));
        assert.equal(await registry.readRelease({ id: 'booking', version }), undefined);
        await publish(registry, build, ACTOR);
        await assertWhole(registry, version);
      }
      await assert.rejects(publish(registry, build, ACTOR), /is published already/);
    }
    t.diagnostic(`${absent} of ${round} were killed in time`);
    assert.equal((await registry.listReleases()).releases.length, round);
  });

test('a version that a living process publishes is left to it', async (t) => {
  const { registry, variables } = await emptyRegistry(t, ['releases/booking']);
  const build = await bigBuild(await temporaryFolder(t, 'builds'), '1.0.0');
  const { child, ended } = runProgram('publisher', variables, build);
  t.after(() => child.kill('SIGKILL'));
  const place = 'reservations/booking@1.0.0';
  while (child.exitCode === null && !(await registry.documents.read(place))) await wait(2);
  child.kill('SIGSTOP');
  await assert.rejects(
    publish(registry, build, ACTOR),
    new RegExp(`booking@1\\.0\\.0 is being published by publisher ${child.pid} on .+: wait for that to end`),
  );
  child.kill('SIGCONT');
  assert.equal((await ended).code, 0);
  await assertWhole(registry, '1.0.0');
});
