import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { promote } from '../acts/promote.ts';
import { withdraw } from '../acts/withdraw.ts';
import { openRegistry } from '../core/open-registry.ts';
import { examine } from '../doctor/examine.ts';
import { ask, runSite } from '../testing/running-site.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { actNotice, type Notice } from './notice.ts';
import { createNoticeWatch } from './notice-watch.ts';
import { createNoticeSender } from './send-notice.ts';

type TestContext = Parameters<typeof stockedRegistry>[0];

const RELEASES = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
const SECRET = 'what the receiver knows';

/** A registry with booking 2.0.0, and processes that send its notices. */
const watched = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('2.0.0')]);
  const clock = { now: Date.now() };
  const [sent, told]: [Notice[], string[]] = [[], []];
  const keep = async (notice: Notice): Promise<void> => {
    sent.push(notice);
  };
  const process = async (send = keep) => {
    const registry = await openRegistry(stocked.settings);
    t.after(() => registry.close());
    return createNoticeWatch({
      ...{ registry, send, now: () => clock.now },
      tell: (sentence) => void told.push(sentence),
    });
  };
  return { ...stocked, clock, sent, told, process };
};

/** An address that answers with these statuses in turn, then always with the last one, and the requests to it. */
const receiver = async (t: TestContext, statuses: readonly number[]) => {
  const asked: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
    asked.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, url: `http://127.0.0.1:${port}/hooks/a-secret-path` };
};

test('each act is sent once, by one of several processes, and what was before they first looked is not', async (t) => {
  const { registry, process, sent, told } = await watched(t);
  await promote(registry, 'production', RELEASES, ACTOR);
  const looks = [await process(), await process(), await process()];
  const look = () => Promise.all(looks.map((each) => each.look()));
  await look();
  assert.equal(sent.length, 0);
  const [booking] = [{ id: 'booking', version: '2.0.0' }];
  await promote(registry, 'production', [booking], { who: 'asha', why: 'Holds last ten minutes' });
  await withdraw(registry, booking, { who: 'ravi', why: 'Takes payments twice' });
  await look();
  await look();
  const words = sent.map(({ type, text: said }) => [type, said]).sort();
  assert.deepEqual(
    words.map(([type]) => type),
    ['promote', 'withdraw'],
  );
  assert.match(
    words[0]?.[1] ?? '',
    /^environment\/production, change 2: promote by asha \(Holds last ten minutes\); releases: booking@2\.0\.0/,
  );
  assert.match(
    words[1]?.[1] ?? '',
    /^releases\/booking, change \d+: withdraw by ravi \(Takes payments twice\)/,
  );
  assert.deepEqual(told, []);
});

test('a change that a site server doesn’t serve after a minute is told once', async (t) => {
  const { registry, process, sent, clock } = await watched(t);
  const { look } = await process();
  await promote(registry, 'qa', RELEASES, ACTOR);
  const report = { host: 'web-2', port: 3000, pid: 71, seenAt: new Date(clock.now).toISOString() };
  await registry.documents.write('sites/one', JSON.stringify({ ...report, environments: {} }), undefined);
  await look();
  assert.equal(sent.length, 0);
  clock.now += 61_000;
  await look();
  await look();
  const told = sent.filter(({ data }) => data.environment === 'qa');
  assert.deepEqual(
    told.map(({ type }) => type),
    ['environment.unserved'],
  );
  assert.match(
    told[0]?.text ?? '',
    /^environment\/qa, change 1 isn't served everywhere: web-2:3000 \(process 71\)/,
  );
});

