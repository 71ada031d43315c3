import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../platform/database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { MONDAY_NOON } from '../testing/payments/booking-bench.ts';
import { testSettings } from '../testing/test-settings.ts';
import { buildApp } from './build-app.ts';
import { ACCESS_TABLE } from './testing/access-table.ts';
import { FORGED_CALLS, type ForgedCall } from './testing/forged-calls.ts';
import { makeOwner, type OwnerScene, rowsOf } from './testing/two-owners.ts';

const methodSchema = z.enum(['get', 'post', 'put', 'patch', 'delete']);
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.optional(z.string()) }))),
});

forEachDatabase((_, open) => {
  let database: Database;
  let app: FastifyInstance;
  let theirs: OwnerScene;
  let own: OwnerScene;
  const endpoints = new Map<string, { method: z.output<typeof methodSchema>; path: string }>();

  before(async () => {
    database = await open();
    app = await buildApp({
      ...{ settings: testSettings(), database, does: [], checkReplies: true, signInTries: 10_000 },
      now: () => MONDAY_NOON,
    });
    own = await makeOwner(database, 'Alphaword');
    theirs = await makeOwner(database, 'Betaword');
    const described = documentSchema.parse((await app.inject('/api/openapi.json')).json());
    for (const [path, methods] of Object.entries(described.paths))
      for (const [method, { operationId }] of Object.entries(methods))
        if (operationId) endpoints.set(operationId, { method: methodSchema.parse(method), path });
  });
  after(() => app.close());

  const call = async (name: string, { id = '', ids = {}, query = {}, body }: ForgedCall) => {
    const { method, path } = endpoints.get(name) ?? assert.fail(`There is no ${name}.`);
    const reply = await app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(ids[key] ?? id)),
      query,
      headers: { authorization: `Bearer ${own.owner.token}` },
      ...(body !== undefined && { payload: body as object }),
    });
    const text = reply.body + (await fileOf(reply.body));
    return { status: reply.statusCode, text };
  };
  /** The content of the document that an answer links to. */
  const fileOf = async (answer: string): Promise<string> => {
    const [, url] = /"url":"(\/api\/documents\/[^"]+)"/.exec(answer) ?? [];
    return url ? (await app.inject(url)).body : '';
  };

  it('tries every operation that an owner may call', () => {
    const open = Object.entries(ACCESS_TABLE)
      .filter(([name, { who }]) => Array.isArray(who) && who.includes('salon') && !name.startsWith('auth.'))
      .map(([name]) => name);
    assert.deepEqual(Object.keys(FORGED_CALLS).sort(), open.sort());
  });

  it('tells an owner nothing of the other, and changes nothing of theirs', async () => {
    const before = await rowsOf(database, theirs.salon);
    const { word, owner, ...ids } = theirs;
    const secrets = [word, word.toLowerCase(), owner.email, ...Object.values(ids)];
    const told: string[] = [];
    for (const [name, forge] of Object.entries(FORGED_CALLS)) {
      for (const forged of forge(theirs, own)) {
        const { status, text } = await call(name, forged);
        const heard = secrets.filter((secret) => text.includes(secret));
        const answer = `${name} ${JSON.stringify(forged)}: ${status} ${text.slice(0, 200)}`;
        // Only 500: no gateway runs, so its errors are expected.
        if (heard.length > 0 || status === 500) told.push(`${heard} in ${answer}`);
      }
    }
    assert.deepEqual(told, []);
    assert.deepEqual(await rowsOf(database, theirs.salon), before);
  });
});
