import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { buildApp } from '../app.ts';
import { bookingRoutes } from '../bookings/booking.routes.ts';
import type { Database } from '../database/open-database.ts';
import { documentRoutes } from '../documents/document.routes.ts';
import { MONDAY_NOON, TOKEN_SECRET } from '../payments/testing/booking-bench.ts';
import { DEFAULT_COMPANY } from '../receipts/company.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { makeTemporaryFolder, removeFolder } from '../testing/temporary-folder.ts';
import { ACCESS_TABLE } from './testing/access-table.ts';
import { FORGED_CALLS, type ForgedCall } from './testing/forged-calls.ts';
import { makeOwner, type OwnerScene, rowsOf } from './testing/two-owners.ts';

const methodSchema = z.enum(['get', 'post', 'put', 'patch', 'delete']);
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.optional(z.string()) }))),
});
const SITE_URL = 'http://localhost:3000';

forEachDatabase((_, open) => {
  let folder: string;
  let database: Database;
  let app: FastifyInstance;
  let theirs: OwnerScene;
  let own: OwnerScene;
  const endpoints = new Map<string, { method: z.output<typeof methodSchema>; path: string }>();

  before(async () => {
    folder = await makeTemporaryFolder();
    database = await open();
    const now = () => MONDAY_NOON;
    const gateway = {
      ...{ RAZORPAY_URL: 'http://127.0.0.1:9', RAZORPAY_KEY_ID: 'rzp_live_none' },
      ...{ RAZORPAY_KEY_SECRET: 'none of it', RAZORPAY_WEBHOOK_SECRET: 'none of it' },
    };
    const company = DEFAULT_COMPANY;
    app = await buildApp({
      database,
      tokenSecret: TOKEN_SECRET,
      signInTries: 10_000,
      checkReplies: true,
      now,
      more: [
        bookingRoutes({ DATA_DIR: folder, SITE_URL, ...gateway }, { database, now }),
        documentRoutes({ database, secret: TOKEN_SECRET, company, siteUrl: SITE_URL, now }),
      ],
    });
    own = await makeOwner(database, 'Alphaword');
    theirs = await makeOwner(database, 'Betaword');
    const described = documentSchema.parse((await app.inject('/api/openapi.json')).json());
    for (const [path, methods] of Object.entries(described.paths))
      for (const [method, { operationId }] of Object.entries(methods))
        if (operationId) endpoints.set(operationId, { method: methodSchema.parse(method), path });
  });
  after(async () => {
    await app.close();
    await removeFolder(folder);
  });

  const call = async (name: string, { id = '', query = {}, body }: ForgedCall) => {
    const { method, path } = endpoints.get(name) ?? assert.fail(`There is no ${name}.`);
    const reply = await app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)),
      query,
      headers: { authorization: `Bearer ${own.owner.token}` },
      ...(body !== undefined && { payload: body as object }),
    });
    const text = reply.body + (await fileOf(reply.body));
    return { status: reply.statusCode, text };
  };
  /** What the document holds that an answer leads to. */
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
        // The gateway that nobody runs is no answer of the database.
        if (heard.length > 0 || status === 500) told.push(`${heard} in ${answer}`);
      }
    }
    assert.deepEqual(told, []);
    assert.deepEqual(await rowsOf(database, theirs.salon), before);
  });
});