test('a notice that nobody takes is told, to doctor too, until the next one is taken', async (t) => {
  const { registry, process, told, settings, clock } = await watched(t);
  const { asked, url } = await receiver(t, [500, 500, 500, 200]);
  const watch = await process(createNoticeSender({ url, secret: undefined }, { pausesMs: [1, 1] }));
  const noticesOfDoctor = async () => {
    const found = await examine({ registry, settings, env: {}, now: clock.now });
    return found.filter(({ code }) => code === 'REG153').map(({ where, cause }) => `${where}: ${cause}`);
  };
  await promote(registry, 'production', RELEASES, ACTOR);
  await watch.look();
  await promote(registry, 'production', [{ id: 'booking', version: '2.0.0' }], ACTOR);
  await watch.look();
  assert.match(told.join(), /^127\.0\.0\.1:\d+ did not take the notice of .*change 2.*it answers 500/);
  assert.doesNotMatch(told.join(), /a-secret-path/);
  assert.deepEqual(watch.faults(), told);
  assert.deepEqual(await noticesOfDoctor(), [`environment/production: ${told[0]}`]);
  await promote(registry, 'production', [{ id: 'booking', version: '1.0.0' }], ACTOR);
  await watch.look();
  assert.deepEqual([asked.length, told.length, watch.faults()], [4, 1, []]);
  assert.equal(asked[0]?.headers['webhook-signature'], undefined);
  assert.deepEqual(await noticesOfDoctor(), []);
});

test('a notice whose server died before it was sent is sent by another one, a minute later', async (t) => {
  const { registry, process, sent, clock } = await watched(t);
  const dies = await process(() => Promise.reject(new Error('killed')));
  const lives = await process();
  await lives.look();
  const booking = { id: 'booking', version: '2.0.0' };
  await promote(registry, 'local', [booking], ACTOR);
  await withdraw(registry, booking, ACTOR);
  await assert.rejects(dies.look(), /killed/);
  clock.now += 59_000;
  await lives.look();
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['withdraw'],
  );
  clock.now += 2_000;
  await lives.look();
  await lives.look();
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['withdraw', 'promote'],
  );
});

test('a server that is told to end leaves its notice to the others at once', async (t) => {
  const { registry, process, sent, told } = await watched(t);
  const { url } = await receiver(t, [500]);
  const ending = new AbortController();
  const target = { url, secret: undefined };
  const sender = createNoticeSender(target, { pausesMs: [], signal: ending.signal });
  const ends = await process((notice) => {
    ending.abort();
    return sender(notice);
  });
  const lives = await process();
  await lives.look();
  await promote(registry, 'local', [{ id: 'booking', version: '2.0.0' }], ACTOR);
  await ends.look();
  await lives.look();
  assert.deepEqual([sent.map(({ type }) => type), told], [['promote'], []]);
});

test('a notice is signed as Standard Webhooks says, over its id, time and body', async (t) => {
  const { registry } = await watched(t);
  const { asked, url } = await receiver(t, [200]);
  await promote(registry, 'production', RELEASES, ACTOR);
  for await (const act of registry.history('environment/production'))
    await createNoticeSender({ url, secret: SECRET })(actNotice(act));
  const [{ headers, body } = assert.fail('nothing came')] = asked;
  const { 'webhook-id': id, 'webhook-timestamp': seconds } = headers;
  const signature = createHmac('sha256', SECRET).update(`${id}.${seconds}.${body}`).digest('base64');
  assert.equal(headers['webhook-signature'], `v1,${signature}`);
  const told = JSON.parse(body);
  assert.deepEqual([told.type, told.data.subject, id?.length], ['promote', 'environment/production', 64]);
});

test('a site server with an address for notices sends what is done while it runs', async (t) => {
  const { variables, registry } = await watched(t);
  const { asked, url } = await receiver(t, [200]);
  const site = await runSite(t, { ...variables, NOTICE_URL: url });
  await until(() => registry.documents.read('notices/environment/local'));
  await promote(registry, 'local', [{ id: 'booking', version: '2.0.0' }], ACTOR);
  await until(() => asked.length > 0);
  assert.equal(JSON.parse(asked[0]?.body ?? '').type, 'promote');
  const { checks } = JSON.parse((await ask(site, '/readyz')).body.toString());
  assert.equal(checks.notices, 'ok');
});
