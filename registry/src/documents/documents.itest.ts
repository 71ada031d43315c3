import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, type TestContext, test } from 'node:test';
import { temporaryFolder } from '../testing/build-folder.ts';
import { makePostgresDatabase } from '../testing/postgres-database.ts';
import type { DocumentStore } from './document-store.ts';
import { folderDocuments } from './folder-documents.ts';
import { postgresDocuments } from './postgres-documents.ts';

const server = await makePostgresDatabase();
after(() => server.stop());

/** Opens each store twice, as two processes would. */
const STORES: Readonly<Record<string, (t: TestContext) => Promise<() => DocumentStore>>> = {
  folder: async (t) => {
    const folder = await temporaryFolder(t, 'documents');
    return () => folderDocuments(folder);
  },
  postgres: async () => () => postgresDocuments(server.url),
};

for (const [kind, prepare] of Object.entries(STORES)) {
  /** Two openings of one store, and names that no other test uses. */
  const open = async (t: TestContext) => {
    const opening = await prepare(t);
    const stores = [opening(), opening()] as const;
    t.after(async () => {
      await Promise.all(stores.map((store) => store.close()));
    });
    return { stores, own: `test-${randomUUID()}` };
  };

  test(`${kind}: a document is read as it was written, by everybody`, async (t) => {
    const { stores, own } = await open(t);
    const [one, other] = stores;
    const text = '{"name":"सुंदर","line":"a\\nb"}\n';
    assert.equal(await other.read(`${own}/a`), undefined);
    assert.equal(await other.revision(`${own}/a`), undefined);
    const revision = await one.write(`${own}/a`, text, undefined);
    assert.deepEqual(await other.read(`${own}/a`), { text, revision });
    assert.equal(await other.revision(`${own}/a`), revision);
  });

  test(`${kind}: a write is refused to all but who has seen the last one`, async (t) => {
    const { stores, own } = await open(t);
    const [one, other] = stores;
    const name = `${own}/a`;
    const first = await one.write(name, '1', undefined);
    assert.equal(await other.write(name, 'x', undefined), undefined);
    const second = await other.write(name, '2', first);
    assert.notEqual(second, first);
    assert.equal(await one.write(name, 'x', first), undefined);
    assert.equal(await one.write(name, 'x', 'no revision'), undefined);
    assert.equal((await one.read(name))?.text, '2');
    assert.equal(await one.write(`${own}/b`, 'x', second), undefined);
    assert.equal(await one.read(`${own}/b`), undefined);
  });

  test(`${kind}: of many that write at once, one is let through`, async (t) => {
    const { stores, own } = await open(t);
    const name = `${own}/a`;
    let seen: string | undefined;
    for (let round = 0; round < 5; round += 1) {
      const writes = Array.from({ length: 10 }, (_, index) =>
        stores[index % 2 === 0 ? 0 : 1].write(name, `${round}-${index}`, seen),
      );
      const through = (await Promise.all(writes)).filter((revision) => revision !== undefined);
      assert.equal(through.length, 1);
      seen = await stores[0].revision(name);
      assert.equal(seen, through[0]);
    }
  });

  test(`${kind}: the same text written again is another revision`, async (t) => {
    const { stores, own } = await open(t);
    const first = await stores[0].write(`${own}/a`, 'same', undefined);
    const second = await stores[0].write(`${own}/a`, 'same', first);
    assert.notEqual(first, second);
    assert.equal(await stores[1].revision(`${own}/a`), second);
  });

  test(`${kind}: a removed document is gone, and what is made anew is no continuation of it`, async (t) => {
    const { stores, own } = await open(t);
    const [one, other] = stores;
    const name = `${own}/a`;
    const before = await one.write(name, 'old', undefined);
    await other.remove(name);
    await other.remove(name);
    assert.equal(await one.read(name), undefined);
    assert.equal(await one.write(name, 'x', before), undefined);
    assert.ok(await other.write(name, 'new', undefined));
    assert.equal(await one.write(name, 'x', before), undefined);
    assert.equal((await one.read(name))?.text, 'new');
  });

  test(`${kind}: a list names what begins with a prefix, sorted`, async (t) => {
    const { stores, own } = await open(t);
    for (const name of ['health/qa/b', 'health/qa/a', 'health/qa-2/a', 'healthy/x', 'zoo'])
      await stores[0].write(`${own}/${name}`, '{}', undefined);
    const listed = async (prefix: string) =>
      (await stores[1].list(`${own}/${prefix}`)).map((name) => name.slice(own.length + 1));
    assert.deepEqual(await listed('health/qa/'), ['health/qa/a', 'health/qa/b']);
    assert.deepEqual(await listed('health/'), ['health/qa-2/a', 'health/qa/a', 'health/qa/b']);
    assert.deepEqual(await listed('health'), ['health/qa-2/a', 'health/qa/a', 'health/qa/b', 'healthy/x']);
    assert.deepEqual(await listed('none/'), []);
  });

  test(`${kind}: no name leaves the store`, async (t) => {
    const { stores } = await open(t);
    for (const name of ['../keys', 'a/../../keys', '/etc/passwd', '', 'a//b', '.drafts/x', 'a\0b', 'a~'])
      for (const act of [
        () => stores[0].read(name),
        () => stores[0].revision(name),
        () => stores[0].write(name, 'x', undefined),
        () => stores[0].remove(name),
      ])
        await assert.rejects(act, /is no name of a document/, name);
  });
}

test('postgres: a database that is not there is told, without its password', async (t) => {
  const store = postgresDocuments('postgres://sundara:secret@127.0.0.1:1/nowhere');
  t.after(() => store.close());
  await assert.rejects(
    store.read('environments/qa'),
    /^Refusal: The registry's database 127\.0\.0\.1:1\/nowhere doesn't answer \(ECONNREFUSED\): check REGISTRY_DATABASE_URL/,
  );
});
