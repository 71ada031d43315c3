import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { clearFlag } from '../acts/clear-flag.ts';
import { lock } from '../acts/lock.ts';
import { pin } from '../acts/pin.ts';
import { promote } from '../acts/promote.ts';
import { setFlag } from '../acts/set-flag.ts';
import { setProvider } from '../acts/set-provider.ts';
import { unlock } from '../acts/unlock.ts';
import { unpin } from '../acts/unpin.ts';
import { sealDocument } from '../keys/envelope.ts';
import type { SigningKey } from '../keys/key-ring.ts';
import { KEY_LIST } from '../keys/subject.ts';
import { aMoment } from '../testing/a-moment.ts';
import { environmentText, putEnvironment } from '../testing/signed-environment.ts';
import {
  ACTOR,
  bookingRelease,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../testing/stocked-registry.ts';
import { ACCOUNT_IDS } from '../testing/stub-api.ts';
import { verifyRegistry } from '../verify/verify-registry.ts';
import { keepAct } from './acts.ts';
import { endKey } from './end-key.ts';
import { addKeys } from './key-list.ts';
import { replaceKey } from './replace-key.ts';
import { takeActs } from './take-acts.ts';

const REASON = { who: 'Meera', why: 'The laptop was stolen.' };
const booking = (version: string) => [{ id: 'booking', version }];

/** The owner has pinned and locked 'local' (change 3); then its key is stolen. */
const stolen = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await pin(registry, 'local', 'booking', ACTOR);
  const good = await lock(registry, 'local', ACTOR);
  const key = await registry.keys.requireSigningKey('environment/local');
  return { stocked, registry, good, key, moment: await aMoment() };
};

const thiefPromotes = async ({ registry }: TestRegistry) => {
  await unlock(registry, 'local', ACTOR);
  await unpin(registry, 'local', 'booking', ACTOR);
  return promote(registry, 'local', booking('1.1.0'), ACTOR);
};

const put = async (stocked: TestRegistry, key: SigningKey, document: object) =>
  putEnvironment(stocked, 'local', sealDocument(document, key));

const isAsBefore = async ({ registry }: TestRegistry, good: EnvironmentDocument) => {
  const { composition, pins, lock: locked } = (await registry.readEnvironment('local')) ?? {};
  assert.equal(composition, good.composition);
  assert.deepEqual([Object.keys(pins ?? {}), locked?.by], [['booking'], ACTOR.who]);
};

test('flags and the provider are those of before the moment, and no flag is on for single accounts', async (t) => {
  const { registry } = await stockedRegistry(t);
  const provider = 'https://api.sundara.test';
  const reach = { percent: 10, accounts: [ACCOUNT_IDS.customer], roles: ['salon' as const] };
  await setFlag(registry, 'local', 'new-calendar', reach, ACTOR);
  await setFlag(registry, 'local', 'loyalty-card', { percent: 100 }, ACTOR);
  await clearFlag(registry, 'local', 'loyalty-card', ACTOR);
  await setProvider(registry, 'local', provider, ACTOR);
  const key = await registry.keys.requireSigningKey('environment/local');
  const moment = await aMoment();
  await setFlag(registry, 'local', 'new-calendar', { percent: 100 }, ACTOR);
  await setFlag(registry, 'local', 'free-for-all', { percent: 100 }, ACTOR);
  await setProvider(registry, 'local', 'https://thief.test', ACTOR);
  await endKey(registry, key.id, moment, 'key.revoke', REASON);
  const after = (await registry.readEnvironment('local')) ?? assert.fail('It is lost.');
  assert.equal(after.provider, provider);
  assert.deepEqual(Object.keys(after.flags ?? {}), ['new-calendar']);
  const { percent, roles, accounts, by } = after.flags?.['new-calendar'] ?? {};
  assert.deepEqual([percent, roles, accounts, by], [10, ['salon'], undefined, ACTOR.who]);
});

test('what a stolen key did after the moment is undone, pins and locks too, and leaves the history', async (t) => {
  const { stocked, registry, good, key, moment } = await stolen(t);
  const { sequence } = await thiefPromotes(stocked);
  const { found } = await endKey(registry, key.id, moment, 'key.revoke', REASON);
  assert.deepEqual(
    [found.kept, found.undone].map((acts) => acts.map((act) => act.sequence)),
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  );
  await isAsBefore(stocked, good);
  const acts = await takeActs(registry.history('environment/local'));
  assert.deepEqual(
    acts.map((act) => [act.sequence, act.act]),
    [
      [sequence + 1, 'key.revoke'],
      [3, 'lock'],
      [2, 'pin'],
      [1, 'promote'],
    ],
  );
  assert.deepEqual((await verifyRegistry(registry, () => {})).faults, []);
});

