import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { tokenIn } from '../../identity/passwords/testing/account-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { KEEP_APPLICATION_DAYS } from './application-erasure.ts';
import { findApplications } from './applications.repository.ts';
import { applications } from './applications.tables.ts';
import { applicationForm, nextNetwork } from './testing/application-form.ts';

const PATH = '/api/admin/applications';
const PASSWORD = 'Kettle drum 71';

forEachBench({}, (scene, kind) => {
  let admin: TestCustomer;
  let other: TestCustomer;
  before(async () => {
    [admin, other] = [
      await makeCustomer(scene.database, 'admin'),
      await makeCustomer(scene.database, 'admin'),
    ];
  });
  beforeEach(() => scene.database.db.delete(applications));
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  type Call = Parameters<typeof scene.bench.call>;
  const call = (method: Call[0], path: string, body?: unknown, { token } = admin) =>
    scene.bench.call(method, `${PATH}${path}`, { token, ...(body !== undefined && { body }) });
  const list = async (query = '') => (await call('GET', query)).json;
  /** A new application. */
  const applied = async (change: Readonly<Record<string, unknown>> = {}) => {
    const form = applicationForm(change);
    const reply = await scene.bench.app.inject({
      ...{ method: 'POST', url: '/api/applications', payload: form },
      headers: { 'x-forwarded-for': nextNetwork() },
    });
    assert.equal(reply.statusCode, 200, reply.body);
    const [row] = await scene.database.db
      .select()
      .from(applications)
      .where(eq(applications.email, form.email));
    return { id: row?.id ?? '', form };
  };
  const approve = (id: string, by = admin) => call('POST', `/${id}/approve`, undefined, by);
  const decline = (id: string, reason = 'It is not in Hyderabad.', by = admin) =>
    call('POST', `/${id}/decline`, { reason }, by);
  const salonOf = async (id: string) => {
    const [row] = await scene.database.db
      .select({ salon: salons, owner: users })
      .from(applications)
      .innerJoin(salons, eq(salons.id, applications.salonId))
      .innerJoin(users, eq(users.id, salons.ownerId))
      .where(eq(applications.id, id));
    assert(row, 'the application has no salon with an owner');
    return row;
  };
  /** Texts of the mails of a kind to an address. */
  const mailsTo = async (kindOf: string, email: string): Promise<string[]> => {
    await scene.bench.jobsDone();
    const folder = join(scene.bench.dataDir, 'mail');
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${kindOf}.`));
    const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return all.filter((eml) => eml.includes(`<${email}>`)).map((eml) => partOf(eml, 'text/plain'));
  };

  it('lists what waits, the oldest first, finds it by its words, and shows no spam', async () => {
    const first = await applied({ salonName: 'Neem Court' });
    const second = await applied({ salonName: 'Lotus House' });
    await applied({ website: 'https://spam.example' });
    const { applications: rows, counts } = await list();
    assert.deepEqual(
      rows.map(({ id }: { id: string }) => id),
      [first.id, second.id],
    );
    assert.deepEqual(counts, { waiting: 2, approved: 0, declined: 0 });
    assert.deepEqual(rows[0].can, { approve: true, decline: true });
    const found = (await list('?q=lotus')).applications;
    assert.deepEqual([found.length, found[0].id], [1, second.id]);
    const { json } = await scene.bench.call('GET', '/api/admin/attention', { token: admin.token });
    assert.equal(json.data.applications, 2);
  });

  it('an approval opens the account by invitation and makes the salon, which nobody sees yet', async () => {
    const { id, form } = await applied();
    const { status, json } = await approve(id);
    assert.deepEqual(
      [status, json.application.state, json.application.decision.by],
      [200, 'approved', 'Asha Rao'],
    );
    const { salon, owner } = await salonOf(id);
    assert.deepEqual(
      [owner.role, owner.email, owner.name, owner.phone],
      ['salon', form.email, 'Asha Rao', '+919000000001'],
    );
    assert.deepEqual(
      [salon.name, salon.street, salon.sublocality, salon.contactNumber, salon.isActive, salon.isDraft],
      ['Neem Court', '12 Inner Road', 'Madhapur', '+919848055501', false, true],
    );
    assert.deepEqual([salon.latitude, salon.longitude], [17.4373, 78.4004], 'where Madhapur is');
    assert.equal((await scene.bench.call('GET', `/api/public/salons/${salon.id}`)).status, 404);
    const [invitation = ''] = await mailsTo('invitation', form.email);
    const set = await scene.bench.call('POST', `/api/auth/reset-password/${tokenIn(invitation)}`, {
      body: { password: PASSWORD },
    });
    assert.equal(set.status, 200);
    const signedIn = await scene.bench.call('POST', '/api/auth/login', {
      body: { email: form.email, password: PASSWORD },
    });
    const dashboard = await scene.bench.call('GET', '/api/salon/dashboard', { token: signedIn.json.token });
    assert.deepEqual(dashboard.json.data.toGoLive, { hours: false, service: false, picture: false });
    const [assigned = ''] = await mailsTo('salon-assigned', form.email);
    assert.match(assigned, /as soon as it has opening hours, a service and a picture/);
  });

  it('an approval is audited with who, and with nothing that the applicant wrote', async () => {
    const { id } = await applied({ street: '7 Quiet Lane' });
    await approve(id);
    const entries = await scene.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    const { salon, owner } = await salonOf(id);
    assert.deepEqual(
      entries.map(({ action, actorId, salonId }) => [action, actorId, salonId]),
      [['admin.approveApplication', admin.id, salon.id]],
    );
    assert.doesNotMatch(JSON.stringify(entries[0]?.changes), /Quiet|asha|98480/i);
    const opened = and(eq(auditEntries.subjectId, owner.id), eq(auditEntries.action, 'admin.createUser'));
    assert.equal((await scene.database.db.select().from(auditEntries).where(opened)).length, 1);
  });

  it('an owner without a salon gets it with the account that is there, and no invitation', async () => {
    const owner = await makeCustomer(scene.database, 'salon');
    const { id } = await applied({ email: owner.email });
    assert.equal((await approve(id)).status, 200);
    assert.equal((await salonOf(id)).owner.id, owner.id);
    assert.deepEqual(await mailsTo('invitation', owner.email), []);
    assert.equal((await mailsTo('salon-assigned', owner.email)).length, 1);
  });

  it('an account that can not own it is told to the admin, and nothing is made', async () => {
    const [customer, busy, off] = [
      await makeCustomer(scene.database),
      await makeCustomer(scene.database, 'salon'),
      await makeCustomer(scene.database, 'salon'),
    ];
    await makeSalon(scene.database, 1, { ownerId: busy.id, name: 'Lotus House' });
    await scene.database.db.update(users).set({ isActive: false }).where(eq(users.id, off.id));
    const countSalons = async () => (await scene.database.db.select({ id: salons.id }).from(salons)).length;
    const there = await countSalons();
    for (const [email, reason] of [
      [customer.email, /belongs to the account of a customer/],
      [other.email, /belongs to the account of an admin/],
      [busy.email, /belongs to the owner of "Lotus House"/],
      [off.email, /is disabled/],
    ] as const) {
      const { id } = await applied({ email });
      const { status, json } = await approve(id);
      assert.deepEqual([status, json.code], [409, 'APPLICANT_REFUSED'], email);
      assert.match(json.message, reason);
    }
    assert.equal(await countSalons(), there);
    assert.equal((await list()).counts.waiting, 4, 'all of them still wait');
  });

  it('pressed twice, and at once, it makes one account and one salon', async () => {
    const { id, form } = await applied();
    const answers = await Promise.all(Array.from({ length: 4 }, () => approve(id)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    const { owner } = await salonOf(id);
    const owned = await scene.database.db.select().from(salons).where(eq(salons.ownerId, owner.id));
    assert.equal(owned.length, 1);
    assert.equal((await mailsTo('invitation', form.email)).length, 1);
  });

  it('of two admins one wins, and the other is told who it was', async () => {
    const { id } = await applied();
    const answers = await Promise.all([approve(id), approve(id, other), decline(id, 'No.', other)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    const told = answers.filter(({ status }) => status === 409);
    for (const { json } of told) {
      assert.equal(json.code, 'APPLICATION_DECIDED');
      assert.match(json.message, /^Asha Rao (approved|declined) this application on /);
    }
  });

  it('two applications of one e-mail make one owner with one salon; the second is refused', async () => {
    const first = await applied();
    const again = await applied({ email: first.form.email, salonName: 'Neem Court II' });
    const rows = await scene.database.db
      .select()
      .from(applications)
      .where(eq(applications.email, again.form.email));
    const answers = await Promise.all(rows.map(({ id }) => approve(id)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('a decline mails its reason, once, is audited without it, and makes nothing', async () => {
    const { id, form } = await applied();
    assert.equal((await decline(id, ' ')).status, 400);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const { status, json } = await decline(id, 'We list salons in Hyderabad only.');
      assert.deepEqual([status, json.application.state], [200, 'declined']);
      assert.deepEqual(json.application.can, { approve: false, decline: false });
    }
    const mails = await mailsTo('application-declined', form.email);
    assert.equal(mails.length, 1);
    assert.match(mails[0] ?? '', /We list salons in Hyderabad only\./);
    const entries = await scene.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['admin.declineApplication'],
    );
    assert.doesNotMatch(JSON.stringify(entries[0]?.changes), /Hyderabad/);
    assert.equal((await approve(id)).json.code, 'APPLICATION_DECIDED');
  });

  it('spam is decided by nobody', async () => {
    const { id } = await applied({ website: 'https://spam.example' });
    assert.deepEqual([(await approve(id)).status, (await decline(id)).status], [404, 404]);
  });

  it('is erased a year after it was decided, while the salon stays', async () => {
    const { id } = await applied();
    const waiting = await applied();
    await approve(id);
    const { salon } = await salonOf(id);
    const { now } = scene.bench;
    scene.bench.now = addMinutes(now, KEEP_APPLICATION_DAYS * 24 * 60);
    await scene.bench.jobsDone();
    scene.bench.now = now;
    const left = await scene.database.db.select({ id: applications.id }).from(applications);
    assert.deepEqual(left, [{ id: waiting.id }]);
    assert.equal((await scene.database.db.select().from(salons).where(eq(salons.id, salon.id))).length, 1);
  });

  // Twenty thousand rows are too many for the embedded database, whose planner is the same.
  if (kind === 'postgres')
    it('reads a page, and what is searched for, by indexes', async () => {
      await scene.database.pool.query(
        `insert into applications (salon_name, sublocality, street, contact_number, owner_name, email, phone, sender,
           created_at, is_spam)
         select 'Salon ' || n, 'Madhapur', '1', '1', 'Person ' || n, 'p' || n || '@people.example', '1', 'mark',
           now() - make_interval(mins => n), n % 50 <> 1
         from generate_series(1, 20000) n`,
      );
      await settle(scene.database, 'applications');
      const query = { page: 1, limit: 10, state: 'waiting', sort: 'createdAt_asc' } as const;
      for (const [asked, index, times] of [
        [query, 'by_state', 1],
        [{ ...query, page: 30, sort: 'createdAt_desc' }, 'by_state', 1],
        // Twice: for the count and for the rows.
        [{ ...query, q: 'salon 12351' }, 'letters', 2],
      ] as const) {
        const plans = await plansOf(scene.database, (db) => findApplications(db, asked));
        assert.equal(
          plans.filter((plan) => plan.includes(`applications_${index}`)).length,
          times,
          plans.join('\n\n'),
        );
        for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on applications|^Sort/m);
      }
    });
});
