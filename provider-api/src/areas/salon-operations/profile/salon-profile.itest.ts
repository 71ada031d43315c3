import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { occupations } from '../../booking/bookings/occupations.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';

const URL = '/api/salon/profile';

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let token: string;
  const patch = (body: unknown, as = token) => api.call('PATCH', URL, { token: as, body });
  const read = async () => (await api.call('GET', URL, { token })).json.salon;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    token = await api.signIn('salon@demo.test');
  });

  it('what is named of a profile changes, the rest stays, and customers see it at once', async () => {
    const was = await read();
    const { status, json } = await patch({
      name: '  Tamarind & Silk II ',
      contactNumber: '040 2335 1234',
      priceRange: '₹₹₹',
      specialties: ['Bridal', 'Hair', 'Bridal'],
      address: { street: '9 Lake Road', country: 'France' },
      location: 'Opposite the lake',
    });
    assert.equal(status, 200, JSON.stringify(json));
    assert.equal(json.message, 'Profile updated successfully');
    assert.equal(json.salon.name, 'Tamarind & Silk II');
    assert.equal(json.salon.contactNumber, '+914023351234');
    assert.deepEqual(json.salon.specialties, ['Bridal', 'Hair']);
    assert.deepEqual(json.salon.address, { ...was.address, street: '9 Lake Road', country: 'India' });
    assert.equal(json.salon.description, was.description);
    const shown = await api.call('GET', `/api/public/salons/${was.id}`);
    assert.match(JSON.stringify(shown.json), /Tamarind & Silk II.*Opposite the lake/s);
  });

  it('facts change one by one, customers find the salon by them, and what is no fact is refused', async () => {
    const { id, facts: was } = await read();
    const { status, json } = await patch({ facts: { amenities: ['wifi', 'ac', 'wifi'] } });
    assert.deepEqual([status, json.salon.facts], [200, { ...was, amenities: ['ac', 'wifi'] }]);
    await patch({ facts: { serves: 'women', homeService: true } });
    const found = await api.call('GET', '/api/public/salons?serves=women&homeService=true&limit=100');
    const mine = found.json.salons.find((salon: { id: string }) => salon.id === id);
    assert.deepEqual(mine?.facts, { ...was, serves: 'women', homeService: true, amenities: ['ac', 'wifi'] });
    // That a woman works there is said of her, never ticked.
    const none = await patch({ facts: { femaleSpecialist: !was.femaleSpecialist } });
    assert.equal(none.json.salon.facts.femaleSpecialist, was.femaleSpecialist);
    for (const facts of [{ serves: 'cats' }, { amenities: ['pool'] }])
      assert.equal((await patch({ facts })).status, 400);
    await patch({ facts: was });
  });

  it('hours come in both shapes: text is read, structure counts more, and text that says what stands keeps breaks', async () => {
    const lunch = [{ open: '13:00', close: '14:00' }];
    const first = await patch({
      openingHours: { monday: '9:00 AM - 6:00 PM', tuesday: 'Closed' },
      workingHours: { wednesday: { open: '10:00', close: '20:00', breaks: lunch } },
    });
    assert.equal(first.json.salon.workingHours.monday.open, '09:00');
    assert.equal(first.json.salon.openingHours.tuesday, 'Closed');
    assert.deepEqual(first.json.salon.workingHours.wednesday.breaks, lunch);
    const again = await patch({ openingHours: first.json.salon.openingHours });
    assert.deepEqual(again.json.salon.workingHours, first.json.salon.workingHours);
  });

  it('what is not right is refused with its field, and nothing of it is kept', async () => {
    const was = await read();
    for (const [path, body] of [
      ['name', { name: '  ' }],
      ['email', { name: 'Other', email: 'nobody' }],
      ['contactNumber', { name: 'Other', contactNumber: '12' }],
      ['address.postalCode', { name: 'Other', address: { postalCode: '12' } }],
      ['workingHours.monday', { name: 'Other', workingHours: { monday: { open: '20:00', close: '10:00' } } }],
      [
        'workingHours.friday',
        {
          workingHours: {
            friday: { open: '10:00', close: '20:00', breaks: [{ open: '09:00', close: '11:00' }] },
          },
        },
      ],
      ['openingHours.sunday', { name: 'Other', openingHours: { sunday: 'sometimes' } }],
      ['publicId', { name: 'Other', galleryImages: ['salon_gallery/00000000-0000-4000-8000-000000000000'] }],
      ['publicId', { name: 'Other', cover: 'somebody-elses-seed' }],
    ] as const) {
      const { status, json } = await patch(body);
      assert.equal(status, 400, path);
      assert.equal(json.code, 'VALIDATION_FAILED');
      assert.equal(json.fields[0].path.replace(/^body\./, ''), path);
    }
    assert.deepEqual(await read(), was);
  });

  it('pictures keep the order that the owner gives them, and those left out go', async () => {
    const ids = (await read()).galleryImages.map((image: { publicId: string }) => image.publicId);
    assert(ids.length > 1);
    const turned = ids.toReversed().slice(1);
    const { json } = await patch({ galleryImages: turned });
    assert.deepEqual(
      json.salon.galleryImages.map((image: { publicId: string }) => image.publicId),
      turned,
    );
    assert.equal((await patch({ galleryImages: [] })).json.salon.galleryImages.length, 0);
    assert.equal((await patch({ galleryImages: ids })).json.salon.galleryImages.length, ids.length);
  });

  it('a portrait that is taken down is gone for everyone, and without a cover a drawing stands in lists', async () => {
    assert.ok((await read()).ownerPhoto);
    const { json } = await patch({ ownerPhoto: null, cover: null });
    assert.equal(json.salon.ownerPhoto, null);
    assert.equal((await read()).ownerPhoto, null);
    const shown = (await api.call('GET', `/api/public/salons/${json.salon.id}`)).json.salon;
    assert.deepEqual([shown.ownerPhoto, shown.coverImage.url], [null, json.salon.cover.url]);
  });

  it('chairs that have visits ahead can not go', async () => {
    const { id } = await read();
    const [taken] = await database.db
      .select()
      .from(occupations)
      .where(and(eq(occupations.salonId, id), sql`lower(${occupations.during}) > now()`))
      .limit(1);
    assert(taken);
    const occupy = (who: { specialistId: string | null; chair: number | null }) =>
      database.db.update(occupations).set(who).where(eq(occupations.id, taken.id));
    await occupy({ specialistId: null, chair: 3 });
    const refused = await patch({ seats: 2 });
    assert.equal(refused.status, 400);
    assert.match(refused.json.message, /Chair 3 has visits ahead/);
    await occupy(taken);
    assert.equal((await patch({ seats: 2 })).json.salon.seats, 2);
  });

  it('each change is audited with what it was and is; one that changes nothing is not', async () => {
    const { id } = await read();
    await patch({ ownerName: 'Somebody' });
    const latest = () =>
      database.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.salonId, id))
        .orderBy(desc(auditEntries.id));
    const [entry, ...rest] = await latest();
    assert.equal(entry?.action, 'salon.updateProfile');
    assert.deepEqual(entry?.changes, { ownerName: ['Latha Reddy', 'Somebody'] });
    await patch({ ownerName: 'Somebody' });
    assert.equal((await latest()).length, rest.length + 1);
  });

  it('only an owner with a salon may change one', async () => {
    assert.equal((await patch({ name: 'X' }, await api.signIn('customer@demo.test'))).status, 403);
    await database.db.update(salons).set({ ownerId: null });
    assert.equal((await patch({ name: 'X' })).status, 404);
  });
});
