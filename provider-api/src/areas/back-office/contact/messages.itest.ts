import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import type { adminMessages, ListQuery } from '@sundara/contracts/api';
import { NOWHERE } from '@sundara/node/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  openBench,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { insertMessage } from './contact.repository.ts';
import { contactMessages, contactReplies } from './contact.tables.ts';
import { KEEP_MESSAGE_DAYS } from './message-erasure.ts';
import { findMessages } from './messages.repository.ts';

const FORM = {
  name: 'Leela Iyer',
  email: 'leela@people.example',
  phone: '',
  subject: 'support',
  message: 'My receipt has the wrong name on it.',
  sender: 'mark',
} as const;

forEachDatabase((kind, open) => {
  let database: Database;
  let bench: Bench;
  let asha: TestCustomer;
  let ravi: TestCustomer;
  before(async () => {
    database = await open();
    bench = await openBench(database, NOWHERE, {}, { CONTACT_INBOX: 'team@sundara.example' });
    await bench.app.ready();
    asha = await makeCustomer(database, 'admin');
    ravi = await makeCustomer(database, 'admin');
  });
  beforeEach(async () => {
    bench.now = MONDAY_NOON;
    await database.db.delete(contactMessages);
    await database.db.delete(outbox);
  });
  after(async () => {
    await bench.close();
    await rm(bench.dataDir, { recursive: true });
  });

  let written = 0;
  const write = (change: Partial<typeof contactMessages.$inferInsert> = {}) => {
    written += 1;
    const createdAt = addMinutes(MONDAY_NOON, written);
    return insertMessage(database.db, { ...FORM, createdAt, ...change });
  };
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, who = asha) =>
    bench.call(method, `/api/admin/messages${path}`, { token: who.token, ...(body && { body }) });
  const reply = (id: string, text: string, { key = randomUUID() as string, who = asha } = {}) =>
    call('POST', `/${id}/replies`, { text, key }, who);
  const tickets = async (query: string): Promise<string[]> =>
    (await call('GET', query)).json.messages.map(({ ticket }: { ticket: string }) => ticket);

  it('refuses what is no state, subject, answer or message, and anybody but an admin', async () => {
    const { id } = await write();
    for (const query of ['?state=lost', '?subject=money', '?page=0', '?sort=name_asc'])
      assert.equal((await call('GET', query)).status, 400, query);
    assert.deepEqual((await reply(id, '  ')).json.fields[0].message, 'Write an answer');
    assert.equal((await call('PATCH', `/${id}`, { state: 'answered' })).status, 400);
    assert.equal((await call('GET', `/${randomUUID()}`)).status, 404);
    for (const role of ['customer', 'salon'] as const) {
      const other = await makeCustomer(database, role);
      assert.equal((await call('GET', '', undefined, other)).status, 403);
      assert.equal((await reply(id, 'Hello', { who: other })).status, 403);
    }
  });

  it('lists, counts, narrows and sorts messages, spam only where it is asked for', async () => {
    const first = await write({ subject: 'feedback' });
    const second = await write();
    const spam = await write({ isSpam: true });
    await call('PATCH', `/${first.id}`, { state: 'closed' });
    const { json } = await call('GET', '');
    assert.deepEqual(json.counts, { open: 1, answered: 0, closed: 1, spam: 1 });
    assert.deepEqual([json.pagination.total, json.messages[0].beginning], [2, FORM.message]);
    for (const [query, expected] of [
      ['', [second, first]],
      ['?sort=createdAt_asc', [first, second]],
      ['?state=open', [second]],
      ['?state=closed', [first]],
      ['?state=answered', []],
      ['?state=spam', [spam]],
      ['?subject=feedback', [first]],
      ['?limit=1&page=2', [first]],
    ] as const)
      assert.deepEqual(
        await tickets(query),
        expected.map(({ ticket }) => ticket),
        query,
      );
  });

  it('finds a message by ticket, name, e-mail and what it says', async () => {
    const { ticket } = await write();
    await write({
      name: 'Kiran Das',
      email: 'kiran@people.example',
      message: 'About 100% of it, and 50_50.',
    });
    for (const q of [ticket, ticket.toLowerCase(), 'leela', 'LEELA@people', 'wrong name', 'iy'])
      assert.deepEqual(await tickets(`?q=${encodeURIComponent(q)}`), [ticket], q);
    assert.equal((await tickets(`?q=${encodeURIComponent('100%')}`)).length, 1);
    for (const q of ['nobody', '%%', '5__5'])
      assert.deepEqual(await tickets(`?q=${encodeURIComponent(q)}`), [], q);
  });

  it('mails an answer with the ticket to the sender, once, and keeps it with the message', async () => {
    const { id, ticket } = await write();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, 'We put it <b>right</b>.', { key })));
    assert(answers.every(({ status }) => status === 200));
    const { state, replies, mine, assignedTo } = (await call('GET', `/${id}`)).json.thread;
    assert.deepEqual([state, mine, assignedTo.id, replies.length], ['answered', true, asha.id, 1]);
    assert.deepEqual([replies[0].author, replies[0].text], ['Asha Rao', 'We put it <b>right</b>.']);
    const jobs = await bench.jobsDone();
    assert.deepEqual(
      jobs.map((job) => [job.kind, job.failed]),
      [['mail.contact-reply', false]],
    );
    const eml = await readFile(join(bench.dataDir, 'mail', `contact-reply.${replies[0].id}.eml`), 'utf8');
    assert.match(eml, new RegExp(`^Subject: Re: ${ticket} Customer Support`, 'm'));
    assert.match(eml, /^To: .*<leela@people\.example>/m);
    assert.match(eml, /^Reply-To: Sundara <team@sundara\.example>/m);
    assert.match(partOf(eml, 'text/html'), /We put it &lt;b&gt;right&lt;\/b&gt;\./);
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    assert.deepEqual(
      audit.map(({ action, actorId, changes }) => [action, actorId, changes]),
      [
        [
          'admin.replyToMessage',
          asha.id,
          { reply: [null, replies[0].id], state: ['open', 'answered'], assignedTo: [null, asha.id] },
        ],
      ],
      kind,
    );
    await reply(id, 'And once more.', { who: ravi });
    const again = (await call('GET', `/${id}`, undefined, ravi)).json.thread;
    assert.deepEqual([again.replies.length, again.mine, again.assignedTo.id], [2, false, asha.id]);
  });

  it('is taken, closed, opened again and called spam, each written down once', async () => {
    const { id } = await write();
    const change = async (body: object, who = asha) => (await call('PATCH', `/${id}`, body, who)).json.thread;
    assert.equal((await change({ assigned: 'me' }, ravi)).assignedTo.id, ravi.id);
    assert.equal((await change({ assigned: 'nobody' })).assignedTo, null);
    assert.equal((await change({ state: 'closed' })).state, 'closed');
    assert.equal((await change({ state: 'closed' })).state, 'closed');
    assert.equal((await change({ state: 'open' })).state, 'open');
    assert.equal((await change({ spam: true })).state, 'spam');
    const refused = await reply(id, 'Hello');
    assert.deepEqual([refused.status, refused.json.code], [409, 'STATUS_REFUSED']);
    assert.equal((await change({ spam: false })).state, 'open');
    const audit = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.id);
    assert.deepEqual(
      audit.map(({ changes }) => Object.entries(changes).flat()),
      [
        ['assignedTo', [null, ravi.id]],
        ['assignedTo', [ravi.id, null]],
        ['state', ['open', 'closed']],
        ['state', ['closed', 'open']],
        ['isSpam', [false, true]],
        ['isSpam', [true, false]],
      ],
    );
  });

  it('is erased a year after it was closed, with its answers, unless it was opened again', async () => {
    const closed = await write();
    const opened = await write();
    const spam = await write();
    await reply(closed.id, 'Done.');
    for (const { id } of [closed, opened]) await call('PATCH', `/${id}`, { state: 'closed' });
    await call('PATCH', `/${spam.id}`, { spam: true });
    await reply(opened.id, 'One more thing.');
    await bench.jobsDone();
    const left = async () =>
      (await database.db.select().from(contactMessages)).map(({ ticket }) => ticket).sort();
    bench.now = addMinutes(MONDAY_NOON, KEEP_MESSAGE_DAYS * 1_440 - 1);
    await bench.jobsDone();
    assert.equal((await left()).length, 3);
    bench.now = addMinutes(MONDAY_NOON, KEEP_MESSAGE_DAYS * 1_440);
    await bench.jobsDone();
    assert.deepEqual(await left(), [opened.ticket]);
    const answers = await database.db.select().from(contactReplies);
    assert.deepEqual(
      answers.map(({ text }) => text),
      ['One more thing.'],
    );
  });

  // Twenty thousand rows are too many for the embedded database, whose planner is the same.
  if (kind === 'postgres') {
    it('reads a page, and what is searched for, by indexes', async () => {
      const { pool } = database;
      await pool.query(
        `insert into contact_messages (ticket, name, email, subject, message, sender, created_at, state, closed_at)
       select 'SUN-P' || n, 'Person ' || n, 'p' || n || '@people.example',
         case when n % 50 = 0 then 'technical' else 'general' end, 'A message of number ' || n, 'mark',
         now() - make_interval(mins => n), case when n % 50 = 1 then 'open' else 'closed' end,
         case when n % 50 <> 1 then now() end
       from generate_series(1, 20000) n`,
      );
      await settle(database, 'contact_messages');
      const plansFor = (query: Partial<ListQuery<typeof adminMessages>>) =>
        plansOf(database, (db) => findMessages(db, { page: 1, limit: 10, sort: 'createdAt_desc', ...query }));
      for (const [query, index, times] of [
        [{ state: 'open' }, 'by_state', 1],
        [{ state: 'open', page: 30, sort: 'createdAt_asc' }, 'by_state', 1],
        [{ subject: 'technical' }, 'by_subject', 1],
        [{ subject: 'technical', page: 30 }, 'by_subject', 1],
        // Twice: for the count and for the rows.
        [{ q: 'number 12345' }, 'letters', 2],
      ] as const) {
        const plans = await plansFor(query);
        const using = plans.filter((plan) => plan.includes(`contact_messages_${index}`));
        assert.equal(using.length, times, plans.join('\n\n'));
        for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on contact_messages|^Sort/m);
      }
      assert.deepEqual(await tickets('?q=number%2012345'), ['SUN-P12345']);
      assert.equal((await call('GET', '?page=1500')).json.messages.length, 10);
    });
  }
});
