import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import * as operations from '@sundara/contracts/api';
import { readOpenApi } from '@sundara/contracts/api-report';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const isOperation = (value: unknown): value is operations.Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
/** All except those that the site server answers itself. */
const OPERATIONS = Object.values(operations as Record<string, unknown>)
  .filter(isOperation)
  .filter(({ name }) => !name.startsWith('release.'));

type Content = { 'application/json': { schema: { properties: { code?: { enum: string[] } } } } };

describe('the API as a whole', () => {
  forEachDatabase((_, open) => {
    let api: TestApp;
    before(async () => {
      api = await testApp(await open('demo'));
    });
    after(() => api.app.close());

    it('describes every operation of the contract once, by its name, in OpenAPI', async () => {
      const { json } = await api.call('GET', '/api/openapi.json');
      assert.match(json.openapi, /^3\.1/);
      const ids = Object.values<Record<string, { operationId?: string }>>(json.paths)
        .flatMap((path) => Object.values(path))
        .map(({ operationId }) => operationId);
      assert.deepEqual(ids.toSorted(), OPERATIONS.map(({ name }) => name).toSorted());
    });

    it('describes itself as the committed report does, which every promotion is judged by', async () => {
      const { json } = await api.call('GET', '/api/openapi.json');
      const report = new URL('../../../shared-contracts/provider-api.report.json', import.meta.url);
      assert.deepEqual(readOpenApi(json), JSON.parse(await readFile(report, 'utf8')));
    });

    it('tells for each operation which error codes it may answer', async () => {
      const { json } = await api.call('GET', '/api/openapi.json');
      for (const { path, method, errors } of OPERATIONS) {
        const described = json.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses;
        const codes = Object.values<{ content: Content }>(described).flatMap(
          ({ content }) => content['application/json'].schema.properties.code?.enum ?? [],
        );
        for (const code of [...errors, 'INTERNAL', 'UNAVAILABLE'])
          assert(codes.includes(code), `${path} ${code}`);
        assert.equal(codes.includes('SLOT_TAKEN'), errors.includes('SLOT_TAKEN'), path);
      }
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
      assert.deepEqual([large.status, large.json.code], [413, 'BODY_TOO_LARGE']);
      const unreadable = await api.call('GET', '/api/%E0%A4%A');
      assert.deepEqual([unreadable.status, unreadable.json.code], [400, 'VALIDATION_FAILED']);
      const text = await api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'text/plain' },
        payload: '{}',
      });
      assert.deepEqual([text.statusCode, text.json().success], [400, false]);
    });

    it('takes an empty body for none, whatever its type says', async () => {
      const headers = { 'content-type': 'application/json' };
      const token = await api.signIn('customer@demo.test');
      const empty = await api.app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      assert.equal(empty.statusCode, 200, empty.body);
      const needed = await api.app.inject({ method: 'POST', url: '/api/auth/login', headers });
      assert.deepEqual([needed.statusCode, needed.json().code], [400, 'VALIDATION_FAILED']);
    });

    it('refuses a request that names two hosts', async () => {
      const address = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
      const headers = ['Host', 'a.example', 'Host', 'b.example'];
      const asked = request({
        host: '127.0.0.1',
        port: address.port,
        path: '/api/nowhere',
        setHost: false,
        headers,
      });
      asked.end();
      const [answer] = await once(asked, 'response');
      answer.resume();
      assert.equal(answer.statusCode, 400);
    });

    it('logs what went wrong inside in full, with its stack (ASVS 5, 16.3.4)', async () => {
      const lines: string[] = [];
      const { app, call } = await testApp(await open('demo'), {
        logger: { stream: { write: (line: string) => void lines.push(line) } },
        more: (routes) => {
          routes.get('/broken', () => {
            throw new Error('the cupboard is empty');
          });
        },
      });
      assert.equal((await call('GET', '/broken')).status, 500);
      await app.close();
      const [line, ...others] = lines.filter((one) => one.includes('a request failed'));
      assert.deepEqual(others, []);
      const { code, err } = JSON.parse(line ?? '{}');
      assert.deepEqual([code, err?.message], ['INTERNAL', 'the cupboard is empty']);
      assert.match(err.stack, /app\.itest/);
    });

    it('tells nothing of what went wrong inside, and keeps private answers out of every cache', async () => {
      const { app, call } = await testApp(await open('demo'), {
        more: (routes) => {
          routes.get('/broken', () => {
            throw new Error('select password_hash from users');
          });
        },
      });
      const broken = await call('GET', '/broken');
      assert.deepEqual([broken.status, broken.json.code], [500, 'INTERNAL']);
      assert.doesNotMatch(JSON.stringify(broken.json), /password_hash/);
      await app.close();

      const token = await api.signIn('customer@demo.test');
      const own = await api.call('GET', '/api/customer/profile', { token });
      assert.equal(own.headers['cache-control'], 'no-store');
      assert.equal(own.headers['x-content-type-options'], 'nosniff');
      const noText = await api.call('GET', '/api/public/salons/%FF');
      assert.deepEqual([noText.status, noText.headers['x-content-type-options']], [400, 'nosniff']);
      assert.match(
        (await api.call('GET', '/api/public/salons')).headers['cache-control'] as string,
        /^public/,
      );
    });

    it('lets no field out that the contract does not name, with the fast writer as with the checking one', async () => {
      const checked = await api.call('GET', '/api/public/salons?limit=2');
      const fast = await (await testApp(await open('demo'), { checkReplies: false })).call(
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

    it('stays alive without its database, and says that it is not ready', async () => {
      const database = await open('demo');
      const { call } = await testApp(database);
      await database.close();
      assert.equal((await call('GET', '/healthz')).status, 200);
      const ready = await call('GET', '/readyz');
      assert.deepEqual([ready.status, ready.json.code], [503, 'UNAVAILABLE']);
      const salons = await call('GET', '/api/public/salons');
      assert.deepEqual([salons.status, salons.json.code], [503, 'UNAVAILABLE']);
      for (const { headers } of [ready, salons]) assert.equal(headers['retry-after'], '2');
    });
  });
});
