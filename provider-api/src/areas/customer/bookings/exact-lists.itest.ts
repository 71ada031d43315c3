import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { MONDAY_NOON, makeCustomer, putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookingServices } from '../../booking/bookings/bookings.tables.ts';
import { chairId } from '../../booking/bookings/occupations.repository.ts';

const TEN = instantAt(TUESDAY, '10:00');
const CUT = {
  position: 0,
  name: 'Cut',
  description: '',
  category: 'Hair',
  pricePaise: 0,
  durationMinutes: 60,
};

/** Lists stay exact while bookings are added, removed and moved. */
forEachBench({ seats: 9 }, (scene) => {
  const list = async (query: string) =>
    (await scene.bench.call('GET', `/api/customer/bookings?${query}`, { token: scene.customer.token })).json;
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  const put = (
    start: Date,
    status: 'confirmed' | 'completed' | 'cancelled',
    chair = 1,
    who = scene.customer,
  ) => putVisit(scene.database, scene.salon, who, start, 60, { status }, chairId(chair));
  const act = async (id: string, what: 'cancel' | 'reschedule', body?: object) => {
    const path = `/api/customer/bookings/${id}/${what}`;
    const { status, json } = await scene.bench.call('PUT', path, {
      token: scene.customer.token,
      ...(body && { body }),
    });
    assert.equal(status, 200, json.message);
  };
  const daysAgo = (days: number) => addMinutes(TEN, -days * 24 * 60);

  it('pages by an order in which equal starts have their places, however often it is asked', async () => {
    const made = [];
    for (let chair = 1; chair <= 7; chair += 1) made.push(await put(TEN, 'confirmed', chair));
    for (let turn = 0; turn < 2; turn += 1) {
      const seen = [];
      for (const page of [1, 2, 3, 4]) seen.push(...ids(await list(`limit=2&page=${page}`)));
      assert.deepEqual(seen, [...made].sort());
    }
  });

  it('neither loses nor doubles anything while bookings are added, moved and cancelled elsewhere', async () => {
    const { database, salon } = scene;
    const done = [];
    for (let day = 2; day <= 8; day += 1) done.push(await put(daysAgo(day), 'completed'));
    const moved = await put(TEN, 'confirmed', 1);
    await database.db.insert(bookingServices).values({ ...CUT, bookingId: moved, serviceId: salon.cut });
    const off = await put(TEN, 'confirmed', 2);
    const stranger = await makeCustomer(database);
    const changes = [
      () => put(addMinutes(TEN, 120), 'confirmed', 3),
      () => act(moved, 'reschedule', { newDateTime: `${TUESDAY}T15:00` }),
      () => act(off, 'cancel'),
      () => put(daysAgo(3), 'completed', 4, stranger),
    ];
    const seen = [];
    for (const [no, change] of changes.entries()) {
      const page = await list(`status=completed&limit=2&page=${no + 1}`);
      assert.deepEqual([page.pagination.total, page.pages], [7, 4]);
      seen.push(...ids(page));
      await change();
    }
    assert.deepEqual(seen, done);
    const all = await list('limit=100');
    assert.deepEqual([all.pagination.total, new Set(ids(all)).size], [10, 10]);
    assert.deepEqual(ids(await list('status=cancelled')), [off]);
  });

  it('shows the page before, once the last entry of the last page is acted on', async () => {
    const made = [];
    for (let hour = 0; hour < 3; hour += 1)
      made.push(await put(addMinutes(TEN, -60 * hour + 240), 'confirmed'));
    const last = await list('status=confirmed&limit=2&page=2');
    assert.deepEqual([ids(last), last.pagination.page], [made.slice(2), 2]);
    await act(made[2] ?? '', 'cancel');
    const after = await list('status=confirmed&limit=2&page=2');
    assert.deepEqual(ids(after), made.slice(0, 2));
    const { page, currentPage, pages, total } = after.pagination;
    assert.deepEqual([page, currentPage, pages, total], [1, 1, 1, 2]);
  });

  it('answers the last page for any page past it, and one empty page where nothing fits', async () => {
    const only = await put(TEN, 'confirmed');
    const far = await list('page=100000&limit=1');
    assert.deepEqual([ids(far), far.pagination.page, far.pages], [[only], 1, 1]);
    const none = await list('status=disputed&page=7');
    assert.deepEqual([ids(none), none.pagination.page, none.pages, none.pagination.total], [[], 1, 1, 0]);
  });

  it('filters by status and by calendar periods of the visit, and counts what it filters', async () => {
    assert.equal(MONDAY_NOON.getTime(), scene.bench.now.getTime());
    const tomorrow = await put(TEN, 'confirmed');
    const today = await put(addMinutes(TEN, -24 * 60), 'completed');
    const lastWeek = await put(addMinutes(TEN, -3 * 24 * 60), 'completed');
    const lastMonth = await put(addMinutes(TEN, -30 * 24 * 60), 'cancelled');
    const shown = async (query: string) => {
      const page = await list(query);
      assert.equal(page.pagination.total, page.data.length);
      return ids(page);
    };
    assert.deepEqual(await shown('dateRange=today'), [today]);
    assert.deepEqual(await shown('dateRange=week'), [tomorrow, today]);
    assert.deepEqual(await shown('dateRange=month'), [tomorrow, today, lastWeek]);
    assert.deepEqual(await shown('dateRange=year'), [tomorrow, today, lastWeek, lastMonth]);
    assert.deepEqual(await shown('dateRange=month&status=completed'), [today, lastWeek]);
  });
});
