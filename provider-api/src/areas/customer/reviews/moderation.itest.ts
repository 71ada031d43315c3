import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import type { AdminReview, HideReason } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import { countUpTo } from '../../../platform/list/search.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { eraseCustomer } from '../../back-office/account-deletion/erase-customer.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { formOf } from '../../marketplace/uploads/testing/form.ts';
import { twoColours } from '../../marketplace/uploads/testing/pictures.ts';
import { findAdminReviews } from '../review-moderation/admin-reviews.repository.ts';
import { conditionOf, reviewIdsQuery } from '../review-moderation/admin-reviews.search.ts';
import { reviews } from './reviews.tables.ts';

const WORDS = 'The phone number of a stylist stands in it.';

forEachBench({}, (scene) => {
  let meera: TestCustomer;
  let owner: TestCustomer;
  before(() => scene.bench.app.ready());
  after(() => rm(scene.bench.dataDir, { recursive: true }));
  beforeEach(async () => {
    const { database, salon } = scene;
    meera = await makeCustomer(database, 'admin');
    owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
  });

  const write = async (
    bookingId: string,
    rating: number,
    title: string,
    photoIds: readonly string[] = [],
  ) => {
    const body = { rating, title, comment: 'They took their time.', photoIds };
    const path = `/api/customer/bookings/${bookingId}/review`;
    const { status, json } = await scene.bench.call('PUT', path, { token: scene.customer.token, body });
    assert.equal(status, 200, JSON.stringify(json));
    return json.review;
  };
  const reviewed = async (rating: number, title: string, photoIds?: readonly string[]) => {
    const { database, salon, customer } = scene;
    const start = instantAt('2026-11-16', '10:00');
    const over = { status: 'completed', completedAt: addMinutes(start, 60) } as const;
    const bookingId = await putVisit(database, salon, customer, start, 60, over);
    const { id } = await write(bookingId, rating, title, photoIds);
    return { id: id as string, bookingId };
  };
  const photographed = async (): Promise<{ readonly id: string; readonly url: string }> => {
    const { headers, payload } = formOf({ bytes: await twoColours().jpeg().toBuffer() });
    const reply = await scene.bench.app.inject({
      ...{ method: 'POST', url: '/api/customer/review-photos', payload },
      headers: { ...headers, authorization: `Bearer ${scene.customer.token}` },
    });
    return reply.json().photo;
  };
  const get = async (path: string, token?: string) =>
    (await scene.bench.call('GET', path, token ? { token } : {})).json;
  const post = (id: string, what: string, body: object = {}, who = meera) =>
    scene.bench.call('POST', `/api/admin/reviews/${id}/${what}`, { token: who.token, body });
  const hide = (id: string, reason: HideReason = 'personal', words = WORDS, who = meera) =>
    post(id, 'hide', { reason, words }, who);
  const list = (query = '') => get(`/api/admin/reviews${query}`, meera.token);
  const ids = async (query: string): Promise<string[]> =>
    (await list(query)).reviews.map(({ id }: AdminReview) => id);
  const seenBySalon = async (query = '?show=all') =>
    (await get(`/api/salon/reviews${query}`, owner.token)).reviews;
  const seenByAuthor = async (bookingId: string) =>
    (await get(`/api/customer/bookings/${bookingId}`, scene.customer.token)).data.review;
  /** Everything that the public can read of the salon's reviews. */
  const seenByAll = async () => {
    const salon = `/api/public/salons/${scene.salon.id}`;
    const [page, detail, head] = [
      await get(`${salon}/reviews`),
      (await get(salon)).salon,
      await get(`${salon}/head`),
    ];
    const [business] = JSON.parse(head.head.structuredData)['@graph'];
    const titles = (each: readonly { readonly title: string }[]) => each.map(({ title }) => title);
    return {
      ...{ page: titles(page.reviews), total: page.pagination.total, first: titles(detail.reviewList) },
      stars: detail.ratingCounts.filter(({ count }: { count: number }) => count > 0),
      ...{ rating: detail.rating, reviews: detail.reviews },
      search: business.aggregateRating?.reviewCount,
    };
  };
  const mails = async (id: string, what: 'hidden' | 'shown') => {
    await scene.bench.jobsDone();
    const folder = join(scene.bench.dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    const own = names.filter((name) => name.startsWith(`review-${what}.${id}`) && name.endsWith('.html'));
    return Promise.all(own.map((name) => readFile(join(folder, name), 'utf8')));
  };
  const audited = async (id: string) => {
    const isIt = eq(auditEntries.subjectId, id);
    const rows = await scene.database.db.select().from(auditEntries).where(isIt).orderBy(auditEntries.id);
    return rows.map(({ action, salonId, changes }) => [action, salonId, changes]);
  };

  it('takes a hidden review from everyone but its author, its salon and admins, who read why', async () => {
    const { bench, customer, salon } = scene;
    const photo = await photographed();
    const { id, bookingId } = await reviewed(1, 'Call her', [photo.id]);
    await reviewed(4, 'Calm');
    const { status, json } = await hide(id);
    assert.deepEqual([status, json.review.hidden.by], [200, 'Asha Rao']);
    assert.deepEqual(await seenByAll(), {
      ...{ page: ['Calm'], total: 1, first: ['Calm'], stars: [{ stars: 4, count: 1 }] },
      ...{ rating: 4, reviews: 1, search: 1 },
    });
    const why = {
      ...{ at: '2026-11-23T12:00:00+05:30', reason: 'personal', words: WORDS },
      reasonText: 'It tells personal details of somebody.',
    };
    assert.deepEqual((await seenByAuthor(bookingId)).hidden, why);
    assert.deepEqual((await seenBySalon()).find((each: AdminReview) => each.id === id).hidden, why);
    assert.equal((await seenBySalon('?show=unanswered')).length, 1, 'it waits for no answer');
    for (const headers of [{}, { authorization: `Bearer ${customer.token}` }])
      assert.equal((await bench.app.inject({ method: 'GET', url: photo.url, headers })).statusCode, 404);
    const [mail = '', ...more] = await mails(id, 'hidden');
    assert.deepEqual(more, []);
    for (const words of [WORDS, why.reasonText, `/bookings/${bookingId}`]) assert.ok(mail.includes(words));
    assert.deepEqual(await audited(id), [
      ['admin.hideReview', salon.id, { hidden: [null, 'personal'], words: [null, null] }],
    ]);
  });

  it('shows it again as it was: to everyone, with its photos and stars, and tells its author', async () => {
    const photo = await photographed();
    const { id, bookingId } = await reviewed(2, 'Rude', [photo.id]);
    const before = await seenByAll();
    await hide(id, 'abusive', '');
    assert.deepEqual((await seenByAll()).search, undefined);
    for (const hidden of [1, 2]) {
      const { status, json } = await post(id, 'show');
      assert.deepEqual([status, json.review.hidden], [200, null], `time ${hidden}`);
    }
    assert.deepEqual(await seenByAll(), before);
    assert.equal((await seenByAuthor(bookingId)).hidden, null);
    assert.equal((await scene.bench.app.inject({ method: 'GET', url: photo.url })).statusCode, 200);
    assert.equal((await mails(id, 'shown')).length, 1);
    assert.deepEqual(
      (await audited(id)).map(([action, , changes]) => [action, changes]),
      [
        ['admin.hideReview', { hidden: [null, 'abusive'] }],
        ['admin.showReview', { hidden: ['abusive', null] }],
      ],
    );
  });

  it('hides once, whoever asks at the same time; the same again changes nothing, another reason is refused', async () => {
    const { id } = await reviewed(1, 'Spam');
    const nila = await makeCustomer(scene.database, 'admin');
    const answers = await Promise.all([
      hide(id, 'advertising', ''),
      hide(id, 'off-topic', '', nila),
      hide(id, 'advertising', '', nila),
      hide(id, 'off-topic', ''),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409]);
    assert.equal(answers.find(({ status }) => status === 409)?.json.code, 'REVIEW_HIDDEN');
    assert.equal((await audited(id)).length, 1);
    assert.equal((await mails(id, 'hidden')).length, 1);
  });

  it('keeps a review hidden that is written anew, and takes no answer to it, until it is shown again', async () => {
    const { bench } = scene;
    const { id, bookingId } = await reviewed(1, 'Call her');
    await hide(id);
    bench.now = addMinutes(MONDAY_NOON, 1);
    assert.equal((await write(bookingId, 3, 'Friendly')).hidden.reason, 'personal');
    assert.deepEqual((await seenByAll()).page, []);
    const row = (await list(`?q=${id}`)).reviews[0];
    assert.deepEqual([row.title, row.changedSince, row.bookingId], ['Friendly', true, bookingId]);
    const answer = () =>
      bench.call('PUT', `/api/salon/reviews/${id}/reply`, { token: owner.token, body: { text: 'Thanks.' } });
    const refused = await answer();
    assert.deepEqual([refused.status, refused.json.code], [409, 'REVIEW_HIDDEN']);
    await post(id, 'show');
    assert.deepEqual((await seenByAll()).page, ['Friendly']);
    assert.equal((await answer()).status, 200);
  });

  it('finds reviews by state, stars, salon and words, hidden ones by when they were', async () => {
    const of = `salonId=${scene.salon.id}`;
    const first = (await reviewed(5, 'Zebra crossing')).id;
    scene.bench.now = addMinutes(MONDAY_NOON, 10);
    const second = (await reviewed(2, 'Quick')).id;
    const before = (await list()).counts;
    await hide(second);
    scene.bench.now = addMinutes(MONDAY_NOON, 11);
    await hide(first);
    for (const [query, expected] of [
      [`?${of}`, [second, first]],
      [`?${of}&state=hidden`, [first, second]],
      [`?${of}&state=shown`, []],
      [`?${of}&rating=2`, [second]],
      [`?${of}&q=ZEBRA`, [first]],
      [`?${of}&q=as`, [second, first]],
      [`?${of}&q=br`, []],
      ['?state=hidden&q=ZEBRA', [first]],
      ['?state=hidden&rating=2&q=qu', [second]],
      [`?${of}&q=took%20their&limit=1&page=2`, [first]],
      ['?q=%25%25%25', []],
      ['?salonId=nothing', []],
      [`?q=${first}`, [first]],
    ] as const)
      assert.deepEqual(await ids(query), expected, query);
    const past = await list(`?${of}&q=took&limit=1&page=9`);
    assert.deepEqual([past.reviews, past.pagination.total], [[], 2]);
    const { counts, reviews: rows } = await list(`?q=${first}`);
    assert.deepEqual(counts, { shown: before.shown - 2, hidden: before.hidden + 2 });
    assert.equal(rows[0].salon.name, 'Rose & Sons');
  });

  it('refuses a review that is not there, and a reason that says nothing', async () => {
    const { id } = await reviewed(5, 'Good');
    for (const body of [{}, { reason: 'dull' }, { reason: 'other' }, { reason: 'other', words: 'because' }])
      assert.equal((await post(id, 'hide', body)).status, 400, JSON.stringify(body));
    for (const each of [crypto.randomUUID(), 'nothing']) {
      assert.equal((await hide(each)).status, 404);
      assert.equal((await post(each, 'show')).status, 404);
    }
    assert.equal((await seenByAll()).total, 1);
  });

  it('erases what was said to an author who leaves, and keeps the review and its reason', async () => {
    const { database, customer, bench } = scene;
    const { id } = await reviewed(1, 'Call her');
    await hide(id);
    await database.transaction((tx) => eraseCustomer(tx, customer.id, 'none', bench.now));
    const { author, title, hidden } = (await list(`?q=${id}`)).reviews[0];
    assert.deepEqual(
      [author, title, hidden.reason, hidden.words],
      ['A former customer', 'Call her', 'personal', ''],
    );
  });

  it('reads every page from an index', async () => {
    const { pool } = scene.database;
    const { id: salonId } = await makeSalon(scene.database);
    await pool.query(
      `insert into reviews (salon_id, author, rating, title, comment, created_at, hidden_at)
       select case when n % 40 = 0 then '${salonId}' else '${scene.salon.id}' end::uuid, 'Lata D.', 1 + n % 5, md5(n::text), '', now() - n * interval '1 minute',
         case when n % 250 = 0 then now() end from generate_series(1, 5000) n`,
    );
    await settle(scene.database, 'reviews');
    for (const filter of [
      ...[{}, { state: 'shown' }, { state: 'hidden' }, { rating: 3 }, { salonId }, { q: 'c4ca4238a0' }],
      ...[
        { salonId, rating: 2, state: 'shown' },
        { q: 'c4ca4238a0', state: 'hidden' },
        { q: 'lata', rating: 3 },
      ],
    ] as const) {
      const asked = { page: 1, limit: 20, ...filter };
      const plans = await plansOf(scene.database, (db) => findAdminReviews(db, asked));
      assert(plans.length > 1);
      for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on reviews/, JSON.stringify(filter));
    }
    // Among very many reviews, words are counted first: the page is the same whether scanned in order or sorted.
    const { db } = scene.database;
    for (const q of ['lata', 'c4ca4238a0', 'c4']) {
      const asked = { page: 1, limit: 20, state: 'shown', q } as const;
      const { rows, total } = await findAdminReviews(db, asked);
      assert.equal(await countUpTo(db, reviews, conditionOf(asked), 1_000), total, q);
      for (const few of [false, true]) {
        const found = await reviewIdsQuery(db, asked, few);
        assert.deepEqual(
          found.map(({ id }) => id),
          rows.map(({ id }) => id),
          q,
        );
      }
    }
    const rare = { page: 1, limit: 20, q: 'c4ca4238a0' };
    const [plan = ''] = await plansOf(scene.database, (each) => reviewIdsQuery(each, rare, true));
    assert.match(plan, /reviews_letters/);
  });
});
