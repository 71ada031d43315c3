import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, it } from 'node:test';
import { WEEKDAYS } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import { mailbox } from '../../../platform/mail/mail.tables.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons, services } from '../../marketplace/salons/salons.tables.ts';
import { twoColours } from '../../marketplace/uploads/testing/pictures.ts';

const SHUT = { open: '10:00', close: '20:00', closed: true, breaks: [] };
const OPEN = { ...SHUT, closed: false };
const SERVICE = { name: 'Head massage', category: 'Massage', price: 500, duration: 30 };

forEachBench({}, (scene) => {
  let owner: TestCustomer;
  let admin: TestCustomer;
  let id: string;
  beforeEach(async () => {
    [owner, admin] = [
      await makeCustomer(scene.database, 'salon'),
      await makeCustomer(scene.database, 'admin'),
    ];
    const shut = { ...SHUT };
    const openingHours = {
      ...{ monday: shut, tuesday: shut, wednesday: shut, thursday: shut },
      ...{ friday: shut, saturday: shut, sunday: shut },
    };
    ({ id } = await makeSalon(scene.database, 1, {
      ...{ ownerId: owner.id, isActive: false, isDraft: true, openingHours },
    }));
    await scene.database.db.delete(services).where(eq(services.salonId, id));
  });
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  type Call = Parameters<typeof scene.bench.call>;
  const call = async (method: Call[0], path: string, body?: unknown, { token } = owner) => {
    const answer = await scene.bench.call(method, path, { token, ...(body !== undefined && { body }) });
    assert.equal(answer.status, 200, JSON.stringify(answer.json));
    return answer.json;
  };
  const setHours = () => call('PATCH', '/api/salon/profile', { workingHours: { friday: OPEN } });
  const addService = (change: object = {}) => call('POST', '/api/salon/services', { ...SERVICE, ...change });
  const upload = async (folder: string, by = owner) => {
    const base64Image = (await twoColours().jpeg().toBuffer()).toString('base64');
    return (await call('POST', '/api/uploads/upload', { base64Image, folder }, by)).publicId;
  };
  const setCover = async () => call('PATCH', '/api/salon/profile', { cover: await upload('salon_covers') });
  const isShown = async () => (await scene.bench.call('GET', `/api/public/salons/${id}`)).status === 200;
  /** Subjects of the mails to the owner. */
  const mails = async () => {
    await scene.bench.jobsDone();
    const rows = await scene.database.db.select().from(mailbox);
    return rows.filter(({ recipient }) => recipient.includes(owner.email)).map(({ subject }) => subject);
  };
  const missing = async () => (await call('GET', '/api/salon/dashboard')).data.toGoLive;

  it('a draft is shown with the last of hours, service and picture, whichever that is, and not before', async () => {
    assert.deepEqual(await missing(), { hours: false, service: false, picture: false });
    const steps = [setHours, addService, setCover];
    for (const [index, step] of steps.entries()) {
      assert.equal(await isShown(), false, `before step ${index + 1}`);
      assert.deepEqual(await mails(), []);
      await step();
    }
    assert.equal(await isShown(), true);
    assert.equal(await missing(), undefined, 'nothing is asked for any more');
    const entries = await scene.database.db
      .select({ actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(and(eq(auditEntries.salonId, id), eq(auditEntries.action, 'salon.wentLive')));
    assert.deepEqual(entries, [{ actorId: owner.id }]);
    await setHours();
    assert.deepEqual(await mails(), ['Your salon is live'], 'once');
    const eml = await readFile(join(scene.bench.dataDir, 'mail', `salon-live.${id}.eml`), 'utf8');
    assert.match(partOf(eml, 'text/plain'), new RegExp(`See what customers see: .*/salon/${id}`));
  });

  for (const [last, first, step] of [
    ['hours', [addService, setCover], setHours],
    ['a service', [setCover, setHours], addService],
    [
      'an imported service',
      [setHours, setCover],
      () => call('POST', '/api/salon/services/bulk-import', [SERVICE]),
    ],
    [
      'a service that is switched on',
      [setHours, setCover, () => addService({ status: 'Inactive' })],
      async () => {
        const [one] = await scene.database.db.select().from(services).where(eq(services.salonId, id));
        await call('PATCH', `/api/salon/services/${one?.id}`, { status: 'Active' });
      },
    ],
    [
      'a picture of the gallery',
      [setHours, addService],
      async () => call('PATCH', '/api/salon/profile', { galleryImages: [await upload('salon_gallery')] }),
    ],
    [
      "an admin's change",
      [addService, setCover],
      () => call('PUT', `/api/admin/salons/${id}`, { workingHours: { monday: OPEN } }, admin),
    ],
  ] as const)
    it(`${last} completes a draft`, async () => {
      for (const before of first) await before();
      assert.equal(await isShown(), false);
      await step();
      assert.equal(await isShown(), true);
    });

  it('an admin may show a draft earlier, and what is hidden by an admin is no draft: it stays hidden', async () => {
    await call('PATCH', `/api/admin/salons/${id}/toggle-status`, {}, admin);
    assert.equal(await isShown(), true);
    assert.equal(await missing(), undefined);
    await call('PATCH', `/api/admin/salons/${id}/toggle-status`, {}, admin);
    for (const step of [setHours, addService, setCover]) await step();
    assert.equal(await isShown(), false);
    assert.deepEqual(await mails(), [], 'nobody is told what did not happen by itself');
  });

  it('a salon that is shown stays shown, whatever it lacks later', async () => {
    for (const step of [setHours, addService, setCover]) await step();
    const shut = Object.fromEntries(WEEKDAYS.map((day) => [day, SHUT]));
    await call('PATCH', '/api/salon/profile', { workingHours: shut, cover: null });
    assert.equal(await isShown(), true);
  });

  it('no row is a draft and shown at once', async () => {
    const both = scene.database.db.update(salons).set({ isActive: true }).where(eq(salons.id, id));
    await assert.rejects(both.execute(), /salons_draft|Failed query/);
  });
});
