import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { test } from 'node:test';
import { freePort, shows } from '@sundara/contracts/testing';
import { renewKeys } from '../../core/key-list.ts';
import { sealDocument } from '../../keys/envelope.ts';
import { makeKeyPair } from '../../keys/key-pair.ts';
import { KEY_LIST } from '../../keys/subject.ts';
import { ask } from '../../testing/ask.ts';
import { promoteBooking } from '../../testing/live-site.ts';
import { environmentText, putEnvironment, signAs } from '../../testing/signed-environment.ts';
import { type SiteProcess, startSite } from '../../testing/site-process.ts';
import {
  ACTOR,
  bookingRelease,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../../testing/stocked-registry.ts';

const PAUSE_MS = 50;
/** A busy machine may need seconds for a look at the registry. */
const LIMIT_MS = 60_000;
/** Of the gauge that the alert 'RegistryIsOfNoUse' watches. */
const LAST_GOOD_AGE = /^sundara_environment_last_good_age_seconds\{sundara_environment="local"\S* (\S+)$/m;

/** What each document is refused for, and whether that is a security event; `heal` undoes it. */
interface Case {
  readonly what: string;
  readonly why: RegExp;
  readonly isEvent: boolean;
  readonly put: () => Promise<void>;
  readonly heal: () => Promise<void>;
}

const casesOf = async (stocked: TestRegistry, older: string): Promise<readonly Case[]> => {
  const { registry } = stocked;
  const newest = await environmentText(stocked, 'local');
  const { document, signature } = JSON.parse(newest);
  const next = { ...document, sequence: document.sequence + 1 };
  const pair = makeKeyPair();
  const unlisted = { id: pair.id, key: createPrivateKey(pair.privateKey) };
  const forged = (what: string, text: string, why: RegExp): Case => ({
    ...{ what, why, isEvent: true },
    put: () => putEnvironment(stocked, 'local', text),
    heal: () => putEnvironment(stocked, 'local', newest),
  });
  return [
    forged(
      'a bad signature',
      JSON.stringify({ document: next, signature }),
      /is not what the key \w+ signed/,
    ),
    forged('a lower sequence', older, /is at change 1, and change 2 was seen before/),
    forged(
      'a key of another environment',
      await signAs(stocked, 'qa', next),
      /which may sign environment\/qa and not environment\/local/,
    ),
    forged(
      'a key that nobody knows',
      sealDocument(next, unlisted),
      new RegExp(`the key ${pair.id}, which is not in the list of trusted keys`),
    ),
    {
      what: 'an expired list of keys',
      why: /The list of trusted keys expired on 1970-/,
      isEvent: false,
      put: async () => {
        const root = await registry.keys.requireSigningKey(KEY_LIST);
        const list = (await registry.keys.newest()) ?? assert.fail('there is no list');
        const over = { ...list, sequence: list.sequence + 1, expiresAt: new Date(0).toISOString() };
        const revision = await registry.documents.revision(KEY_LIST);
        await registry.documents.write(KEY_LIST, sealDocument(over, root), revision);
      },
      heal: async () => void (await renewKeys(registry, ACTOR)),
    },
  ];
};

/** The lines that the site has logged since an earlier length of its output. */
const linesSince = (site: SiteProcess, length: number): readonly string[] =>
  site.said().slice(length).split('\n');

test('each document that is refused is told to the operator, as a line of the log and by what the alert watches', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const older = await environmentText(stocked, 'local');
  const { composition } = await promoteBooking(stocked, '1.1.0');
  const METRICS_PORT = String(await freePort());
  const site = await startSite(t, { DATA_DIR: stocked.dataDir, METRICS_PORT });
  /** One page; it shows the good release whatever the registry holds. */
  const page = async () => {
    const { status, body } = await ask(site.origin, '/');
    assert.deepEqual([status, body.toString().includes(composition)], [200, true]);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  };
  const lastGoodAge = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return Number(LAST_GOOD_AGE.exec(text)?.[1]);
  };
  /** Visits pages until the alert would see a registry of no use, or one that is well again. */
  const untilWatched = async (isOfNoUse: boolean) => {
    const deadline = Date.now() + LIMIT_MS;
    while ((await lastGoodAge()) > 0 !== isOfNoUse) {
      assert.ok(Date.now() < deadline, site.said());
      await page();
    }
  };
  await page();
  assert.equal(await lastGoodAge(), 0);
  const told: string[] = [];
  for (const { what, why, isEvent, put, heal } of await casesOf(stocked, older)) {
    const length = site.said().length;
    await put();
    await untilWatched(true);
    const lines = linesSince(site, length).filter((line) => why.test(line));
    assert.ok(
      lines.some((line) => line.includes('"level":50')),
      `${what}: ${site.said().slice(length)}`,
    );
    const events = lines.filter((line) => line.includes('"event":"crypt_integrity_fail"'));
    assert.equal(events.length > 0, isEvent, `${what}: ${site.said().slice(length)}`);
    await heal();
    await untilWatched(false);
    told.push(what);
  }
  shows('T40', { 'documents refused and told by a running site': told.length });
});
