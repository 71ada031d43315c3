import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { defaultOpeningHours } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { reviews } from './reviews.tables.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let salonId: string;
  before(async () => {
    database = await open();
  });
  beforeEach(async () => {
    const salon = {
      ...{ name: 'Rose & Sons', street: '12 Inner Road', sublocality: 'Madhapur', postalCode: '500081' },
      ...{ latitude: 17.45, longitude: 78.39, contactNumber: '1', email: 'rose@salons.example' },
      ...{ openingHours: defaultOpeningHours(), coverIllustration: 'rose' },
    };
    const [made] = await database.db.insert(salons).values(salon).returning({ id: salons.id });
    salonId = made?.id ?? '';
  });
  const written = (rating: number) => ({ salonId, author: 'Asha R.', rating, title: '', comment: '' });
  const rated = async () => {
    const [salon] = await database.db
      .select({ rating: salons.rating, count: salons.reviewCount })
      .from(salons)
      .where(eq(salons.id, salonId));
    return [salon?.rating, salon?.count];
  };

  it('a salon is rated by its reviews, whatever becomes of them', async () => {
    const { db } = database;
    const [five] = await db.insert(reviews).values([5, 4, 4].map(written)).returning({ id: reviews.id });
    assert.deepEqual(await rated(), [4.3, 3]);
    await db
      .update(reviews)
      .set({ rating: 1 })
      .where(eq(reviews.id, five?.id ?? ''));
    assert.deepEqual(await rated(), [3, 3]);
    await db.update(reviews).set({ comment: 'Said more.' }).where(eq(reviews.salonId, salonId));
    assert.deepEqual(await rated(), [3, 3]);
    await db.delete(reviews).where(eq(reviews.id, five?.id ?? ''));
    assert.deepEqual(await rated(), [4, 2]);
    await db.delete(reviews).where(eq(reviews.salonId, salonId));
    assert.deepEqual(await rated(), [4.5, 0]);
  });

  it('reviews that are written at once add up', async () => {
    const stars = Array.from({ length: 24 }, (_, n) => 1 + (n % 5));
    await Promise.all(
      stars.map((rating) =>
        database.transaction(async (tx) => {
          await tx.insert(reviews).values(written(rating));
        }),
      ),
    );
    const mean = stars.reduce((sum, each) => sum + each, 0) / stars.length;
    assert.deepEqual(await rated(), [Math.round(mean * 10) / 10, stars.length]);
  });
});
