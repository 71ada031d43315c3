import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { partOf } from '../../customer/booking-mail/testing/mail-parts.ts';
import { tokenIn } from '../../identity/passwords/testing/account-bench.ts';
import { openUsersDesk, PASSWORD, person } from './testing/users-desk.ts';

const SEVEN_DAYS = 7 * 24 * 60;

forEachBench({}, (scene) => {
  const desk = openUsersDesk(scene);
  const { call, make, signIn } = desk;

  /** Texts of the invitations to this address. */
  const invitationsTo = async (email: string): Promise<string[]> => {
    await scene.bench.jobsDone();
    const folder = join(scene.bench.dataDir, 'mail');
    const names = (await readdir(folder)).filter((name) => /^invitation\..*\.eml$/.test(name));
    const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return all.filter((eml) => eml.includes(`<${email}>`)).map((eml) => partOf(eml, 'text/plain'));
  };
  const setPassword = (token: string) =>
    scene.bench.call('POST', `/api/auth/reset-password/${token}`, { body: { password: PASSWORD } });

  it('an account without a password is invited by one mail, whose link sets one, once', async () => {
    const { email } = await make({ password: undefined, role: 'salon' });
    assert.equal((await signIn(email)).status, 401, 'nobody knows a password');
    const [mail = '', ...more] = await invitationsTo(email);
    assert.equal(more.length, 0);
    assert.match(mail, /you run your salon/);
    const token = tokenIn(mail);
    assert.equal((await setPassword(token)).status, 200);
    assert.equal((await signIn(email)).json.user.role, 'salon');
    assert.equal((await setPassword(token)).json.code, 'RESET_LINK_INVALID');
  });

  it('the link works for seven days, as the mail says, and not longer', async () => {
    const [soon, late] = [await make({ password: undefined }), await make({ password: undefined })];
    const [first, second] = [await invitationsTo(soon.email), await invitationsTo(late.email)];
    const { now } = scene.bench;
    assert.match(first[0] ?? '', /It works once, until .*, 12:00 pm/);
    scene.bench.now = addMinutes(now, SEVEN_DAYS - 1);
    const before = await setPassword(tokenIn(first[0]));
    scene.bench.now = addMinutes(now, SEVEN_DAYS);
    const after = await setPassword(tokenIn(second[0]));
    scene.bench.now = now;
    assert.deepEqual([before.status, after.status], [200, 410]);
  });

  it('the link waits while a newer one works, that anybody may have asked for, and works again afterwards', async () => {
    const { email } = await make({ password: undefined });
    const token = tokenIn((await invitationsTo(email))[0]);
    const { now } = scene.bench;
    scene.bench.now = addMinutes(now, 1);
    const asked = await scene.bench.call('POST', '/api/auth/forgot-password', { body: { email } });
    await scene.bench.jobsDone();
    const before = await setPassword(token);
    scene.bench.now = addMinutes(now, 31);
    const after = await setPassword(token);
    scene.bench.now = now;
    assert.deepEqual([asked.status, before.status, after.status], [200, 410, 200]);
  });

  it('nobody is invited who got a password, or whose address has an account', async () => {
    const { email } = await make();
    const taken = await call('POST', '', person({ email, password: undefined }));
    assert.equal(taken.json.code, 'EMAIL_TAKEN');
    assert.deepEqual(await invitationsTo(email), []);
  });

  it('what waits to be mailed names nobody and holds no token', async () => {
    const { email } = await make({ password: undefined });
    const [mail] = await invitationsTo(email);
    const { rows } = await scene.database.pool.query(`select * from outbox where kind = 'mail.invitation'`);
    assert(rows.length > 0);
    for (const secret of [email, tokenIn(mail)]) assert(!JSON.stringify(rows).includes(secret));
  });
});
