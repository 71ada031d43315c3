import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { mailbox } from '../../../platform/mail/mail.tables.ts';
import { findIllustration } from '../../../platform/pictures/illustrations.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { twoColours } from '../../marketplace/uploads/testing/pictures.ts';
import { payVisit } from '../../money/refunds/testing/paid-visit.ts';

const PATH = '/api/admin/salons';
const FORM = { name: 'Neem Court', email: 'neem@salons.example', contactNumber: '98480 55501' };

forEachBench({ webhooks: 'lost', seats: 3 }, (scene, kind) => {
  let admin: TestCustomer;
  let owner: TestCustomer;
  before(async () => {
    admin = await makeCustomer(scene.database, 'admin');
  });
  beforeEach(async () => {
    owner = await makeCustomer(scene.database, 'salon');
  });
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  type Call = Parameters<typeof scene.bench.call>;
  const call = (method: Call[0], path: string, body?: unknown, { token } = admin) =>
    scene.bench.call(method, `${PATH}${path}`, { token, ...(body !== undefined && { body }) });
  const create = (change: object = {}, by = admin) =>
    call('POST', '', { ...FORM, userId: owner.id, ...change }, by);
  const list = async (query: string) => (await call('GET', `?${query}`)).json;
  const upload = async (by: TestCustomer, folder = 'salon_covers', salonId?: string): Promise<string> => {
    const base64Image = (await twoColours().jpeg().toBuffer()).toString('base64');
    const body = { base64Image, folder, ...(salonId && { salonId }) };
    const { json } = await scene.bench.call('POST', '/api/uploads/upload', { token: by.token, body });
    assert.ok(json.publicId, JSON.stringify(json));
    return json.publicId;
  };
  const latestAudit = async (salonId: string) =>
    (
      await scene.database.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.salonId, salonId))
        .orderBy(desc(auditEntries.id))
        .limit(1)
    )[0];

  it('refuses a form without name, email, number or owner, and an owner who can own none', async () => {
    const customer = scene.customer;
    for (const [change, message] of [
      [{ name: ' ' }, 'Name is required'],
      [{ email: 'neem' }, 'Email is invalid'],
      [{ contactNumber: '12' }, 'Phone is not a valid number'],
      [{ subscriptionPlan: 'yearly' }, 'Invalid plan selected'],
      [{ userId: customer.id }, 'Choose an owner who has an active salon account'],
      [{ workingHours: { monday: { open: '18:00', close: '09:00' } } }, /^Monday: /],
    ] as const) {
      const { status, json } = await create(change);
      assert.equal(status, 400, JSON.stringify(change));
      assert.match(json.message, message instanceof RegExp ? message : new RegExp(message));
    }
    const { userId: _, ...unowned } = { ...FORM, userId: '' };
    assert.equal((await call('POST', '', unowned)).status, 400);
  });

  it('adds a salon that opens from nine to six on all seven days, shown and owned, and lists it', async () => {
    const { status, json } = await create({
      address: { sublocality: 'Madhapur' },
      specialties: ['Hair', 'Hair'],
    });
    assert.deepEqual([status, json.message], [200, 'Salon created successfully']);
    const { salon } = json;
    assert.deepEqual(new Set(Object.values(salon.openingHours)), new Set(['9:00 AM - 6:00 PM']));
    assert.deepEqual(salon.workingHours.sunday, { open: '09:00', close: '18:00', closed: false, breaks: [] });
    assert.deepEqual(
      [salon.isActive, salon.userId, salon.owner.email, salon.specialties, salon.contactNumber],
      [true, owner.id, owner.email, ['Hair'], '+919848055501'],
    );
    assert.deepEqual(salon.coordinates, { latitude: 17.4373, longitude: 78.4004 }, 'where Madhapur is');
    const listed = (await list('q=9848055501')).salons;
    assert(
      listed.some(({ id }: { id: string }) => id === salon.id),
      'found by digits of its number',
    );
    const shown = await scene.bench.call('GET', `/api/public/salons/${salon.id}`);
    assert.equal(shown.json.salon.name, 'Neem Court');
    const { users } = (
      await scene.bench.call('GET', '/api/admin/users/without-salons', { token: admin.token })
    ).json;
    assert(!users.some(({ id }: { id: string }) => id === owner.id));
    const entry = await latestAudit(salon.id);
    assert.deepEqual([entry?.action, entry?.actorId], ['admin.createSalon', admin.id]);
    assert.doesNotMatch(JSON.stringify(entry?.changes), /neem@|98480/);
  });

  it('one key makes one salon, however often and however fast it is sent', async () => {
    const idempotencyKey = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => create({ idempotencyKey })));
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(all.map(({ json }) => json.salon.id)).size, 1);
    const other = await makeCustomer(scene.database, 'admin');
    assert.equal(
      (await create({ idempotencyKey }, other)).json.code,
      'OWNER_HAS_SALON',
      "another admin's key",
    );
  });

  it('of two who give one owner to two salons one wins, round after round', async () => {
    const rival = await makeCustomer(scene.database, 'admin');
    for (let round = 0; round < (kind === 'postgres' ? 20 : 3); round += 1) {
      owner = await makeCustomer(scene.database, 'salon');
      const other = await makeSalon(scene.database, 1);
      const answers = await Promise.all([
        create({ name: `Mine ${round}` }),
        round % 2 === 0
          ? create({ name: `Theirs ${round}` }, rival)
          : call('PUT', `/${other.id}`, { userId: owner.id }, rival),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      assert.equal(answers.find(({ status }) => status === 409)?.json.code, 'OWNER_HAS_SALON');
      const owned = await scene.database.db.select().from(salons).where(eq(salons.ownerId, owner.id));
      assert.equal(owned.length, 1);
    }
  });

  it('of a salon given to an owner and the end of their account only one happens, round after round', async () => {
    const rival = await makeCustomer(scene.database, 'admin');
    for (let round = 0; round < (kind === 'postgres' ? 8 : 2); round += 1) {
      owner = await makeCustomer(scene.database, 'salon');
      const other = await makeSalon(scene.database, 1);
      const account = `/api/admin/users/${owner.id}`;
      const demoted = { name: 'Asha Rao', email: owner.email, role: 'customer' };
      const [given, ended] = await Promise.all([
        round % 2 === 0 ? create() : call('PUT', `/${other.id}`, { userId: owner.id }),
        round % 4 < 2
          ? scene.bench.call('PUT', account, { token: rival.token, body: demoted })
          : scene.bench.call('DELETE', account, { token: rival.token }),
      ]);
      const owned = await scene.database.db.select().from(salons).where(eq(salons.ownerId, owner.id));
      if (given.status === 200) {
        assert.deepEqual([ended.status, ended.json.code, owned.length], [409, 'USER_HAS_SALON', 1]);
        continue;
      }
      assert.deepEqual(
        [given.status, given.json.message, ended.status, owned.length],
        [400, 'Choose an owner who has an active salon account', 200, 0],
      );
    }
  });

  it('gets a cover that suits what it sells while it has none of its own, else a neutral one', async () => {
    for (const [specialties, kind] of [
      [['Massage', 'Spa'], 'spa'],
      [['Beard', 'Hair'], 'barber'],
      [['Nails'], 'nails'],
      [[], 'other'],
    ] as const) {
      const { id: userId } = await makeCustomer(scene.database, 'salon');
      const { salon } = (await create({ specialties, userId })).json;
      assert.ok(
        findIllustration(salon.coverImage.publicId)?.suits.includes(kind),
        `${kind}: ${salon.coverImage.publicId}`,
      );
    }
  });

  it('shows pictures that the admin uploaded for it, never those of another admin or salon', async () => {
    const [cover, portrait] = [await upload(admin), await upload(admin, 'owner_photos')];
    const { salon } = (await create({ coverImage: { url: '/x', publicId: cover }, ownerPhoto: portrait }))
      .json;
    assert.deepEqual([salon.coverImage.publicId, salon.ownerPhoto.publicId], [cover, portrait]);
    const stranger = await makeCustomer(scene.database, 'admin');
    for (const foreign of [
      await upload(stranger),
      await upload(admin, 'salon_covers', scene.salon.id),
      'salon_covers/00000000-0000-4000-8000-000000000000',
    ])
      assert.equal((await call('PUT', `/${salon.id}`, { coverImage: foreign })).status, 400);
    const bare = await call('PUT', `/${salon.id}`, { coverImage: null, ownerPhoto: null });
    const { coverImage } = bare.json.salon;
    assert.deepEqual([coverImage.illustration, findIllustration(coverImage.publicId)?.kind], [true, 'room']);
    assert.equal(bare.json.salon.ownerPhoto, null);
  });

  it('mails the owner who gets a salon, at its creation and when it is given on, and nobody when it stays', async () => {
    const toldOf = async (name: string) => {
      await scene.bench.jobsDone();
      const rows = await scene.database.db
        .select({ to: mailbox.recipient })
        .from(mailbox)
        .where(eq(mailbox.subject, `${name} is yours to run`));
      return rows.map(({ to }) => to);
    };
    const { id } = (await create({ name: 'Neem Mail' })).json.salon;
    const first = await toldOf('Neem Mail');
    assert.deepEqual([first.length, first[0]?.includes(owner.email)], [1, true]);
    await call('PUT', `/${id}`, { userId: owner.id, ownerName: 'Asha Rao' });
    assert.equal((await toldOf('Neem Mail')).length, 1);
    const heir = await makeCustomer(scene.database, 'salon');
    await call('PUT', `/${id}`, { userId: heir.id });
    const then = await toldOf('Neem Mail');
    assert.deepEqual([then.length, then.some((to) => to.includes(heir.email))], [2, true]);
  });

  it('changes what is named, gives it to another owner, and writes down nothing personal', async () => {
    const { id } = (await create()).json.salon;
    const heir = await makeCustomer(scene.database, 'salon');
    const { status, json } = await call('PUT', `/${id}`, {
      ...{ name: 'Neem Court II', ownerName: 'Asha Rao', userId: heir.id },
      openingHours: { sunday: 'Closed' },
    });
    assert.deepEqual([status, json.message], [200, 'Salon updated successfully']);
    assert.deepEqual(
      [json.salon.name, json.salon.owner.id, json.salon.openingHours.sunday, json.salon.email],
      ['Neem Court II', heir.id, 'Closed', FORM.email],
    );
    const entry = await latestAudit(id);
    assert.deepEqual(entry?.changes.name, ['Neem Court', 'Neem Court II']);
    assert.deepEqual(entry?.changes.ownerName, [null, null]);
    assert.equal((await create()).status, 200, 'the first owner is free for another');
    assert.equal((await call('PUT', `/${randomUUID()}`, { name: 'X' })).status, 404);
  });

  it('a salon that is switched off is hidden and takes nothing new, and keeps what it has', async () => {
    const { bookingId } = await payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon);
    const before = (await list('limit=1')).counts;
    const off = await call('PATCH', `/${scene.salon.id}/toggle-status`);
    assert.deepEqual([off.status, off.json.salon.isActive], [200, false]);
    const { counts } = await list('status=pending&limit=1');
    assert.deepEqual(counts, {
      total: before.total,
      active: before.active - 1,
      pending: before.pending + 1,
    });
    assert.equal((await scene.bench.call('GET', `/api/public/salons/${scene.salon.id}`)).status, 404);
    assert.notEqual((await scene.bench.order(scene.customer, scene.salon)).status, 200);
    const [kept] = await scene.database.db.select().from(bookings).where(eq(bookings.id, bookingId));
    assert.equal(kept?.status, 'confirmed');
    for (const _ of [1, 2]) {
      const on = await call('PATCH', `/${scene.salon.id}/toggle-status`, { isActive: true });
      assert.equal(on.json.salon.isActive, true);
    }
  });

  it('counts first what deleting does, then cancels, refunds and tells everyone once, and ends the plan', async () => {
    await scene.database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, scene.salon.id));
    const guest = await makeCustomer(scene.database);
    const paid = [
      await payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon),
      await payVisit(scene.bench, scene.sandbox, guest, scene.salon, { dateTime: '2026-11-24T12:00' }),
    ];
    const late = await makeCustomer(scene.database);
    const held = (await scene.bench.order(late, scene.salon, { dateTime: '2026-11-24T15:00' })).json;
    const body = { salonId: scene.salon.id, plan: 'weekly' };
    const ask = () => scene.bench.call('POST', '/api/salon/subscription', { token: admin.token, body });
    const [first, again] = [await ask(), await ask()];
    assert.equal(first.json.subscription.id, again.json.subscription.id, 'a repeated order is the same plan');

    const { consequences } = (await call('GET', `/${scene.salon.id}/consequences`)).json;
    assert.deepEqual(
      [consequences.futureBookings, consequences.refunds, consequences.holds, consequences.owner.id],
      [2, { bookings: 2, amount: 1016 }, 1, owner.id],
    );
    assert.equal(consequences.subscription.plan, 'weekly');
    const reason = 'The building is closed.';
    const deleted = await call('DELETE', `/${scene.salon.id}`, { reason });
    assert.deepEqual(
      [deleted.status, deleted.json.message, deleted.json.deleted],
      [200, 'Salon deleted successfully', true],
    );
    assert.deepEqual(deleted.json.consequences, consequences);
    assert.equal((await call('DELETE', `/${scene.salon.id}`)).status, 200, 'safe to repeat');
    await scene.bench.jobsDone();

    for (const { bookingId } of paid) {
      const { rows } = await scene.database.pool.query(
        `select status, cancelled_by, (select count(*)::int from refunds where booking_id = b.id) refunds,
           (select sum(amount_paise)::int from refunds where booking_id = b.id and status = 'processed') paise
         from bookings b where id = $1`,
        [bookingId],
      );
      assert.deepEqual(rows, [{ status: 'cancelled', cancelled_by: 'admin', refunds: 1, paise: 50_800 }]);
    }
    const told = await scene.database.db
      .select({ to: mailbox.recipient })
      .from(mailbox)
      .where(sql`${mailbox.subject} like 'Cancelled:%'`);
    for (const { email } of [scene.customer, guest])
      assert.equal(told.filter(({ to }) => to.includes(email)).length, 1);
    assert(
      !told.some(({ to }) => to.includes('rose@salons.example')),
      'the salon is told nothing of each visit',
    );
    const gone = `salon-deleted.${scene.salon.id}.eml`;
    const file = await readFile(join(scene.bench.dataDir, 'mail', gone), 'utf8');
    const mail = file.replaceAll(/=\r?\n/g, '');
    assert(mail.includes(owner.email), 'its owner is told of it once');
    assert(mail.includes(reason) && mail.includes('The 2 visits'));
    const { rows: plans } = await scene.database.pool.query(
      'select state from subscriptions where salon_id = $1',
      [scene.salon.id],
    );
    assert.deepEqual(plans, [{ state: 'ended' }]);

    const checkout = await scene.sandbox.pay(held.orderId);
    await scene.bench.verify(late, checkout);
    await scene.bench.jobsDone();
    const order = (await scene.sandbox.books()).orders.find((one) => one.order_id === held.orderId);
    assert.equal(order?.refunded, 50_800, 'a payment that was under way goes back');

    assert.equal((await call('GET', `/${scene.salon.id}`)).status, 404);
    assert.equal((await scene.bench.call('GET', `/api/public/salons/${scene.salon.id}`)).status, 404);
    const profile = await scene.bench.call('GET', '/api/salon/profile', { token: owner.token });
    assert.equal(profile.json.salon, null);
    assert.equal((await ask()).status, 404);
    assert.equal((await create()).status, 200, 'its owner is free for another');
    const entry = await latestAudit(scene.salon.id);
    assert.equal(entry?.actorId, admin.id);
  });
});
