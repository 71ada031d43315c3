import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeProgram } from '@sundara/contracts/testing';
import type { Database } from '../../../platform/database/open-database.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { createSmtpMailer } from '../../../platform/mail/smtp-mailer.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { partOf } from './testing/mail-parts.ts';
import { type SmtpListener, startSmtpListener } from './testing/smtp-listener.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox();
});
after(() => sandbox.stop());

forEachDatabase((_, open) => {
  let database: Database;
  let bench: Bench;
  let customer: TestCustomer;
  let bookingId: string;

  before(async () => {
    database = await open();
    bench = await openBench(database, sandbox.url);
    customer = await makeCustomer(database);
    const salon = await makeSalon(database);
    const ordered = await bench.order(customer, salon, { dateTime: `${TUESDAY}T16:00` });
    bookingId = ordered.json.bookingId;
    await bench.verify(customer, await sandbox.pay(ordered.json.orderId));
    await bench.jobsDone();
  });
  after(async () => {
    await bench.close();
    await rm(bench.dataDir, { recursive: true });
  });

  const page = async (path: string, accept = 'text/html') => {
    const { statusCode, headers, body } = await bench.app.inject({ url: path, headers: { accept } });
    return { status: statusCode, headers, body };
  };
  /** The customer's mail. */
  const mailId = async (): Promise<string> =>
    JSON.parse((await page('/api/mailbox', 'application/json')).body).mails.find(
      ({ recipient }: { recipient: string }) => recipient === customer.email,
    ).id;

  it('writes the confirmation of a paid booking as a mail with text, HTML, the visit for the calendar and the receipt', async () => {
    const folder = join(bench.dataDir, 'mail');
    const name = `booking-confirmed.${bookingId}`;
    const told = `salon-told.${bookingId}.0`;
    assert.deepEqual((await readdir(folder)).sort(), [
      ...[`${name}.eml`, `${name}.html`],
      ...[`${told}.eml`, `${told}.html`],
    ]);
    const eml = await readFile(join(folder, `${name}.eml`), 'utf8');
    assert.match(eml, new RegExp(`^To: .*<${customer.email}>`, 'm'));
    assert.match(eml, new RegExp(`^Message-ID:\\s+<${name}@sundara.example>`, 'im'));
    assert.match(partOf(eml, 'text/plain'), /Tuesday, 24 November 2026\s+4:00 pm to 5:00 pm/);
    assert.match(partOf(eml, 'text/plain'), /Total paid: ₹508\.00/);
    const page = await readFile(join(folder, `${name}.html`), 'utf8');
    assert.equal(partOf(eml, 'text/html').replaceAll('\r\n', '\n').trim(), page);
    const calendar = partOf(eml, 'text/calendar');
    assert.match(calendar, /^DTSTART:20261124T103000Z\r$/m);
    assert.match(calendar, /^DTEND:20261124T113000Z\r$/m);
    assert.match(calendar, new RegExp(`^UID:${bookingId}@sundara\r$`, 'm'));
    assert.match(eml, /^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    assert.match(eml, /^Content-Type: application\/pdf; name=\S+\.pdf/m);
    assert.match(Buffer.from(partOf(eml, 'application/pdf'), 'latin1').toString(), /^%PDF-1\.7/);
  });

  it('has one mail for customer and salon each in the box even if their jobs run again', async () => {
    await database.pool.query(
      `update outbox set done_at = null, locked_until = null where kind like 'mail.%'`,
    );
    await bench.jobsDone();
    const { mails } = JSON.parse((await page('/api/mailbox', 'application/json')).body);
    assert.deepEqual(
      mails
        .map(({ recipient, subject }: Record<string, string>) => `${recipient}: ${subject}`)
        .sort((a: string, b: string) => a.localeCompare(b)),
      [
        `${customer.email}: Booked: Rose & Sons, Tue, 24 Nov, 4:00 pm`,
        'rose@salons.example: New booking: Asha Rao, Tue, 24 Nov, 4:00 pm',
      ],
    );
  });

  it('shows the mails on a page of its own, each in a frame in which nothing runs', async () => {
    const id = await mailId();
    const list = await page('/api/mailbox');
    assert.match(list.body, new RegExp(`href="/api/mailbox/${id}"`));
    assert.match(list.body, /Rose &amp; Sons/);
    const shown = await page(`/api/mailbox/${id}`);
    assert.match(shown.body, new RegExp(`<iframe [^>]*sandbox="[^"]*" src="/api/mailbox/${id}/content"`));
    assert(!/allow-(scripts|same-origin|forms)/.test(shown.body));
    for (const { headers } of [list, shown]) {
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-src 'self'/);
      assert(!policy.includes('unsafe'));
      assert.equal(headers['cache-control'], 'no-store');
    }
  });

  it("lets the mail's own page load nothing, run nothing and stand in no frame but ours", async () => {
    const content = await page(`/api/mailbox/${await mailId()}/content`);
    assert.match(content.body, /Your time is booked/);
    const policy = String(content.headers['content-security-policy']);
    assert.match(policy, /^sandbox [^;]*; default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
    assert(!/allow-scripts|allow-same-origin|script-src/.test(policy));
    assert.match(policy, /frame-ancestors 'self'/);
  });

  it('hands the whole mail out as a file, and answers 404 for one that is not there', async () => {
    const eml = await page(`/api/mailbox/${await mailId()}/message.eml`);
    assert.equal(eml.headers['content-type'], 'message/rfc822');
    assert.match(String(eml.headers['content-disposition']), /^attachment; filename="booking-confirmed\./);
    for (const path of ['x', '00000000-0000-4000-8000-000000000000', '..%2F..%2Fetc']) {
      assert.equal((await page(`/api/mailbox/${path}`)).status, 404, path);
    }
  });

  it('moves the entry in the calendar when the visit is moved, and takes it away when it is cancelled', async () => {
    const path = `/api/customer/bookings/${bookingId}`;
    const newDateTime = `${TUESDAY}T17:00`;
    const { token } = customer;
    assert.equal(
      (await bench.call('PUT', `${path}/reschedule`, { token, body: { newDateTime } })).status,
      200,
    );
    await bench.jobsDone();
    assert.equal((await bench.call('POST', `${path}/cancel`, { token })).status, 200);
    await bench.jobsDone();
    const entryOf = async (name: string) => {
      const eml = await readFile(join(bench.dataDir, 'mail', `${name}.eml`), 'utf8');
      const calendar = partOf(eml, 'text/calendar');
      return ['METHOD', 'UID', 'SEQUENCE', 'STATUS', 'DTSTART'].map(
        (field) => new RegExp(`^${field}:(.*)\r$`, 'm').exec(calendar)?.[1],
      );
    };
    const uid = `${bookingId}@sundara`;
    assert.deepEqual(
      await Promise.all(
        [
          `booking-confirmed.${bookingId}`,
          `booking-rescheduled.${bookingId}.1`,
          `booking-cancelled.${bookingId}.2`,
        ].map(entryOf),
      ),
      [
        ['REQUEST', uid, '0', 'CONFIRMED', '20261124T103000Z'],
        ['REQUEST', uid, '1', 'CONFIRMED', '20261124T113000Z'],
        ['CANCEL', uid, '2', 'CANCELLED', '20261124T113000Z'],
      ],
    );
  });

  it('has no mailbox where payments are real, unless asked for, nor where mail is really sent', async () => {
    for (const [settings, status] of [
      [{ MAILBOX: undefined, RAZORPAY_KEY_ID: 'rzp_live_1' }, 404],
      [{ MAILBOX: false }, 404],
      [{ MAILBOX: true, SMTP_URL: 'smtp://127.0.0.1:9' }, 404],
      [{ MAILBOX: true, RAZORPAY_KEY_ID: 'rzp_live_1' }, 200],
      [{ MAILBOX: undefined }, 200],
    ] as const) {
      const other = await openBench(database, sandbox.url, {}, settings);
      assert.equal((await other.call('GET', '/api/mailbox')).status, status, JSON.stringify(settings));
      await other.close();
    }
  });
});

describe('mail by SMTP', () => {
  let smtp: SmtpListener;
  before(async () => {
    smtp = await startSmtpListener();
  });
  after(() => smtp.stop());
  const message: MailMessage = {
    key: 'test.1',
    to: { name: 'Asha', address: 'asha@people.example' },
    subject: 'Paid ₹508\r\nBcc: everyone@people.example',
    text: 'Total paid: ₹508.00',
    html: '<p>Total paid: ₹508.00</p>',
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  };
  const send = async (url: string) => {
    const mailer = createSmtpMailer(url, { from: 'Sundara <hello@sundara.example>' });
    try {
      await mailer.send(message);
    } finally {
      mailer.close();
    }
  };

  it('sends the whole mail, with its signs intact and no header smuggled in', async () => {
    await send(smtp.url);
    const [mail = ''] = smtp.mails;
    assert.match(partOf(mail, 'text/plain'), /₹508\.00/);
    assert.equal(partOf(mail, 'text/calendar').trim(), 'BEGIN:VCALENDAR');
    assert.match(mail, /^Message-ID: <test\.1@sundara\.example>/im);
    assert.doesNotMatch(mail, /^Bcc:/im);
  });

  it('fails when the server refuses or is not there, so that the job is tried again', async () => {
    smtp.recipientAnswer = '550 no such person';
    await assert.rejects(send(smtp.url), /550/);
    await assert.rejects(send('smtp://127.0.0.1:9'), /ECONNREFUSED/);
  });
});

describe('a mail', () => {
  it('tells the same times on servers in any time zone', async () => {
    const program = fileURLToPath(new URL('./testing/print-mail.ts', import.meta.url));
    const printed = await Promise.all(
      ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'].map(async (TZ) => {
        const run = promisify(execFile);
        return (await run(process.execPath, nodeProgram(program), { env: { ...process.env, TZ } })).stdout;
      }),
    );
    assert.equal(new Set(printed).size, 1);
    const [said = ''] = printed;
    assert.match(said, /DTSTART:20261123T190000Z/);
    assert.match(said, /Tuesday, 24 November 2026\n12:30 am to 1:30 am/);
    assert.match(said, /Free to cancel until Mon, 23 Nov, 12:30 am/);
    assert.match(said, /Before: Mon, 23 Nov, 12:15 am/);
    assert.match(said, /Your visit tomorrow at 12:30 am/);
  });
});
