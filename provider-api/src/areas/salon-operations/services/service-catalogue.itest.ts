import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { SERVICE_CATEGORIES } from '@sundara/contracts/api';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { bookingServices } from '../../booking/bookings/bookings.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { centralServices } from '../../marketplace/salons/central-services.tables.ts';
import { salons, services, specialistServices } from '../../marketplace/salons/salons.tables.ts';

interface Listed {
  readonly name: string;
  readonly price: number;
}
const PATH = '/api/salon/services';
const FACIAL = { name: 'Épilation Deluxe', category: 'Skin Care', price: 1250.5 };

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let owner: TestCustomer;
  let admin: TestCustomer;
  let salon: TestSalon;

  const makeOwner = async (options: Parameters<typeof makeSalon>[2] = {}) => {
    const account = await makeCustomer(database, 'salon');
    return { account, salon: await makeSalon(database, 1, { ownerId: account.id, ...options }) };
  };
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    admin = await makeCustomer(database, 'admin');
    ({ account: owner, salon } = await makeOwner());
  });
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown, { token } = owner) =>
    api.call(method, `${PATH}${path}`, { token, body });
  const names = async (query = '', by = owner) =>
    (await call('GET', query, undefined, by)).json.data.map(({ name }: Listed) => name);
  const publicNames = async (id = salon.id) =>
    (await api.call('GET', `/api/public/salons/${id}`)).json.salon.services.map(({ name }: Listed) => name);
  const audited = async (subjectId: string) => {
    const [entry] = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, subjectId))
      .orderBy(desc(auditEntries.id));
    return entry;
  };

  it('names the field that is not right, and writes nothing', async () => {
    for (const [change, field] of [
      [{ name: '  ' }, 'name'],
      [{ name: 'a'.repeat(101) }, 'name'],
      [{ name: 'a\0' }, 'name'],
      [{ description: 'a'.repeat(501) }, 'description'],
      [{ category: 'Beard' }, 'category'],
      [{ price: -1 }, 'price'],
      [{ price: 10.001 }, 'price'],
      [{ price: 1_000_000.01 }, 'price'],
      [{ price: undefined }, 'price'],
      [{ basePrice: 7 }, 'price'],
      [{ duration: 0 }, 'duration'],
      [{ duration: 30.5 }, 'duration'],
      [{ status: 'Gone' }, 'status'],
      [{ image: { publicId: 'salon_services/none' } }, 'publicId'],
      [{ image: { publicId: `salon_services/${crypto.randomUUID()}` } }, 'publicId'],
    ] as const) {
      const { status, json } = await call('POST', '', { ...FACIAL, ...change });
      assert.deepEqual([status, json.code, json.fields?.[0].path], [400, 'VALIDATION_FAILED', field]);
    }
    assert.deepEqual(await names(), ['Colour', 'Cut']);
  });

  it('adds a service, keeps its price to the paisa, shows it to visitors at once, and writes down who did', async () => {
    assert.equal((await publicNames()).includes(FACIAL.name), false);
    const { status, json } = await call('POST', '', { ...FACIAL, specializations: ['Wax', 'wax', 'Honey'] });
    assert.deepEqual([status, json.message, json.msg], [200, ...Array(2).fill('Service added successfully')]);
    assert.deepEqual(
      { ...json.data, _id: '', id: '', image: '' },
      {
        ...{ _id: '', id: '', name: FACIAL.name, description: '', category: 'Skin Care', image: '' },
        ...{ price: 1250.5, basePrice: 1250.5, discountPercent: 0, duration: 30, buffer: 0 },
        ...{ specializations: ['Wax', 'Honey'], status: 'Active', rating: 4.5, bookingCount: 0 },
        ...{ hasSpecialist: true, can: { edit: true, delete: true } },
      },
    );
    assert.equal(json.data.image.publicId, null);
    const [row] = await database.db.select().from(services).where(eq(services.id, json.data.id));
    assert.equal(row?.pricePaise, 125_050);
    assert.ok((await publicNames()).includes(FACIAL.name));
    const entry = await audited(json.data.id);
    assert.deepEqual(
      [entry?.action, entry?.actorId, entry?.salonId, entry?.changes.pricePaise],
      ['salon.addService', owner.id, salon.id, [null, 125_050]],
    );
  });

  it('finds words in name, description and category, whatever their case and accents', async () => {
    const mine = await makeOwner();
    const by = mine.account;
    await call('POST', '', { ...FACIAL, description: 'For 100% calm_skin, from Männer to women' }, by);
    for (const q of ['epilation', 'ÉPIL', 'deluxe epil', 'SKIN CARE', '100% calm_', 'manner', '%'])
      assert.deepEqual(await names(`?search=${encodeURIComponent(q)}`, by), [FACIAL.name], q);
    for (const q of ['100_', 'zebra', '&&'])
      assert.deepEqual(await names(`?q=${encodeURIComponent(q)}`, by), [], q);
    assert.deepEqual(await names('?q=colur', by), ['Colour'], 'as the site’s search spells it');
  });

  it('sorts, filters and pages, and counts the whole catalogue', async () => {
    const { account: by } = await makeOwner();
    await call('POST', '', { ...FACIAL, price: 9, duration: 5, status: 'Inactive' }, by);
    await call('POST', '', { ...FACIAL, name: 'beta', price: 1000, duration: 100 }, by);
    assert.deepEqual(await names('', by), ['beta', 'Colour', 'Cut', FACIAL.name]);
    assert.deepEqual(await names('?sort=name_desc', by), [FACIAL.name, 'Cut', 'Colour', 'beta']);
    assert.deepEqual(await names('?sort=price_asc', by), [FACIAL.name, 'Colour', 'Cut', 'beta']);
    assert.deepEqual(await names('?sort=duration_desc', by), ['beta', 'Colour', 'Cut', FACIAL.name]);
    assert.deepEqual(await names('?category=Skin%20Care&status=Active', by), ['beta']);
    const { json } = await call('GET', '?limit=3&page=2&sort=price_desc', undefined, by);
    assert.deepEqual(
      [json.data.map(({ name }: Listed) => name), json.pagination.pages, json.counts],
      [[FACIAL.name], 2, { total: 4, active: 3, categories: 2 }],
    );
  });

  it('changes what is named and nothing else, and writes down before and after', async () => {
    const { id } = (await call('POST', '', FACIAL)).json.data;
    const { status, json } = await call('PATCH', `/${id}`, { basePrice: 99.99, status: 'Inactive' });
    assert.deepEqual([status, json.message], [200, 'Service updated successfully']);
    assert.deepEqual([json.data.price, json.data.status, json.data.name], [99.99, 'Inactive', FACIAL.name]);
    assert.deepEqual((await audited(id))?.changes, { pricePaise: [125_050, 9_999], isActive: [true, false] });
    const last = (await audited(id))?.id;
    await call('PATCH', `/${id}`, { price: 99.99, name: FACIAL.name });
    assert.equal((await audited(id))?.id, last, 'the same again is no change');
    const central = await api.call('GET', `/api/public/salons/${salon.id}`);
    assert.equal(
      central.json.salon.services.some((each: { id: string }) => each.id === id),
      false,
    );
  });

  it('deletes a service, but keeps the row that bookings refer to, hidden from everyone', async () => {
    const { account: by, salon: mine } = await makeOwner();
    const customer = await makeCustomer(database);
    const bookingId = await putVisit(database, mine, customer, addMinutes(MONDAY_NOON, 1440), 60);
    await database.db.insert(bookingServices).values({
      ...{ bookingId, position: 0, serviceId: mine.cut, name: 'Cut', description: '', category: 'Hair Care' },
      ...{ pricePaise: 50_000, durationMinutes: 60 },
    });
    for (const id of [mine.cut, mine.colour]) {
      const { status, json } = await call('DELETE', `/${id}`, undefined, by);
      assert.deepEqual([status, json.msg], [200, 'Service deleted']);
      assert.equal((await call('DELETE', `/${id}`, undefined, by)).status, 404);
      assert.equal((await call('GET', `/${id}`, undefined, by)).status, 404);
      assert.deepEqual((await audited(id))?.action, 'salon.deleteService');
    }
    const rows = await database.db.select().from(services).where(eq(services.salonId, mine.id));
    assert.deepEqual(
      rows.map(({ id, isActive, deletedAt }) => [id, isActive, deletedAt !== null]),
      [[mine.cut, false, true]],
    );
    assert.deepEqual(await names('', by), []);
    assert.deepEqual(await publicNames(mine.id), []);
    const { counts } = (await call('GET', '', undefined, by)).json;
    assert.deepEqual(counts, { total: 0, active: 0, categories: 0 });
    const [booked] = await database.db
      .select()
      .from(bookingServices)
      .where(eq(bookingServices.bookingId, bookingId));
    assert.deepEqual([booked?.name, booked?.pricePaise], ['Cut', 50_000]);
  });

  it('lets those who do others of a category do a new one, and nobody do everything because a service went', async () => {
    const { account: by, salon: mine } = await makeOwner({ specialists: [{ name: 'Ana', does: ['cut'] }] });
    await database.db.update(services).set({ category: 'Hair Care' }).where(eq(services.salonId, mine.id));
    const hair = (await call('POST', '', { ...FACIAL, category: 'Hair Care' }, by)).json.data;
    const skin = (await call('POST', '', FACIAL, by)).json.data;
    assert.deepEqual([hair.hasSpecialist, skin.hasSpecialist], [true, false]);
    await call('DELETE', `/${hair.id}`, undefined, by);
    await call('DELETE', `/${mine.cut}`, undefined, by);
    const [ana = ''] = mine.specialists;
    const does = await database.db
      .select()
      .from(specialistServices)
      .where(eq(specialistServices.specialistId, ana));
    assert.deepEqual(
      does.map(({ serviceId }) => serviceId),
      [mine.cut],
    );
  });

  it('takes 1000 services, by hand and by file', async () => {
    const { account: by, salon: mine } = await makeOwner();
    const [{ length } = []] = [await names('?limit=100', by)];
    await database.db.insert(services).values(
      Array.from({ length: 999 - length }, (_, no) => ({
        ...{ salonId: mine.id, name: `Service ${no}`, category: 'Hair Care', pricePaise: 100_00 },
        ...{ durationMinutes: 30 },
      })),
    );
    const two = [FACIAL, { ...FACIAL, name: 'Facial' }];
    const refused = [await call('POST', '/bulk-import', { services: two }, by)];
    assert.equal((await call('POST', '', FACIAL, by)).status, 200);
    refused.push(await call('POST', '', { ...FACIAL, name: 'Facial' }, by));
    for (const { status, json } of refused) {
      assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], json.message);
      assert.match(json.message, /^A catalogue can have 1000 services\./);
    }
    assert.equal((await call('GET', '', undefined, by)).json.counts.total, 1000);
  });

  it('is for the own salon; an admin names one; a customer is told who may delete', async () => {
    const other = await makeOwner();
    for (const [method, body] of [['GET'], ['PATCH', { price: 1 }], ['DELETE']] as const) {
      const { status } = await call(method, `/${salon.cut}?salonId=${salon.id}`, body, other.account);
      assert.equal(status, 404, `${method} of another's`);
      assert.equal((await call(method, '/nothing', body, owner)).status, 404);
      assert.equal((await call(method, `/${salon.cut}`, body, admin)).json.fields[0].path, 'salonId');
    }
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, salon.id));
    const named = (await call('GET', `?salonId=${salon.id}`, undefined, admin)).json.salon;
    assert.deepEqual(Object.keys(named).sort(), ['id', 'isActive', 'name']);
    assert.deepEqual([named.id, named.isActive, named.name.length > 0], [salon.id, false, true]);
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, salon.id));
    const changed = await call('PATCH', `/${salon.cut}?salonId=${salon.id}`, { price: 510 }, admin);
    assert.equal(changed.json.data.price, 510);
    assert.deepEqual((await audited(salon.cut))?.actorRole, 'admin');
    const { status, json } = await call('DELETE', `/${salon.cut}`, undefined, await makeCustomer(database));
    assert.deepEqual(
      [status, json.code, json.msg],
      [403, 'FORBIDDEN', 'Only salon owners and administrators can delete services'],
    );
    assert.equal((await database.db.select().from(salons).where(eq(salons.id, salon.id))).length, 1);
  });

  it('offers the central catalogue by category to everyone, kept until it changes', async () => {
    const url = '/api/public/centralized-services';
    const { status, json, headers } = await api.call('GET', url);
    const groups: { category: string; services: { name: string; price: number; basePrice: number }[] }[] =
      json.services;
    assert.deepEqual([status, groups.map(({ category }) => category)], [200, [...SERVICE_CATEGORIES]]);
    const all = groups.flatMap((group) => group.services);
    assert.ok(all.length >= 55 && all.every(({ price, basePrice }) => price > 0 && price === basePrice));
    const known = { 'if-none-match': String(headers.etag) };
    assert.equal((await api.app.inject({ url, headers: known })).statusCode, 304);
    const [first] = await database.db.select().from(centralServices).limit(1);
    assert.ok(first);
    await database.db
      .update(centralServices)
      .set({ isActive: false })
      .where(eq(centralServices.id, first.id));
    const after = await api.app.inject({ url, headers: known });
    assert.equal(after.statusCode, 200);
    assert.equal(after.body.includes(first.id), false);
  });
});
