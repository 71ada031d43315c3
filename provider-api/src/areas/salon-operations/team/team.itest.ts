import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { defaultOpeningHours, instantAt } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import {
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons, services, specialistServices } from '../../marketplace/salons/salons.tables.ts';

const PATH = '/api/salon/specialists';
const hours = defaultOpeningHours();

forEachBench({ seats: 2 }, (scene) => {
  let owner: TestCustomer;
  const ownSalon = async (salonId: string) => {
    const account = await makeCustomer(scene.database, 'salon');
    await scene.database.db.update(salons).set({ ownerId: account.id }).where(eq(salons.id, salonId));
    return account;
  };
  beforeEach(async () => {
    owner = await ownSalon(scene.salon.id);
  });
  const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, token = owner.token) => {
    const reply = await scene.bench.app.inject({
      ...{ method, url, headers: { authorization: `Bearer ${token}` } },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  const add = async (change: object = {}) => {
    const { status, json } = await call('POST', PATH, { name: 'Asha', specialization: 'Hair', ...change });
    assert.equal(status, 200, json.message);
    return json.specialist;
  };
  const update = (id: string, body: object, token?: string) => call('PATCH', `${PATH}/${id}`, body, token);
  const free = async (time: string) => {
    const { salon, bench } = scene;
    const url = `/api/public/salons/${salon.id}/availability?date=${TUESDAY}&services=${salon.cut}`;
    const { slots } = (await bench.app.inject(url)).json();
    return slots.find((slot: { time: string }) => slot.time === time)?.capacity;
  };
  const visit = (who: string, time: string) =>
    putVisit(scene.database, scene.salon, scene.customer, instantAt(TUESDAY, time), 60, {}, who);

  it('tells of everybody with what they do, when they work and have ahead; those on the roster first', async () => {
    const asha = await add();
    const week = { ...hours, sunday: { ...hours.sunday, closed: true } };
    const bina = await add({ name: 'Bina', services: [scene.salon.cut, scene.salon.cut], hours: week });
    await visit(asha.id, '11:00');
    await update(asha.id, { isActive: false, keepVisits: true });
    const { specialists } = (await call('GET', PATH)).json;
    const told = specialists.map((each: Record<string, unknown>) => [
      each.name,
      each.isActive,
      each.visitsAhead,
    ]);
    assert.deepEqual(told, [
      ['Bina', true, 0],
      ['Asha', false, 1],
    ]);
    assert.deepEqual([bina.services, bina.hours.sunday.closed], [[scene.salon.cut], true]);
    assert.deepEqual([asha.services, asha.hours, asha.photoId], [[], null, null]);
  });

  it('says of the salon that a woman works there as soon as one does, and no longer than she does', async () => {
    const has = async () => {
      const reply = await scene.bench.app.inject(`/api/public/salons/${scene.salon.id}`);
      return reply.json().salon.facts.femaleSpecialist;
    };
    const asha = await add();
    assert.deepEqual([asha.gender, await has()], [null, false]);
    assert.equal((await update(asha.id, { gender: 'female' })).json.specialist.gender, 'female');
    assert.equal(await has(), true);
    await update(asha.id, { name: 'Asha Rao' });
    assert.equal(await has(), true, 'what is not named stays');
    await update(asha.id, { isActive: false });
    assert.equal(await has(), false);
    assert.equal((await add({ name: 'Bina', gender: 'female' })).gender, 'female');
    assert.equal(await has(), true);
    assert.equal((await update(asha.id, { gender: 'other' })).status, 400);
  });

  it('counts visits of chairs on, when the first specialist comes and when the last one leaves', async () => {
    await visit('1', '11:00');
    const asha = await add();
    const bina = await add({ name: 'Bina' });
    assert.deepEqual([await free('11:00 AM'), await free('12:00 PM')], [1, 2]);
    await visit(asha.id, '12:00');
    for (const { id } of [asha, bina]) await update(id, { isActive: false, keepVisits: true });
    assert.deepEqual([await free('11:00 AM'), await free('12:00 PM'), await free('1:00 PM')], [1, 1, 2]);
  });

  it('lets nobody leave with visits ahead, unless they are kept; then nothing new comes to them', async () => {
    const asha = await add();
    const bina = await add({ name: 'Bina' });
    await visit(asha.id, '11:00');
    await visit(asha.id, '13:00');
    const refused = await update(asha.id, { isActive: false });
    assert.deepEqual([refused.status, refused.json.code], [409, 'VISITS_IN_THE_WAY']);
    assert.equal(refused.json.message, 'Asha has 2 visits ahead.');
    assert.equal((await update(bina.id, { isActive: false })).status, 200);
    assert.equal(
      (await update(asha.id, { isActive: false, keepVisits: true })).json.specialist.visitsAhead,
      2,
    );
    assert.equal((await update(bina.id, { isActive: true })).status, 200);
    assert.deepEqual([await free('11:00 AM'), await free('12:00 PM')], [1, 1]);
  });

  it('changes what is named and nothing else, once, and writes down who did', async () => {
    const asha = await add({ services: [scene.salon.cut] });
    const { specialist } = (await update(asha.id, { name: '  Asha  Rao ' })).json;
    assert.deepEqual({ ...specialist, photo: 0 }, { ...asha, name: specialist.name, photo: 0 });
    assert.equal((await update(asha.id, { name: specialist.name })).status, 200);
    const entries = await scene.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, asha.id), eq(auditEntries.action, 'salon.updateSpecialist')));
    assert.deepEqual(
      entries.map(({ changes, actorId }) => [changes, actorId]),
      [[{ name: ['Asha', specialist.name] }, owner.id]],
    );
  });

  it('refuses hours that do not fit, services of elsewhere, and pictures that are none of its own', async () => {
    const asha = await add();
    const other = await makeSalon(scene.database, 1);
    const allOff = Object.fromEntries(
      Object.entries(hours).map(([day, of]) => [day, { ...of, closed: true }]),
    );
    const wrong: readonly [object, string][] = [
      [{ hours: { ...hours, monday: { ...hours.monday, open: '21:00' } } }, 'hours.monday'],
      [{ hours: allOff }, 'hours'],
      [{ services: [other.cut] }, 'services'],
      [{ photoId: `specialists/${crypto.randomUUID()}` }, 'publicId'],
      [{ name: '' }, 'name'],
    ];
    for (const [change, path] of wrong) {
      for (const { status, json } of [
        await update(asha.id, change),
        await call('POST', PATH, { name: 'Bina', specialization: 'Nails', ...change }),
      ])
        assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', path]);
    }
  });

  it('lets what was deleted since be, of one who did it', async () => {
    const { salon } = scene;
    const asha = await add({ services: [salon.cut, salon.colour] });
    const { db } = scene.database;
    const remove = (id: string) =>
      db.update(services).set({ isActive: false, deletedAt: new Date() }).where(eq(services.id, id));
    const does = async () =>
      (await db.select().from(specialistServices).where(eq(specialistServices.specialistId, asha.id)))
        .map(({ serviceId }) => serviceId)
        .sort();
    await remove(salon.cut);
    const [shown] = (await call('GET', PATH)).json.specialists;
    assert.deepEqual(shown.services, [salon.colour]);
    for (const told of [asha.services, shown.services]) {
      const { status, json } = await update(asha.id, {
        specialization: `Hair ${told.length}`,
        services: told,
      });
      assert.deepEqual([status, json.specialist?.services], [200, [salon.colour]], json.message);
    }
    assert.deepEqual(await does(), asha.services, 'whoever has booked it can still be moved to them');
    await remove(salon.colour);
    const idle = (await update(asha.id, { services: asha.services, specialization: 'Nails' })).json
      .specialist;
    assert.deepEqual(idle.services, asha.services, 'none would be all');
    assert.equal(
      (await call('POST', PATH, { name: 'Bina', specialization: 'Hair', services: [salon.cut] })).status,
      400,
    );
    assert.deepEqual((await update(asha.id, { services: [] })).json.specialist.services, []);
    assert.deepEqual(await does(), []);
  });

  it("leaves another salon's people alone", async () => {
    const asha = await add();
    const { token } = await ownSalon((await makeSalon(scene.database, 1)).id);
    assert.equal((await update(asha.id, { name: 'Eve' }, token)).status, 404);
    assert.deepEqual((await call('GET', PATH, undefined, token)).json.specialists, []);
  });
});
