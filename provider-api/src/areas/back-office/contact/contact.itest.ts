import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, it } from 'node:test';
import { NOWHERE } from '@sundara/node/testing';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../../app/build-app.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type Answer, type Bench, openBench } from '../../../testing/payments/booking-bench.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { insertMessage } from './contact.repository.ts';
import { contactMessages } from './contact.tables.ts';

const FORM = {
  name: 'Asha Rao',
  email: 'asha@people.example',
  phone: '+91 90000 00001',
  subject: 'feedback',
  message: 'The tea was lovely.\nThe mirror, too.',
};
const TICKET = /^SUN-[3479CDFHJKMNPRTWXY]{6}$/;

forEachDatabase((kind, open) => {
  let database: Database;
  let bench: Bench;
  let other: Awaited<ReturnType<typeof buildApp>>;
  let visitors = 0;
  before(async () => {
    database = await open();
    bench = await openBench(database, NOWHERE, {}, { CONTACT_INBOX: 'team@sundara.example' });
    // A second process of the same installation, to test the limits.
    other = await buildApp({ settings: testSettings(), database, does: [], checkReplies: true });
  });
  beforeEach(() => database.db.delete(contactMessages));
  afterEach(() => bench.jobsDone());
  after(async () => {
    await other.close();
    await bench.close();
    await rm(bench.dataDir, { recursive: true });
  });

  const newAddress = () => {
    visitors += 1;
    return `203.0.${visitors >> 8}.${visitors & 255}`;
  };
  const send = async (
    change: Record<string, unknown> = {},
    { from = newAddress(), app = bench.app } = {},
  ): Promise<Answer> => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'x-forwarded-for': from },
      payload: { ...FORM, ...change },
    });
    return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
  };
  const kept = () => database.db.select().from(contactMessages);
  const mails = async (): Promise<{ recipient: string; subject: string }[]> => {
    await bench.jobsDone();
    return (await bench.call('GET', '/api/mailbox')).json.mails;
  };

  it('tells every wrong field in the words of the form, and keeps nothing', async () => {
    const wrong = [
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ email: '' }, { email: 'Email is required' }],
      [{ email: 'asha at home' }, { email: 'Email is invalid' }],
      [{ subject: '' }, { subject: 'Please select a subject' }],
      [{ subject: 'toString' }, { subject: 'Please select a subject' }],
      [{ subject: undefined }, { subject: 'Please select a subject' }],
      [{ message: undefined }, { message: 'Message is required' }],
      [{ message: ' \u0000 \n' }, { message: 'Message is required' }],
      [{ message: ' too short ' }, { message: 'Message should be at least 10 characters' }],
      [{ name: 'x'.repeat(121) }, { name: 'Name may have 120 characters at most' }],
      [
        { name: '', email: 'x', subject: '', message: '' },
        {
          name: 'Name is required',
          email: 'Email is invalid',
          subject: 'Please select a subject',
          message: 'Message is required',
        },
      ],
    ] as const;
    for (const [change, expected] of wrong) {
      const { status, json } = await send(change);
      assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], JSON.stringify(change));
      const told = json.fields.map(({ path, message }: { path: string; message: string }) => [path, message]);
      assert.deepEqual(Object.fromEntries(told), expected);
    }
    assert.deepEqual(await kept(), []);
  });

  it('keeps a message with a ticket and says that it was sent, to anyone, phone or not', async () => {
    const { status, json } = await send({ name: '  Asha \r\n Rao ', phone: undefined });
    assert.deepEqual([status, json.message], [200, 'Your message has been sent successfully!']);
    assert.match(json.ticket, TICKET);
    const [row] = await kept();
    assert.deepEqual(
      [row?.ticket, row?.name, row?.email, row?.phone, row?.subject, row?.message, row?.isSpam],
      [json.ticket, 'Asha Rao', FORM.email, '', 'feedback', FORM.message, false],
    );
    assert.equal((await send({ message: 'A NUL \u0000 in the middle, and a bell \u0007.' })).status, 200);
    assert.equal((await kept())[1]?.message, 'A NUL  in the middle, and a bell .');
  });

  it('mails the sender a receipt that repeats nothing of theirs, and the team the message to answer', async () => {
    const { json } = await send({ email: 'ravi@people.example', message: 'Is <b>Sunday</b> fine?\n\nRavi' });
    const [{ id } = { id: '' }] = await kept();
    const sent = (await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
    assert.equal(sent.includes(`ravi@people.example: We have your message: ${json.ticket}`), true);
    assert.equal(sent.includes(`team@sundara.example: ${json.ticket} Feedback: Asha Rao`), true);
    const read = (name: string) => readFile(join(bench.dataDir, 'mail', `${name}.${id}.eml`), 'utf8');
    const receipt = await read('contact-receipt');
    assert.match(partOf(receipt, 'text/plain'), new RegExp(json.ticket));
    assert.doesNotMatch(receipt, /Sunday/);
    assert.doesNotMatch(receipt, /booking that you made/);
    const message = await read('contact-message');
    assert.match(message, /^Reply-To: Asha Rao <ravi@people\.example>/m);
    assert.match(partOf(message, 'text/plain'), /Is <b>Sunday<\/b> fine\?\s+Ravi/);
    assert.match(partOf(message, 'text/html'), /Is &lt;b&gt;Sunday&lt;\/b&gt; fine\?/);
  });

  it('lets nobody put an advertisement into the greeting of a stranger', async () => {
    for (const name of ['Win now at www.shop.example', 'https://shop.example', 'Call 90000 00000']) {
      await send({ name, email: `victim-${visitors}@people.example` });
    }
    await mails();
    for (const { id } of await kept()) {
      const eml = await readFile(join(bench.dataDir, 'mail', `contact-receipt.${id}.eml`), 'utf8');
      assert.doesNotMatch(eml, /shop\.example|Call 9/);
      assert.match(partOf(eml, 'text/plain'), /^Hello,/);
    }
  });

  it('answers what falls into the trap alike, keeps it, and mails it to nobody', async () => {
    const person = await send({ email: 'p@people.example' });
    const before = (await mails()).length;
    const bot = await send({ email: 'b@people.example', website: 'https://shop.example' });
    assert.deepEqual({ ...bot.json, ticket: '' }, { ...person.json, ticket: '' });
    assert.match(bot.json.ticket, TICKET);
    assert.equal(bot.status, person.status);
    assert.equal((await mails()).length, before, 'no mail');
    const rows = await kept();
    assert.deepEqual(
      rows.map(({ isSpam, ticket }) => [isSpam, ticket]),
      [
        [false, person.json.ticket],
        [true, bot.json.ticket],
      ],
    );
    const { rows: jobs } = await database.pool.query(
      'select key, count(*)::int as jobs from outbox where key = any($1) group by key',
      [rows.map(({ id }) => id)],
    );
    assert.deepEqual(
      jobs.map((job) => job.jobs),
      [2, 2],
      'the same work is written for both, so that time tells nothing',
    );
  });

  it('takes five an hour from one network, whichever process is asked, and says in words when it takes more', async () => {
    const from = '2001:db8:1:2::9';
    const people = Array.from({ length: 8 }, (_, n) => `n${n}@people.example`);
    const answers = await Promise.all(
      people.map((email, n) => send({ email }, { from, app: n % 2 ? other : bench.app })),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).sort(),
      [200, 200, 200, 200, 200, 429, 429, 429],
      kind,
    );
    const refused = await send({ email: 'x@people.example' }, { from: '2001:DB8:1:2:ffff::1', app: other });
    assert.deepEqual([refused.status, refused.json.code], [429, 'RATE_LIMITED'], 'the same household');
    assert.match(refused.json.message, /write again after \d{1,2}:\d{2} [ap]m/);
    const wait = Number(refused.headers['retry-after']);
    assert.equal(wait > 3_500 && wait <= 3_600, true, String(wait));
    assert.equal((await send({ email: 'x@people.example' }, { from: '2001:db8:1:3::9' })).status, 200);
    assert.equal((await kept()).length, 6);
    await database.db.update(contactMessages).set({ createdAt: sql`now() - interval '61 minutes'` });
    assert.equal((await send({ email: 'x@people.example' }, { from })).status, 200);
  });

  it('takes three an hour and ten a day that name one e-mail, from wherever they come', async () => {
    const email = 'target@people.example';
    for (const spelling of [email, 'Target@People.example', email])
      assert.equal((await send({ email: spelling })).status, 200);
    assert.equal((await send({ email })).status, 429);
    assert.equal((await send({ email, website: 'x' })).status, 429, 'a bot is answered alike');
    for (const hours of [2, 4, 6]) {
      await database.db
        .update(contactMessages)
        .set({ createdAt: sql`${contactMessages.createdAt} - make_interval(hours => 2)` });
      for (let n = 0; n < 3 && hours < 6; n += 1) assert.equal((await send({ email })).status, 200);
    }
    assert.equal((await send({ email })).status, 200, 'the tenth');
    const refused = await send({ email });
    assert.equal(refused.status, 429);
    assert.equal(Number(refused.headers['retry-after']) > 3_600, true);
  });

  it('gives every message a ticket of its own, however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        send({ email: `u${n}@people.example` }, { app: n % 2 ? other : bench.app }),
      ),
    );
    const tickets = new Set(answers.map(({ json }) => json.ticket));
    assert.equal(tickets.size, 60);
    assert.equal((await kept()).length, 60);
  });

  it('draws again when two take the same ticket at the same moment', async () => {
    const message = { ...FORM, subject: 'general', sender: 'mark' } as const;
    const kept = await Promise.all(
      Array.from({ length: 6 }, (_, n) => {
        const draws = ['SUN-TWICE', 'SUN-AGAIN', `SUN-${n}`];
        return database.transaction((tx) => insertMessage(tx, message, () => draws.shift() ?? 'SUN-TWICE'));
      }),
    );
    const tickets = kept.map(({ ticket }) => ticket).sort();
    assert.equal(new Set(tickets).size, 6);
    assert.equal(tickets.includes('SUN-TWICE') && tickets.includes('SUN-AGAIN'), true, tickets.join());
    await assert.rejects(
      insertMessage(database.db, message, () => 'SUN-TWICE'),
      /no free ticket/,
    );
  });

  it('does not tell from the rows who wrote', async () => {
    await send({}, { from: '203.0.113.250' });
    assert.doesNotMatch(JSON.stringify(await kept()), /203\.0\.113/);
  });
});
