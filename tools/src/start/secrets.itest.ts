import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { installationSecrets } from './secrets.ts';

test('secrets are made once, differ between installations and only their owner reads them', async (context) => {
  const [one, two] = [await mkdtemp(path.join(tmpdir(), 's-')), await mkdtemp(path.join(tmpdir(), 's-'))];
  context.after(() => Promise.all([one, two].map((folder) => rm(folder, { recursive: true }))));
  const first = await installationSecrets(one, {});
  assert.deepEqual(await installationSecrets(one, {}), first);
  assert.notEqual((await installationSecrets(two, {})).TOKEN_SECRET, first.TOKEN_SECRET);
  assert.equal((await stat(path.join(one, 'secrets.json'))).mode & 0o777, 0o600);
});

test('two starts at once agree on the secrets', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 's-'));
  context.after(() => rm(folder, { recursive: true }));
  const [one, two] = await Promise.all([installationSecrets(folder, {}), installationSecrets(folder, {})]);
  assert.deepEqual(one, two);
});

test('an environment variable counts before the file, an empty one does not', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 's-'));
  context.after(() => rm(folder, { recursive: true }));
  const given = { RAZORPAY_KEY_ID: 'rzp_test_mine', TOKEN_SECRET: '' };
  const secrets = await installationSecrets(folder, given);
  assert.equal(secrets.RAZORPAY_KEY_ID, 'rzp_test_mine');
  assert.ok(secrets.TOKEN_SECRET.length >= 32);
});
