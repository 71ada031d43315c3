import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookingServices } from '../../booking/bookings/bookings.tables.ts';
import { reviews } from '../../customer/reviews/reviews.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';

const PATH = '/api/salon/reviews';

forEachBench({}, (scene) => {
  before(() => scene.bench.app.ready());
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  const own = async (): Promise<TestCustomer> => {
    const owner = await makeCustomer(scene.database, 'salon');
    await scene.database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, scene.salon.id));
    return owner;
  };
  const reviewed = async (rating: number, title: string, minutes = 0) => {
    const { database, salon, customer, bench } = scene;
    const start = instantAt('2026-11-16', '10:00');
    const status = { status: 'completed', completedAt: addMinutes(start, 60) } as const;
    const bookingId = await putVisit(database, salon, customer, start, 60, status);
    await database.db.insert(bookingServices).values({
      ...{
        bookingId,
        position: 0,
        serviceId: salon.cut,
        name: 'Cut',
        description: '',
        category: 'Hair Care',
      },
      ...{ pricePaise: 50_000, durationMinutes: 60 },
    });
    bench.now = addMinutes(MONDAY_NOON, minutes);
    const { json } = await bench.call('PUT', `/api/customer/bookings/${bookingId}/review`, {
      token: customer.token,
      body: { rating, title, comment: 'They took their time.' },
    });
    return { id: json.review.id as string, bookingId };
  };
  const answer = (id: string, { token }: TestCustomer, text = 'Thank you, Asha.') =>
    scene.bench.call('PUT', `${PATH}/${id}/reply`, { token, body: { text } });
  const takeBack = async (id: string, { token }: TestCustomer) => {
    const url = `${PATH}/${id}/reply`;
    const headers = { authorization: `Bearer ${token}` };
    const reply = await scene.bench.app.inject({ method: 'DELETE', url, headers });
    return { status: reply.statusCode, json: reply.json() };
  };
  const list = async ({ token }: TestCustomer, query = '') =>
    (await scene.bench.call('GET', `${PATH}${query}`, { token })).json;
  const mails = async (id: string) => {
    await scene.bench.jobsDone();
    const names = await readdir(join(scene.bench.dataDir, 'mail')).catch(() => []);
    return names.filter((name) => name.startsWith(`review-reply.${id}`) && name.endsWith('.html'));
  };

  it('lists the latest first with the way to the visit, by stars and by whether they are answered', async () => {
    const owner = await own();
    const first = await reviewed(5, 'First');
    const { id } = await reviewed(2, 'Second', 10);
    await answer(first.id, owner);
    const all = await list(owner, '?show=all');
    assert.deepEqual(
      all.reviews.map((each: { title: string; bookingId: string; services: string[] }) => [
        each.title,
        each.services,
      ]),
      [
        ['Second', ['Cut']],
        ['First', ['Cut']],
      ],
    );
    assert.equal(all.reviews[1].bookingId, first.bookingId);
    assert.deepEqual(
      [all.summary.reviews, all.counts, all.summary.rating],
      [2, { unanswered: 1, answered: 1, all: 2 }, 3.5],
    );
    for (const [query, ids] of [
      ['', [id]],
      ['?show=answered', [first.id]],
      ['?show=all&rating=2', [id]],
      ['?show=all&rating=3', []],
    ] as const)
      assert.deepEqual(
        (await list(owner, query)).reviews.map((each: { id: string }) => each.id),
        ids,
        query,
      );
  });

  it('shows an answer to everyone, mails it once, and writes down each change of it', async () => {
    const owner = await own();
    const { id, bookingId } = await reviewed(4, 'Good');
    assert.equal((await answer(id, owner, ' ')).json.fields[0].path, 'text');
    assert.equal((await answer(id, owner, 'a'.repeat(1001))).status, 400);
    const { status, json } = await answer(id, owner, '  Thank <b>you</b>, Asha. ');
    assert.deepEqual([status, json.review.reply.text], [200, 'Thank <b>you</b>, Asha.']);
    const shown = await scene.bench.call('GET', `/api/public/salons/${scene.salon.id}/reviews`);
    assert.equal(shown.json.reviews[0].reply.text, 'Thank <b>you</b>, Asha.');
    const [mail = ''] = await mails(id);
    const page = await readFile(join(scene.bench.dataDir, 'mail', mail), 'utf8');
    assert.ok(
      page.includes('Thank &lt;b&gt;you&lt;/b&gt;, Asha.') && page.includes(`/bookings/${bookingId}`),
    );
    await rm(join(scene.bench.dataDir, 'mail', mail));
    await answer(id, owner, 'Thank <b>you</b>, Asha.');
    await answer(id, owner, 'Thank you.');
    assert.equal((await takeBack(id, owner)).json.review.reply, null);
    assert.equal((await takeBack(id, owner)).status, 200);
    await answer(id, owner, 'Once more.');
    assert.deepEqual(await mails(id), [], 'told once only');
    const entries = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.id);
    assert.deepEqual(
      entries.map(({ changes }) => changes.reply),
      [
        [null, 'Thank <b>you</b>, Asha.'],
        ['Thank <b>you</b>, Asha.', 'Thank you.'],
        ['Thank you.', null],
        [null, 'Once more.'],
      ],
    );
  });

  it("answers alike for another salon's review, a missing one, and what is no id", async () => {
    const { id } = await reviewed(5, 'Theirs');
    await own();
    const other = await makeCustomer(scene.database, 'salon');
    await makeSalon(scene.database, 1, { ownerId: other.id });
    for (const each of [id, crypto.randomUUID(), 'nothing']) {
      assert.equal((await answer(each, other)).status, 404, each);
      assert.equal((await takeBack(each, other)).status, 404, each);
    }
    const [untouched] = await scene.database.db.select().from(reviews).where(eq(reviews.id, id));
    assert.equal(untouched?.reply, null);
  });
});
