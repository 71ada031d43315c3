import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  putVisit,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { formOf } from '../../marketplace/uploads/testing/form.ts';
import { twoColours } from '../../marketplace/uploads/testing/pictures.ts';
import { reviews } from './reviews.tables.ts';

const FIVE_STARS = { rating: 5, title: 'Lovely', comment: 'They took their time.' };
const LAST_WEEK = instantAt('2026-11-16', '10:00');

forEachBench({}, (scene) => {
  const visit = (customer: TestCustomer, status: (typeof bookings.$inferInsert)['status'] = 'completed') =>
    putVisit(scene.database, scene.salon, customer, LAST_WEEK, 60, {
      status,
      ...(status === 'completed' && { completedAt: addMinutes(LAST_WEEK, 60) }),
      ...(status === 'held' && { holdExpiresAt: addMinutes(MONDAY_NOON, 10) }),
    });
  const write = (bookingId: string, body: unknown, { token } = scene.customer) =>
    scene.bench.call('PUT', `/api/customer/bookings/${bookingId}/review`, { token, body });
  const shown = async () => {
    const { json } = await scene.bench.call('GET', `/api/public/salons/${scene.salon.id}`);
    return json.salon;
  };
  const upload = async ({ token } = scene.customer): Promise<string> => {
    const { headers, payload } = formOf({ bytes: await twoColours().jpeg().toBuffer() });
    const reply = await scene.bench.app.inject({
      ...{ method: 'POST', url: '/api/customer/review-photos', payload },
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return reply.json().photo.id;
  };

  it('names the field that is not right', async () => {
    const id = await visit(scene.customer);
    for (const [change, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ rating: undefined }, 'rating'],
      [{ title: 'a'.repeat(101) }, 'title'],
      [{ comment: 'a'.repeat(2001) }, 'comment'],
      [{ photoIds: Array.from({ length: 5 }, () => crypto.randomUUID()) }, 'photoIds'],
      [{ photoIds: ['nothing'] }, 'photoIds'],
      [{ photoIds: [crypto.randomUUID()] }, 'photoIds'],
    ] as const) {
      const { status, json } = await write(id, { ...FIVE_STARS, ...change });
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', field]);
    }
    assert.equal((await shown()).reviews, 0);
  });

  it('shows the review of a completed visit at once, and counts it', async () => {
    const id = await visit(scene.customer);
    assert.equal((await shown()).reviews, 0);
    const photoIds = [await upload(), await upload()];
    const { status, json } = await write(id, { ...FIVE_STARS, rating: 4, photoIds });
    assert.equal(status, 200);
    assert.deepEqual(
      json.review.photos.map((photo: { id: string }) => photo.id),
      photoIds,
    );
    const salon = await shown();
    assert.deepEqual([salon.rating, salon.reviews], [4, 1]);
    const [review] = salon.reviewList;
    assert.deepEqual(
      { ...review, id: '', photos: review.photos.map((photo: { id: string }) => photo.id) },
      {
        ...{ id: '', rating: 4, title: 'Lovely', comment: 'They took their time.' },
        ...{ author: 'Asha R.', date: '2026-11-23T12:00:00+05:30', photos: photoIds },
        ...{ verified: true, edited: false, reply: null },
      },
    );
    const { token } = scene.customer;
    const { data } = (await scene.bench.call('GET', `/api/customer/bookings/${id}`, { token })).json;
    assert.deepEqual(data.review, json.review);
  });

  it('keeps what stood there when it is written anew, and the same once more changes nothing', async () => {
    const id = await visit(scene.customer);
    await write(id, FIVE_STARS);
    scene.bench.now = addMinutes(MONDAY_NOON, 60);
    await write(id, { rating: 2, title: '', comment: 'It did not last.' });
    scene.bench.now = addMinutes(MONDAY_NOON, 120);
    const again = { rating: 3, title: 'Better', comment: 'They corrected it.' };
    await write(id, again);
    scene.bench.now = addMinutes(MONDAY_NOON, 180);
    const { review } = (await write(id, again)).json;
    assert.deepEqual(
      [review.rating, review.createdAt, review.updatedAt],
      [3, ...['12', '14'].map((hour) => `2026-11-23T${hour}:00:00+05:30`)],
    );
    assert.deepEqual(review.history, [
      { rating: 2, title: '', comment: 'It did not last.', writtenAt: '2026-11-23T13:00:00+05:30' },
      { ...FIVE_STARS, writtenAt: '2026-11-23T12:00:00+05:30' },
    ]);
    const salon = await shown();
    assert.deepEqual([salon.rating, salon.reviews, salon.reviewList[0].edited], [3, 1, true]);
  });

  it('says what the salon answered', async () => {
    const id = await visit(scene.customer);
    await write(id, FIVE_STARS);
    const repliedAt = addMinutes(MONDAY_NOON, 30);
    await scene.database.db
      .update(reviews)
      .set({ reply: 'Thank you!', repliedAt })
      .where(eq(reviews.bookingId, id));
    const { review } = (await write(id, FIVE_STARS)).json;
    assert.deepEqual(review.reply, { text: 'Thank you!', at: '2026-11-23T12:30:00+05:30' });
    const [first] = (await shown()).reviewList;
    assert.deepEqual(first.reply, { text: 'Thank you!', date: '2026-11-23T12:30:00+05:30' });
  });

  it("answers alike for another's booking, a missing one and a basket on its way", async () => {
    const id = await visit(await makeCustomer(scene.database));
    const held = await visit(scene.customer, 'held');
    const answers = [id, held, crypto.randomUUID(), 'nothing'].map((each) => write(each, FIVE_STARS));
    for (const { status, json } of await Promise.all(answers))
      assert.deepEqual([status, json.message], [404, 'Booking Not Found']);
  });

  it('takes a review of completed visits alone', async () => {
    for (const status of ['pending', 'confirmed', 'cancelled', 'disputed'] as const) {
      const { status: answered, json } = await write(await visit(scene.customer, status), FIVE_STARS);
      assert.deepEqual([answered, json.code], [409, 'NOT_REVIEWABLE'], status);
      await scene.database.db
        .update(bookings)
        .set({ status: 'cancelled' })
        .where(eq(bookings.salonId, scene.salon.id));
    }
    const id = await visit(scene.customer);
    assert.equal((await write(id, FIVE_STARS, { ...scene.customer, token: '' })).status, 401);
    const salon = await makeCustomer(scene.database, 'salon');
    assert.equal((await write(id, FIVE_STARS, salon)).json.code, 'FORBIDDEN');
  });

  it('adds up when many write at once, and of one visit there is one review', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeCustomer(scene.database)));
    const visits = await Promise.all(people.map((person) => visit(person)));
    await Promise.all(
      people.flatMap((person, n) =>
        [1, 2].map(() => write(visits[n] ?? '', { ...FIVE_STARS, rating: n < 3 ? 5 : 2 }, person)),
      ),
    );
    const salon = await shown();
    assert.deepEqual([salon.rating, salon.reviews], [3.5, 6]);
  });

  it("lets nobody show another's photo, one photo twice, or one of another review", async () => {
    const [first, second] = [await visit(scene.customer), await visit(scene.customer)];
    const mine = await upload();
    const theirs = await upload(await makeCustomer(scene.database));
    assert.equal((await write(first, { ...FIVE_STARS, photoIds: [mine] })).status, 200);
    for (const [id, photoIds] of [
      [first, [theirs]],
      [first, [mine, theirs]],
      [first, [mine, mine]],
      [second, [mine]],
    ] as const) {
      const { status, json } = await write(id, { ...FIVE_STARS, photoIds });
      assert.deepEqual([status, json.fields?.[0].path], [400, 'photoIds']);
    }
    assert.equal((await shown()).reviews, 1, 'what was refused was not written');
  });

  it('keeps the photos of a review, and those that were taken off it for a day', async () => {
    const id = await visit(scene.customer);
    const [stays = '', goes = '', comesBack = ''] = [await upload(), await upload(), await upload()];
    await write(id, { ...FIVE_STARS, photoIds: [stays, goes, comesBack] });
    scene.bench.now = addMinutes(MONDAY_NOON, 25 * 60);
    await scene.bench.jobsDone();
    await write(id, { ...FIVE_STARS, photoIds: [stays] });
    const { review } = (await write(id, { ...FIVE_STARS, photoIds: [comesBack, stays] })).json;
    assert.deepEqual(
      review.photos.map((photo: { id: string }) => photo.id),
      [comesBack, stays],
    );
    assert.deepEqual(review.history, [], 'the words are as they were');
    const status = async (photoId: string) =>
      (await scene.bench.app.inject(`/api/uploads/pictures/review-photos/${photoId}.webp`)).statusCode;
    assert.equal(await status(goes), 200);
    scene.bench.now = addMinutes(MONDAY_NOON, 50 * 60);
    await scene.bench.jobsDone();
    assert.deepEqual([await status(stays), await status(goes), await status(comesBack)], [200, 404, 200]);
  });
});
