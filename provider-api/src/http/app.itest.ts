import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as operations from '@sundara/contracts/api';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const isOperation = (value: unknown): value is operations.Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
const OPERATIONS = Object.values(operations as Record<string, unknown>).filter(isOperation);

describe('the API as a whole', () => {
  forEachDatabase((_, open) => {
    let api: TestApp;
    before(async () => {
      api = await testApp(await open());
    });

    it('describes every operation of the contract it serves, by its name, in OpenAPI', async () => {
      const { json } = await api.call('GET', '/api/openapi.json');
      assert.match(json.openapi, /^3\.1/);
      const ids = Object.values<Record<string, { operationId?: string }>>(json.paths)
        .flatMap((path) => Object.values(path))
        .map(({ operationId }) => operationId);
      assert.equal(new Set(ids).size, ids.length);
      const names = OPERATIONS.map(({ name }) => name).filter((name) => ids.includes(name));
      assert(names.length >= 14, `only ${names.join(', ')}`);
    });

    it('answers a path that is not there, broken JSON and a body that is too large in the one envelope', async () => {
      const nowhere = await api.call('GET', '/api/nowhere');
      assert.deepEqual([nowhere.status, nowhere.json.code], [404, 'NOT_FOUND']);
      const broken = await api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"email":',
      });
      assert.deepEqual([broken.statusCode, broken.json().code], [400, 'VALIDATION_FAILED']);
      const large = await api.call('POST', '/api/auth/login', {
        body: { email: 'x'.repeat(300_000), password: 'x' },
      });
      assert.deepEqual([large.json.success, large.json.code], [false, 'VALIDATION_FAILED']);
    });

    it('lets no field out that the contract does not name, with the fast writer as with the checking one', async () => {
      const checked = await api.call('GET', '/api/public/salons?limit=2');
      const fast = await (await testApp(await open(), { checkReplies: false })).call(
        'GET',
        '/api/public/salons?limit=2',
      );
      assert.deepEqual(fast.json, checked.json);
      assert.equal('search' in fast.json.salons[0], false);
    });

    it('is alive and ready', async () => {
      assert.equal((await api.call('GET', '/healthz')).status, 200);
      assert.equal((await api.call('GET', '/readyz')).status, 200);
    });
  });
});
