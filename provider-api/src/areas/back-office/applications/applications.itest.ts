import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { mailbox } from '../../../platform/mail/mail.tables.ts';
import { makeCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { KEEP_APPLICATION_DAYS } from './application-erasure.ts';
import { applications } from './applications.tables.ts';
import { applicationForm, nextNetwork } from './testing/application-form.ts';

const INBOX = 'team@sundara.example';

forEachBench({ settings: { CONTACT_INBOX: INBOX } }, (scene) => {
  beforeEach(async () => {
    await scene.database.db.delete(applications);
    await scene.database.db.delete(mailbox);
  });
  after(() => rm(scene.bench.dataDir, { recursive: true }));

  const send = async (change: Readonly<Record<string, unknown>> = {}, from = nextNetwork()) => {
    const form = applicationForm(change);
    const reply = await scene.bench.app.inject({
      ...{ method: 'POST', url: '/api/applications', payload: form },
      headers: { 'x-forwarded-for': from },
    });
    return { form, status: reply.statusCode, headers: reply.headers, json: reply.json() };
  };
  const kept = () => scene.database.db.select().from(applications);
  const mailsTo = async (email: string) => {
    await scene.bench.jobsDone();
    const all = await scene.database.db.select().from(mailbox);
    return all.filter(({ recipient }) => recipient.includes(email)).map(({ subject }) => subject);
  };

  it('tells every wrong field, and keeps nothing', async () => {
    for (const [change, path, message] of [
      [{ salonName: ' ' }, 'salonName', "Salon's name is required"],
      [{ sublocality: '' }, 'sublocality', 'Locality is required'],
      [{ street: '' }, 'street', 'Address is required'],
      [{ contactNumber: '' }, 'contactNumber', "Salon's phone is required"],
      [{ contactNumber: '12' }, 'contactNumber', 'Phone is not a valid number'],
      [{ ownerName: ' \n ' }, 'ownerName', 'Name is required'],
      [{ email: 'asha at home' }, 'email', 'Email is invalid'],
      [{ phone: '' }, 'phone', 'Your phone is required'],
      [{ phone: '12' }, 'phone', 'Phone is not a valid number'],
    ] as const) {
      const { status, json } = await send(change);
      assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], JSON.stringify(change));
      const told = json.fields.map((field: { path: string; message: string }) => [
        field.path.split('.').pop(),
        field.message,
      ]);
      assert.deepEqual(told, [[path, message]]);
    }
    assert.deepEqual(await kept(), []);
  });

  it('keeps what anyone sends, waiting, and mails the applicant that it has arrived', async () => {
    const { form, status, json } = await send({ salonName: '  Neem Court ' });
    assert.deepEqual([status, json.message], [200, 'Your application has arrived']);
    const [row] = await kept();
    assert.deepEqual(
      [row?.salonName, row?.state, row?.contactNumber, row?.isSpam],
      ['Neem Court', 'waiting', '+919848055501', false],
    );
    assert.deepEqual(await mailsTo(form.email), ['We have your application']);
  });

  it('mails the team what arrived, with the way to it, and an answer goes to the applicant', async () => {
    const { form } = await send({ salonName: 'Lotus <House>' });
    assert.deepEqual(await mailsTo(INBOX), ['New application: Lotus <House>, Madhapur']);
    const [row] = await kept();
    const file = join(scene.bench.dataDir, 'mail', `application-arrived.${row?.id}.eml`);
    const eml = await readFile(file, 'utf8');
    assert.match(eml, new RegExp(`^Reply-To: .*<${form.email}>`, 'm'));
    const [text, page] = [partOf(eml, 'text/plain'), partOf(eml, 'text/html')];
    assert.match(text, /12 Inner Road, Madhapur/);
    assert.match(text, /\/admin\/applications\?q=Lotus/);
    assert.match(page, /Lotus &lt;House&gt;/);
  });

  it('answers in the same way and as often, whether or not the e-mail has an account', async () => {
    const [customer, owner] = [
      await makeCustomer(scene.database),
      await makeCustomer(scene.database, 'salon'),
    ];
    const answers = [];
    for (const email of ['nobody@applicants.example', customer.email, owner.email]) {
      const { status, json } = await send({ email });
      answers.push({ status, json });
      assert.deepEqual(await mailsTo(email), ['We have your application']);
    }
    assert.deepEqual(answers[1], answers[0]);
    assert.deepEqual(answers[2], answers[0]);
  });

  it('takes what fills in the hidden field in the same way, and mails nobody', async () => {
    const usual = await send();
    const told = (await mailsTo(INBOX)).length;
    const { form, status, json } = await send({ website: 'https://spam.example' });
    assert.deepEqual([status, json], [usual.status, usual.json]);
    assert.deepEqual(await mailsTo(form.email), []);
    assert.equal((await mailsTo(INBOX)).length, told, 'nor the team');
  });

  it('takes five an hour of a network and three of an e-mail, and says when the next is taken', async () => {
    const from = nextNetwork();
    for (let sent = 0; sent < 5; sent += 1) assert.equal((await send({}, from)).status, 200);
    const sixth = await send({}, from);
    assert.deepEqual([sixth.status, sixth.json.code], [429, 'RATE_LIMITED']);
    assert.match(sixth.json.message, /^You have sent several applications in a short time\./);
    assert(Number(sixth.headers['retry-after']) > 3_000);
    const email = 'often@applicants.example';
    for (let sent = 0; sent < 3; sent += 1) assert.equal((await send({ email })).status, 200);
    assert.equal((await send({ email: email.toUpperCase() })).status, 429);
  });

  it('takes no more of one e-mail when all are sent at once', async () => {
    const email = 'at-once@applicants.example';
    const all = await Promise.all(Array.from({ length: 8 }, () => send({ email })));
    assert.equal(all.filter(({ status }) => status === 200).length, 3);
  });

  it('erases spam after a year', async () => {
    await send({ website: 'https://spam.example' });
    await scene.bench.jobsDone();
    const { now } = scene.bench;
    scene.bench.now = addMinutes(now, KEEP_APPLICATION_DAYS * 24 * 60 - 1);
    await scene.bench.jobsDone();
    assert.equal((await kept()).length, 1);
    scene.bench.now = addMinutes(now, KEEP_APPLICATION_DAYS * 24 * 60);
    await scene.bench.jobsDone();
    scene.bench.now = now;
    assert.deepEqual(await kept(), []);
  });
});
