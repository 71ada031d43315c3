import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { centralServices } from '../salons/central-services.tables.ts';
import { isCentralPictureShown } from '../uploads/central-pictures.repository.ts';
import { uploads } from '../uploads/uploads.tables.ts';
import { findCentralPage } from './central-services.repository.ts';
import { copiesQuery } from './copies.repository.ts';

const PATH = '/api/admin/services';
const IMPORT = '/api/salon/services/bulk-import';
const GLOW = {
  ...{ name: 'Épilation Glow', category: 'Skin Care', description: 'Slow and calm.' },
  ...{ basePrice: 1250.5, duration: 45, specializations: ['Wax'] },
};
interface Named {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let admin: TestCustomer;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    admin = await makeCustomer(database, 'admin');
    await database.db.delete(centralServices);
  });
  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const call = (method: Method, path = '', body?: unknown, { token } = admin) =>
    api.call(method, `${PATH}${path}`, { token, body });
  const names = async (query: string) =>
    (await call('GET', query)).json.services.map(({ name }: Named) => name);
  const offered = async (): Promise<readonly Named[]> =>
    (await api.call('GET', '/api/public/centralized-services')).json.services.flatMap(
      (group: { services: Named[] }) => group.services,
    );
  const create = async (change: object = {}): Promise<string> =>
    (await call('POST', '', { ...GLOW, ...change })).json.data.id;
  const audited = (subjectId: string) =>
    database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, subjectId))
      .orderBy(desc(auditEntries.id));
  const makeOwner = async () => {
    const owner = await makeCustomer(database, 'salon');
    const { id } = await makeSalon(database, 1, { ownerId: owner.id });
    return { owner, salonId: id };
  };
  /** A new salon's copy of the service; at the salon's own price if one is given. */
  const copy = async (centralServiceId: string, price = GLOW.basePrice) => {
    const { owner, salonId } = await makeOwner();
    const { basePrice: _, ...row } = GLOW;
    const body = [{ ...row, price, centralServiceId }];
    await api.call('POST', IMPORT, { token: owner.token, body });
    const own = async () =>
      (await api.call('GET', '/api/salon/services', { token: owner.token })).json.data.find(
        ({ category }: Named) => category === GLOW.category,
      );
    return { owner, salonId, own, id: (await own()).id };
  };
  const upload = async (): Promise<string> => {
    const row = { folder: 'central_services' as const, uploadedBy: admin.id, width: 1280, height: 960 };
    const [made] = await database.db
      .insert(uploads)
      .values({ ...row, placeholder: 'data:image/webp;base64,AA' })
      .returning({ id: uploads.id });
    return `central_services/${made?.id}`;
  };

  it('names the field that is not right, and writes nothing', async () => {
    for (const [change, field, words] of [
      [{ name: '  ' }, 'name', 'Please fill in all required fields'],
      [{ name: 'a'.repeat(101) }, 'name', /100/],
      [{ description: 'a'.repeat(501) }, 'description', /500/],
      [{ category: 'Tattoos' }, 'category', /one of/],
      [{ basePrice: -1 }, 'basePrice', /0 or more/],
      [{ basePrice: undefined }, 'price', 'Please fill in all required fields'],
      [{ price: 7 }, 'price', /differ/],
      [{ duration: 0 }, 'duration', /1 minute/],
      [{ specializations: [] }, 'specializations', 'At least one specialization is required'],
      [{ specializations: undefined }, 'specializations', 'At least one specialization is required'],
      [{ image: { publicId: `central_services/${crypto.randomUUID()}` } }, 'publicId', /upload it again/],
    ] as const) {
      const { status, json } = await call('POST', '', { ...GLOW, ...change });
      assert.deepEqual([status, json.code, json.fields?.[0].path], [400, 'VALIDATION_FAILED', field]);
      assert.match(json.fields[0].message, words instanceof RegExp ? words : new RegExp(`^${words}$`));
    }
    assert.deepEqual(await names(''), []);
  });

  it('tells others than admins that they may not', async () => {
    const id = await create();
    for (const role of ['customer', 'salon'] as const) {
      const other = await makeCustomer(database, role);
      const { status, json } = await call('DELETE', `/${id}`, undefined, other);
      assert.deepEqual(
        [status, json.message],
        [403, 'Only salon owners and administrators can delete services'],
      );
      assert.equal((await call('PATCH', `/${id}`, { basePrice: 1 }, other)).status, 403);
    }
    assert.equal((await call('DELETE', `/${id}`)).json.msg, 'Service deleted');
    assert.equal((await call('PATCH', `/${id}`, { basePrice: 1 })).status, 404);
  });

  it('adds, changes and deletes a service, offers active ones at once, and writes down who did', async () => {
    const { status, json } = await call('POST', '', { ...GLOW, specializations: ['Wax', 'wax', 'Honey'] });
    assert.deepEqual([status, json.message], [200, 'Service created successfully']);
    const { id, price, basePrice, specializations, image, rating } = json.data;
    assert.deepEqual(
      [price, basePrice, specializations, image.publicId, rating],
      [1250.5, 1250.5, ['Wax', 'Honey'], null, 4.5],
    );
    assert.deepEqual(
      (await offered()).map(({ name }) => name),
      [GLOW.name],
    );
    const changed = await call('PATCH', `/${id}`, { price: 1300, status: 'Inactive' });
    assert.equal(changed.json.message, 'Service updated successfully');
    assert.deepEqual(await offered(), []);
    await call('PATCH', `/${id}`, { price: 1300, status: 'Inactive' });
    await call('DELETE', `/${id}`);
    const entries = await audited(id);
    assert.deepEqual(
      entries.map(({ action, actorId, salonId }) => [action, actorId, salonId]),
      ['admin.deleteService', 'admin.updateService', 'admin.createService'].map((action) => [
        ...[action, admin.id, null],
      ]),
    );
    assert.deepEqual(entries[1]?.changes, { pricePaise: [125_050, 130_000], isActive: [true, false] });
  });

  it('lists by category, or flat by name, price and duration, narrowed and page by page', async () => {
    const rows = [
      ['Brow Tint', 'Makeup', 300, 20, 'Active'],
      ['aroma Soak', 'Spa Treatment', 900, 60, 'Active'],
      ['Âme Facial', 'Skin Care', 700, 50, 'Inactive'],
      ['Zen Wrap', 'Spa Treatment', 200, 90, 'Active'],
    ] as const;
    for (const [name, category, basePrice, duration, status] of rows)
      await create({ name, category, basePrice, duration, status });
    assert.deepEqual(await names(''), ['Brow Tint', 'Âme Facial', 'aroma Soak', 'Zen Wrap']);
    assert.deepEqual(await names('?sort=name_asc'), ['Âme Facial', 'aroma Soak', 'Brow Tint', 'Zen Wrap']);
    assert.deepEqual(await names('?sort=price_desc&limit=2&page=2'), ['Brow Tint', 'Zen Wrap']);
    assert.deepEqual(await names('?sort=duration_asc&category=Spa%20Treatment'), ['aroma Soak', 'Zen Wrap']);
    assert.deepEqual(await names('?q=AME'), ['Âme Facial']);
    assert.deepEqual(await names('?search=spa%20zen'), ['Zen Wrap']);
    assert.deepEqual(await names('?status=Inactive'), ['Âme Facial']);
    const { services, counts, pagination } = (await call('GET', '?category=Makeup')).json;
    assert.deepEqual([services.length, services[0].category, pagination.total], [1, 'Makeup', 1]);
    assert.deepEqual(counts, { total: 4, active: 3, categories: 3 });
    const link = (await call('GET', '/file?sort=price_asc&status=Active')).json;
    const lines = (await api.app.inject({ url: link.url })).body.slice(1).split('\r\n').filter(Boolean);
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',').slice(0, 2).join()),
      ['Spa Treatment,Zen Wrap', 'Makeup,Brow Tint', 'Spa Treatment,aroma Soak'],
    );
    await database.db.delete(centralServices);
  });

  it('reads its pages from an index, and folds no words', async () => {
    await database.pool.query(
      `insert into central_services (name, category, base_price_paise, specializations)
       select md5(n::text), case when n % 2 = 0 then 'Makeup' else 'Skin Care' end, 100, '{}' from generate_series(1, 1000) n`,
    );
    await settle(database, 'central_services');
    for (const [sort, index] of [
      ['category_asc', 'central_services_plain'],
      ['name_asc', 'central_services_plain_name'],
      ['name_desc', 'central_services_plain_name'],
    ] as const) {
      const [, plan = ''] = await plansOf(database, (db) =>
        findCentralPage(db, { page: 1, limit: 30, sort }),
      );
      assert.match(plan, new RegExp(`using ${index} on`), sort);
      assert.doesNotMatch(plan, /Seq Scan/, sort);
    }
    const past = (await call('GET', '?q=skin&page=99')).json;
    assert.deepEqual([past.services, past.pagination.total, past.counts.total], [[], 500, 1000]);
    await database.db.delete(centralServices);
  });

  it('counts which copies would follow, and changes in each what its salon left as it was', async () => {
    const id = await create();
    const [left, dear, inactive] = [await copy(id), await copy(id, 1999), await copy(id)];
    const patch = (one: typeof left, body: object) =>
      api.call('PATCH', `/api/salon/services/${one.id}`, { token: one.owner.token, body });
    await patch(dear, { description: 'As our house does it.' });
    await patch(inactive, { status: 'Inactive' });
    const gone = await copy(id);
    await api.call('DELETE', `/api/salon/services/${gone.id}`, { token: gone.owner.token });
    const change = { basePrice: 1400, description: 'Calmer.', specializations: ['Wax', 'Sugar'] };
    const { json } = await call('POST', `/${id}/preview`, change);
    assert.deepEqual(json.changes, [
      'Price: ₹1,250.50 to ₹1,400.00',
      'Specializations: Wax to Wax, Sugar',
      'Description: “Slow and calm.” to “Calmer.”',
    ]);
    assert.deepEqual([json.copies, json.following], Array(2).fill({ copies: 3, salons: 3 }));
    assert.deepEqual(
      json.fields.map(({ label, copies }: { label: string; copies: number }) => [label, copies]),
      [
        ['Description', 2],
        ['Price', 2],
        ['Specializations', 3],
      ],
    );
    assert.equal((await left.own()).price, 1250.5, 'a preview writes nothing');
    const done = await call('PATCH', `/${id}`, { ...change, copies: 'follow' });
    assert.deepEqual(done.json.copies, { copies: 3, salons: 3 });
    const said = async (one: typeof left) => {
      const { price, description, specializations, status } = await one.own();
      return [price, description, specializations.length, status];
    };
    assert.deepEqual(await said(left), [1400, 'Calmer.', 2, 'Active']);
    assert.deepEqual(await said(dear), [1999, 'As our house does it.', 2, 'Active']);
    assert.deepEqual(await said(inactive), [1400, 'Calmer.', 2, 'Inactive']);
    const [entry] = await audited(dear.id);
    assert.deepEqual(
      [entry?.action, entry?.actorId, entry?.salonId, entry?.changes],
      ['admin.updateService', admin.id, dear.salonId, { specializations: [['Wax'], ['Wax', 'Sugar']] }],
    );
    const kept = await call('PATCH', `/${id}`, { basePrice: 1500, name: 'Glow' });
    assert.deepEqual(kept.json.copies, { copies: 0, salons: 0 });
    assert.deepEqual([(await left.own()).price, (await left.own()).name], [1400, GLOW.name]);
  });

  it('deletes a service, and takes untouched copies off sale only where that is chosen', async () => {
    const ask = async (id: string) => (await call('POST', `/${id}/preview`, { delete: true })).json;
    const first = await create({ name: GLOW.name });
    const kept = await copy(first);
    assert.deepEqual((await ask(first)).following, { copies: 1, salons: 1 });
    await call('DELETE', `/${first}`);
    assert.equal((await kept.own()).status, 'Active');
    const second = await create();
    const [left, dear] = [await copy(second), await copy(second, 1999)];
    const { copies, following } = await ask(second);
    assert.deepEqual([copies.copies, following.copies], [2, 1]);
    const { json } = await call('DELETE', `/${second}?copies=follow`);
    assert.deepEqual([json.msg, json.copies], ['Service deleted', { copies: 1, salons: 1 }]);
    assert.deepEqual([(await left.own()).status, (await dear.own()).status], ['Inactive', 'Active']);
    assert.deepEqual((await audited(left.id))[0]?.changes, { isActive: [true, false] });
  });

  it('shares its picture with copies, and lets it go when none shows it any more', async () => {
    const [publicId, next] = [await upload(), await upload()];
    const id = await create({ image: { publicId } });
    const at = await copy(id);
    assert.deepEqual(
      [(await at.own()).image.publicId, (await call('GET', `/${id}`)).json.data.image.publicId],
      [publicId, publicId],
    );
    await call('PATCH', `/${id}`, { image: { publicId: next } });
    assert.equal((await at.own()).image.publicId, publicId);
    assert.equal(await isCentralPictureShown(database.db, publicId), true, 'the copy shows it');
    await call('PATCH', `/${id}`, { image: { publicId } });
    await call('PATCH', `/${id}`, { image: null, copies: 'follow' });
    assert.equal((await at.own()).image.publicId, null);
    assert.equal(await isCentralPictureShown(database.db, publicId), false);
    const jobs = await database.pool.query(`select key from outbox where kind = 'uploads.remove-unused'`);
    for (const each of [publicId, next])
      assert.ok(
        jobs.rows.some(({ key }) => key === each),
        each,
      );
    const other = await at.owner;
    const refused = await api.call('DELETE', `/api/uploads/${encodeURIComponent(next)}`, {
      token: other.token,
    });
    assert.equal(refused.status, 404);
    await database.db.delete(centralServices);
  });

  it('takes all of an admin’s file or nothing, by name and category, and leaves copies as they are', async () => {
    const id = await create();
    const at = await copy(id);
    const send = (services: readonly object[], query = '') =>
      api.call('POST', `${IMPORT}${query}`, { token: admin.token, body: services });
    const { basePrice: price, ...row } = GLOW;
    const good = [
      { category: 'skin', services: [{ ...row, name: 'EPILATION GLOW', price: 1300 }] },
      { name: 'Beard Shape', category: 'Beard', price: 199 },
    ];
    const dry = await send(good, '?dryRun=true');
    assert.deepEqual(
      dry.json.rows.map(({ outcome }: { outcome: string }) => outcome),
      ['updated', 'added'],
    );
    assert.deepEqual(await names(''), [GLOW.name]);
    const bad = [...good, { ...row, name: 'Bare', price, specializations: [] }, { ...row, price, buffer: 5 }];
    const refused = await send(bad);
    assert.deepEqual(
      [refused.status, refused.json.code, refused.json.fields.map(({ path }: { path: string }) => path)],
      [422, 'IMPORT_REFUSED', ['row 3: specializations', 'row 4: name']],
    );
    assert.deepEqual(await names(''), [GLOW.name]);
    const { json } = await send(good);
    assert.deepEqual(json.counts, { added: 1, updated: 1, same: 0, refused: 0 });
    assert.deepEqual(await names('?sort=name_asc'), ['Beard Shape', 'EPILATION GLOW']);
    assert.deepEqual((await send(good)).json.counts, { added: 0, updated: 0, same: 2, refused: 0 });
    assert.deepEqual([(await at.own()).price, (await at.own()).name], [price, GLOW.name]);
    const [entry] = await audited(id);
    assert.deepEqual([entry?.action, entry?.salonId], ['salon.importServices', null]);
  });

  it('finds copies by an index, however much salons sell', async () => {
    const id = await create();
    await copy(id);
    await database.pool.query('vacuum analyze services');
    const { sql: text, params } = copiesQuery(database.db, id).toSQL();
    const { rows } = await database.pool.query(`explain ${text}`, params);
    assert.doesNotMatch(rows.map((line) => line['QUERY PLAN']).join('\n'), /Seq Scan on services/);
  });
});