test('nothing that the key signed is taken again, whatever time or number it gives', async (t) => {
  const { stocked, registry, good, key, moment } = await stolen(t);
  const ofOwner = await environmentText(stocked, 'local');
  const bad = await thiefPromotes(stocked);
  await endKey(registry, key.id, moment, 'key.revoke', REASON);
  const head = await environmentText(stocked, 'local');
  const { composition } = bad;
  const documents = [
    bad,
    { ...good, composition },
    { ...bad, sequence: 999, changedAt: new Date(moment - 1000).toISOString() },
  ];
  const refused = new RegExp(
    `^environments/local is signed by the key ${key.id}, which Meera revoked on 20.*: The laptop was stolen\\. Ask a test \\(the root key\\) what to do\\.$`,
  );
  const wanted = (error: Error) => {
    assert.match(error.message, refused);
    assert.doesNotMatch(error.message, /\b(add|trust)\b/);
    return true;
  };
  for (const text of [ofOwner, ...documents.map((document) => sealDocument(document, key))]) {
    await putEnvironment(stocked, 'local', text);
    await assert.rejects(registry.readEnvironment('local'), wanted);
  }
  await putEnvironment(stocked, 'local', head);
  await assert.rejects(unlock(registry, 'local', ACTOR), /which Meera revoked on/);
});

test('a head that says the last good act and runs something else is not signed anew', async (t) => {
  const { stocked, registry, good, key, moment } = await stolen(t);
  const { composition } = await thiefPromotes(stocked);
  await put(stocked, key, { ...good, composition, pins: {}, lock: undefined });
  await endKey(registry, key.id, moment, 'key.revoke', REASON);
  await isAsBefore(stocked, good);
});

test('a head that leads nowhere, or that was numbered without end, is put right from the acts that are there', async (t) => {
  const { stocked, registry, good, key, moment } = await stolen(t);
  await thiefPromotes(stocked);
  const sequence = Number.MAX_SAFE_INTEGER;
  await put(stocked, key, { ...good, sequence, history: 'f'.repeat(64) });
  await endKey(registry, key.id, moment, 'key.revoke', REASON);
  await isAsBefore(stocked, good);
  assert.equal((await registry.readEnvironment('local'))?.sequence, 4);
});

test('an act that follows one of after the moment is undone, though it gives an earlier time', async (t) => {
  const { stocked, registry, good, key, moment } = await stolen(t);
  const { composition, history, sequence } = await thiefPromotes(stocked);
  const at = new Date(moment - 1000).toISOString();
  const act = {
    subject: 'environment/local',
    sequence: sequence + 1,
    act: 'promote',
    ...ACTOR,
    at,
    details: {},
  };
  const id = await keepAct(registry.documents, {
    ...act,
    from: composition,
    to: composition,
    previous: history,
  });
  await put(stocked, key, { ...good, sequence: sequence + 1, history: id, composition });
  await endKey(registry, key.id, moment, 'key.revoke', REASON);
  await isAsBefore(stocked, good);
});

test('whoever has the key and signs once more while it is revoked has done so for nothing', async (t) => {
  const { stocked, registry, good, key, moment } = await stolen(t);
  await thiefPromotes(stocked);
  const ofThief = await environmentText(stocked, 'local');
  const { documents } = registry;
  const write: typeof documents.write = async (name, text, expected) => {
    if (name === KEY_LIST) await putEnvironment(stocked, 'local', ofThief);
    return documents.write(name, text, expected);
  };
  const context = { ...registry, documents: { ...documents, write } };
  await endKey(context, key.id, moment, 'key.revoke', REASON);
  await isAsBefore(stocked, good);
});

test('what another key of the subject signed since stays', async (t) => {
  const { stocked, registry, key, moment } = await stolen(t);
  await thiefPromotes(stocked);
  const root = await registry.keys.requireSigningKey('keys/trusted');
  const head = (await registry.readEnvironment('local')) ?? assert.fail('nothing runs');
  await put(stocked, root, head);
  const { found } = await endKey(registry, key.id, moment, 'key.revoke', REASON);
  assert.equal(found.head, 'other');
  assert.deepEqual(await registry.readEnvironment('local'), head);
});

test('a new key goes on where the root has signed', async (t) => {
  const { stocked, registry, key, moment } = await stolen(t);
  await thiefPromotes(stocked);
  const ended = await endKey(registry, key.id, moment, 'key.revoke', REASON);
  const made = await replaceKey(registry, ended.subject, ended.key, REASON);
  assert.notEqual(made?.id, key.id);
  await unlock(registry, 'local', ACTOR);
  assert.deepEqual((await verifyRegistry(registry, () => {})).faults, []);
});

test('a second revocation keeps what the first has withdrawn, and a revoked key is not added again', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  const revoke = async (moment: number) => {
    const { id } = await registry.keys.requireSigningKey('releases/booking');
    const { key, subject } = await endKey(registry, id, moment, 'key.revoke', REASON);
    await replaceKey(registry, subject, key, REASON);
    return key;
  };
  const moment = await aMoment();
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await revoke(moment);
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  const key = await revoke(await aMoment());
  assert.equal((await registry.withdrawalOf({ id: 'booking', version: '1.1.0' }))?.by, 'Meera');
  assert.equal(await registry.isPublished({ id: 'booking', version: '1.2.0' }), true);
  assert.deepEqual((await verifyRegistry(registry, () => {})).faults, []);
  await assert.rejects(addKeys(registry, ACTOR, [key]), /was revoked by Meera on 20.*make another one/);
});
