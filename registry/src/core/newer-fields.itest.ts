import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { lock } from '../acts/lock.ts';
import { pin } from '../acts/pin.ts';
import { unlock } from '../acts/unlock.ts';
import { withdraw } from '../acts/withdraw.ts';
import { sealDocument } from '../keys/envelope.ts';
import { readSigningKey } from '../keys/key-ring.ts';
import type { Subject } from '../keys/subject.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { refName } from './context.ts';

/** A registry where a newer program has added fields to a document, and a reader of that document. */
const prepare = async (t: TestContext, subject: Subject, more: object) => {
  const stocked = await stockedRegistry(t);
  const { documents } = stocked.registry;
  const key = await readSigningKey(stocked.settings.keysDir, subject);
  if (!key) throw new Error(`There is no key of ${subject}.`);
  const place = refName(subject);
  const read = async () => JSON.parse((await documents.read(place))?.text ?? '{}').document;
  const text = sealDocument({ ...(await read()), ...more }, key);
  await documents.write(place, text, await documents.revision(place));
  return { ...stocked, read };
};

test('a log that is signed anew keeps what a newer program wrote into it', async (t) => {
  const embargo = { '1.0.0': { until: '2027-01-01' } };
  const { read, ...stocked } = await prepare(t, 'releases/booking', { embargo });
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await withdraw(stocked.registry, { id: 'booking', version: '1.1.0' }, ACTOR);
  const { embargo: kept, releases } = await read();
  assert.deepEqual([kept, Object.keys(releases).sort()], [embargo, ['1.0.0', '1.1.0']]);
});

test('an environment that is signed anew keeps what a newer program wrote into it, and nothing that an act took away', async (t) => {
  const soak = { until: '2027-01-01' };
  const { read, registry } = await prepare(t, 'environment/local', { soak });
  await lock(registry, 'local', ACTOR);
  assert.deepEqual((await read()).soak, soak);
  await unlock(registry, 'local', ACTOR);
  await pin(registry, 'local', 'booking', ACTOR);
  const { soak: kept, lock: left, pins } = await read();
  assert.deepEqual([kept, left, Object.keys(pins)], [soak, undefined, ['booking']]);
});
