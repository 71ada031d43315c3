import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import type { AdminJob } from '@sundara/contracts/api';
import type { Database } from '../../../platform/database/open-database.ts';
import { RETRY_GAPS } from '../../../platform/outbox/job-runner.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { partOf } from './testing/mail-parts.ts';
import { type SmtpListener, startSmtpListener } from './testing/smtp-listener.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox();
});
after(() => sandbox.stop());

forEachDatabase((_, open) => {
  let database: Database;
  let smtp: SmtpListener;
  let bench: Bench;
  let admin: TestCustomer;
  before(async () => {
    database = await open();
    smtp = await startSmtpListener();
    bench = await openBench(database, sandbox.url, {}, { SMTP_URL: smtp.url });
    admin = await makeCustomer(database, 'admin');
  });
  after(async () => {
    await bench.close();
    await smtp.stop();
    await rm(bench.dataDir, { recursive: true });
  });

  const confirmation = async (): Promise<AdminJob> => {
    const { json } = await bench.call('GET', '/api/admin/jobs?limit=100', { token: admin.token });
    const job = json.jobs.find(({ kind }: AdminJob) => kind === 'mail.booking-confirmed');
    assert(job);
    return job;
  };

  it('tries a mail for hours while nobody takes it, then gives it up for an admin, who has it sent at last', async () => {
    smtp.recipientAnswer = '451 come back later';
    await payVisit(bench, sandbox, await makeCustomer(database), await makeSalon(database));
    await bench.jobsDone();
    for (const [failed, gap] of RETRY_GAPS.entries()) {
      const job = await confirmation();
      assert.deepEqual([job.state, job.attempts], ['retrying', failed + 1]);
      assert.match(job.lastError ?? '', /451 come back later/);
      bench.now = addMinutes(bench.now, gap / 60);
      await bench.jobsDone();
    }
    const givenUp = await confirmation();
    assert.deepEqual(
      [givenUp.state, givenUp.attempts, givenUp.runAt],
      ['given-up', RETRY_GAPS.length + 1, null],
    );
    assert.equal(smtp.mails.length, 0);

    smtp.recipientAnswer = '250 OK';
    const retried = await bench.call('POST', `/api/admin/jobs/${givenUp.id}/retry`, { token: admin.token });
    assert.equal(retried.status, 200);
    await bench.jobsDone();
    const sent = smtp.mails.filter((mail) => /^Subject: Booked: /m.test(mail));
    assert.equal(sent.length, 1);
    assert.match(partOf(sent[0] ?? '', 'text/plain'), /is booked and paid/);
  });
});
