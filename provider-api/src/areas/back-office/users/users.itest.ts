import assert from 'node:assert/strict';
import { it } from 'node:test';
import { eq } from 'drizzle-orm';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { passwordResets } from '../../identity/mailed-links/passwords.tables.ts';
import { openUsersDesk, person } from './testing/users-desk.ts';

forEachBench({}, (scene) => {
  const desk = openUsersDesk(scene);
  const { call, make, signIn, audited } = desk;

  it('creates accounts of each role that can sign in, and says which field is wrong', async () => {
    const { admin } = desk;
    for (const role of ['customer', 'salon', 'admin']) {
      const user = await make({ role, phone: '098480 12345' });
      assert.deepEqual([user.role, user.phone, user.isActive], [role, '+919848012345', true]);
      assert.equal((await signIn(user.email)).status, 200);
      assert.deepEqual(await audited(user.id), [
        { action: 'admin.createUser', changes: { role: [null, role] } },
      ]);
    }
    const answer = await call('POST', '', person());
    assert.equal(answer.json.message, 'User created successfully');
    for (const [change, status, code, path] of [
      [{ name: ' ' }, 400, 'VALIDATION_FAILED', 'name'],
      [{ email: 'lata' }, 400, 'VALIDATION_FAILED', 'email'],
      [{ password: '' }, 400, 'VALIDATION_FAILED', 'password'],
      [{ password: 'short' }, 400, 'VALIDATION_FAILED', 'password'],
      [{ password: 'password123' }, 422, 'PASSWORD_TOO_COMMON', 'password'],
      [{ phone: '12' }, 400, 'VALIDATION_FAILED', 'phone'],
      [{ email: admin.email.toUpperCase() }, 409, 'EMAIL_TAKEN', 'email'],
    ] as const) {
      const { status: got, json } = await call('POST', '', person(change));
      assert.deepEqual([got, json.code, json.fields[0].path], [status, code, path]);
    }
  });

  it('changes details and role, says so, signs out whose role is another one, and keeps no name in the audit', async () => {
    const { admin } = desk;
    const user = await make();
    const { token } = (await signIn(user.email)).json;
    const seen = { name: user.name, email: user.email, phone: '', role: 'customer' };
    await scene.database.db
      .insert(passwordResets)
      .values({ userId: user.id, tokenHash: `reset-${user.id}`, expiresAt: new Date(Date.now() + 60_000) });
    const next = { name: 'Lata Rao', email: `next-${user.email}`, phone: '98480 12345', role: 'salon' };
    const { status, json } = await call('PUT', `/${user.id}`, { ...next, seen });
    assert.deepEqual([status, json.message, json.user.role], [200, 'User updated successfully', 'salon']);
    assert.equal((await scene.bench.call('GET', '/api/auth/me', { token })).status, 401);
    const links = await scene.database.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, user.id));
    assert.equal(links.length, 0);
    const [, entry] = await audited(user.id);
    assert.deepEqual(entry, {
      action: 'admin.updateUser',
      changes: { name: [null, null], email: [null, null], phone: [null, null], role: ['customer', 'salon'] },
    });
    // The form was opened before the change.
    assert.equal((await call('PUT', `/${user.id}`, { ...next, seen })).json.code, 'USER_CHANGED');
    const taken = await call('PUT', `/${user.id}`, { ...next, email: admin.email });
    assert.deepEqual(
      [taken.status, taken.json.code, taken.json.fields[0].path],
      [409, 'EMAIL_TAKEN', 'email'],
    );
    assert.equal((await audited(user.id)).length, 2);
  });

  it('disables and enables: sessions end, signing in says why, and told twice it is done once', async () => {
    const user = await make();
    const { token } = (await signIn(user.email)).json;
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await call('PATCH', `/${user.id}/toggle-status`, { isActive: false });
      assert.deepEqual([status, json.user.isActive], [200, false]);
    }
    assert.notEqual((await scene.bench.call('GET', '/api/auth/me', { token })).status, 200);
    const refused = await signIn(user.email);
    assert.deepEqual([refused.status, refused.json.message], [403, 'This account is disabled.']);
    assert.equal((await call('PATCH', `/${user.id}/toggle-status`)).json.user.isActive, true);
    assert.equal((await signIn(user.email)).status, 200);
    assert.deepEqual(
      (await audited(user.id)).slice(1).map(({ changes }) => changes),
      [{ isActive: [true, false] }, { isActive: [false, true] }],
    );
  });

  it('shows where somebody is signed in, and signs them out there or everywhere', async () => {
    const { admin } = desk;
    const user = await make();
    const tokens = [];
    for (let device = 0; device < 3; device += 1) tokens.push((await signIn(user.email)).json.token);
    const { sessions } = (await call('GET', `/${user.id}/sessions`)).json;
    assert.equal(sessions.length, 3);
    assert.equal(
      sessions.some(({ current }: { current: boolean }) => current),
      false,
    );
    const [{ id }] = sessions;
    assert.equal((await call('DELETE', `/${user.id}/sessions/${id}`)).json.sessions.length, 2);
    assert.equal((await call('DELETE', `/${user.id}/sessions/${id}`)).status, 404);
    // A session of another account is not found.
    assert.equal((await call('DELETE', `/${admin.id}/sessions/${sessions[1].id}`)).status, 404);
    assert.deepEqual((await call('DELETE', `/${user.id}/sessions`)).json.sessions, []);
    for (const token of tokens)
      assert.equal((await scene.bench.call('GET', '/api/auth/me', { token })).status, 401);
    // The admin who calls stays signed in.
    assert.equal((await call('DELETE', `/${admin.id}/sessions`)).json.sessions.length, 1);
    assert.equal(
      (await audited(user.id)).filter(({ action }) => action.startsWith('admin.endUser')).length,
      2,
    );
  });
});
