import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { addDays, localDateOf } from '@sundara/contracts';
import { DEMO_OWNER } from '../../../demo/accounts.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let token: string;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    token = await api.signIn(DEMO_OWNER.email);
  });
  const orders = async (query: string) =>
    (await api.call('GET', `/api/salon/orders?${query}`, { token })).json;
  const all = async (query: string) => {
    const first = await orders(`${query}&limit=100`);
    const pages = [first];
    for (let page = 2; page <= first.pages; page += 1)
      pages.push(await orders(`${query}&limit=100&page=${page}`));
    return pages.flatMap(({ data }) => data);
  };

  it('narrows the bookings by status, days, specialist and words, and by all of them together', async () => {
    const whole = await all('sort=newest');
    const fits = async (query: string, fit: (booking: (typeof whole)[number]) => boolean) => {
      const found = await all(query);
      assert.deepEqual(
        found.map(({ no }) => no).sort(),
        whole
          .filter(fit)
          .map(({ no }) => no)
          .sort(),
        query,
      );
      assert.ok(found.length > 0 && found.length < whole.length, query);
    };
    const someday = addDays(localDateOf(new Date()), -20);
    const done = ({ status, serviceName }: (typeof whole)[number]) =>
      status === 'completed' && /hair/i.test(serviceName);
    const [{ specialist }] = whole.filter((one) => one.specialist.id && done(one));
    await fits('status=cancelled', ({ status }) => status === 'cancelled');
    await fits(`from=${someday}&to=${addDays(someday, 6)}`, ({ date }) => {
      const day = localDateOf(new Date(date));
      return day >= someday && day <= addDays(someday, 6);
    });
    const does = (booking: (typeof whole)[number]) => booking.specialists.includes(specialist.name);
    await fits(`specialist=${specialist.id}`, does);
    await fits(
      `specialist=${specialist.id}&status=completed&q=hair`,
      (booking) => does(booking) && done(booking),
    );
    assert.equal((await orders(`specialist=${crypto.randomUUID()}`)).pagination.total, 0);
    for (const query of [
      `specialist=${'-'.repeat(36)}`,
      'from=2026-02-30',
      'to=9999-12-31',
      'from=0001-01-01',
    ])
      assert.equal((await orders(query)).code, 'VALIDATION_FAILED', query);
  });

  it('orders them by booking or by visit, either way', async () => {
    const times = async (sort: string) =>
      (await all(`sort=${sort}`)).map(({ date, createdAt }) => (sort === 'newest' ? createdAt : date));
    const soonest = await times('soonest');
    assert.deepEqual(soonest, [...soonest].sort());
    assert.deepEqual(await times('latest'), [...soonest].reverse());
    const newest = await times('newest');
    assert.deepEqual(newest, [...newest].sort().reverse());
  });

  it('hands them out as a CSV that Excel reads and no spreadsheet runs', async () => {
    await database.pool.query(
      `update bookings set customer_name = '=HYPERLINK("http://x.example")', special_requests = E'\\t+1,"two"\\nlines'
        where no = 3 and salon_id = (select id from salons where owner_id = $1)`,
      [DEMO_OWNER.id],
    );
    const { name, url } = (await api.call('GET', '/api/salon/orders/file?sort=soonest', { token })).json;
    assert.match(name, /^sundara-bookings-\d{4}-\d\d-\d\d\.csv$/);
    const file = await api.app.inject({ url });
    assert.equal(file.statusCode, 200);
    assert.match(String(file.headers['content-type']), /^text\/csv/);
    assert.deepEqual([...file.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [header = '', ...lines] = file.body.slice(1).split('\r\n');
    assert.ok(header.startsWith('No.,Date,Time,'), header);
    assert.equal(lines.filter(Boolean).length, (await orders('')).pagination.total);
    const dangerous = lines.find((line) => line.startsWith('3,')) ?? '';
    assert.ok(dangerous.includes(`"'=HYPERLINK(""http://x.example"")"`), dangerous);
    assert.ok(dangerous.includes(`"'\t+1,""two""`), dangerous);
    assert.match(lines[5] ?? '', /,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,/);
    const some = (await api.call('GET', '/api/salon/orders/file?status=cancelled', { token })).json;
    const body = (await api.app.inject({ url: some.url })).body.slice(1).split('\r\n').filter(Boolean);
    assert.equal(body.length - 1, (await orders('status=cancelled')).pagination.total);
  });
});
