import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../platform/database/open-database.ts';
import { findIllustrationFile } from '../../../platform/pictures/illustration-address.ts';
import { ILLUSTRATIONS_VERSION, illustrationsFor } from '../../../platform/pictures/illustrations.ts';
import { illustrationsFolder } from '../../../platform/pictures/illustrations-folder.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { reviews } from '../../customer/reviews/reviews.tables.ts';
import { salons } from '../salons/salons.tables.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
  });
  const ask = (id: string) => api.call('GET', `/api/public/salons/${encodeURIComponent(id)}/head`);
  const named = async (name: string) =>
    (await database.db.select().from(salons).where(eq(salons.name, name)))[0]?.id ?? '';

  it('answers 404 for a salon that is unknown, impossible or hidden, all alike', async () => {
    const id = await named('Marigold House');
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, id));
    const answers = await Promise.all([id, crypto.randomUUID(), "'; drop table salons; --"].map(ask));
    for (const { status, json } of answers) assert.deepEqual([status, json], [404, answers[0]?.json]);
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, id));
  });

  it('says of a salon what its page says: name, rating and prices agree', async () => {
    const id = await named('Tamarind & Silk');
    const { status, json } = await ask(id);
    assert.equal(status, 200);
    const { salon } = (await api.call('GET', `/api/public/salons/${id}`)).json;
    const [business] = JSON.parse(json.head.structuredData)['@graph'];
    assert.equal(json.head.title, 'Tamarind & Silk, Jubilee Hills, Hyderabad');
    assert.equal(business['@type'], 'BeautySalon');
    assert.deepEqual(
      [business.name, business.telephone, business.aggregateRating.ratingValue],
      [salon.name, salon.contactNumber, salon.rating],
    );
    assert.equal(business.aggregateRating.reviewCount, salon.reviews);
    const prices = business.makesOffer.map(({ price }: { price: string }) => Number(price));
    assert.equal(
      prices.every((price: number) => price >= salon.priceFrom && price <= salon.priceTo),
      true,
    );
    const whole = (rupees: number) => `₹${Math.round(rupees).toLocaleString('en-IN')}`;
    assert.equal(business.priceRange, `${whole(salon.priceFrom)} - ${whole(salon.priceTo)}`);
  });

  it('knows each kind of the demo salons', async () => {
    const all = await database.db.select({ id: salons.id }).from(salons);
    const types = new Set<string>();
    for (const { id } of all)
      types.add(JSON.parse((await ask(id)).json.head.structuredData)['@graph'][0]['@type']);
    assert.deepEqual([...types].sort(), ['BeautySalon', 'DaySpa', 'HairSalon', 'NailSalon']);
  });

  it('has a new review in it at once', async () => {
    const [{ id } = { id: '' }] = await database.db
      .select()
      .from(salons)
      .where(eq(salons.reviewCount, 0))
      .limit(1);
    assert.doesNotMatch((await ask(id)).json.head.structuredData, /aggregateRating/);
    await database.transaction(async (tx) => {
      await tx.insert(reviews).values({ salonId: id, author: 'A', rating: 5, title: 't', comment: 'c' });
      await tx.update(salons).set({ reviewCount: 1, rating: 5 }).where(eq(salons.id, id));
    });
    const { description, structuredData } = (await ask(id)).json.head;
    assert.match(description, /Rated 5\.0 of 5 in 1 review\./);
    assert.match(structuredData, /"ratingValue":5,"reviewCount":1/);
  });
});

it('names a picture that there is, in the size that it says', async () => {
  for (const { id } of illustrationsFor('room', 'other')) {
    const file = findIllustrationFile({ version: ILLUSTRATIONS_VERSION, file: `${id}.jpg` }, '1280');
    const bytes = await readFile(join(illustrationsFolder(), file?.path ?? ''));
    const { format, width, height } = await sharp(bytes).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 1280, 853]);
    assert.equal(bytes.length < 300_000, true, `${bytes.length} bytes: some programs show no larger one`);
  }
});
