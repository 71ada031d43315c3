import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { shows } from '@sundara/contracts/testing';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../platform/database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { MONDAY_NOON } from '../testing/payments/booking-bench.ts';
import { testSettings } from '../testing/test-settings.ts';
import { buildApp } from './build-app.ts';
import { ACCESS_TABLE, type AccessRow } from './testing/access-table.ts';
import { createPeople, PEOPLE, type People, type Person, roleOf } from './testing/people.ts';

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.optional(z.string()) }))),
});

interface Endpoint extends AccessRow {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as '{id}'. */
  readonly path: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const mayCall = ({ who }: AccessRow, person: Person): boolean =>
  who === 'anyone' || who === 'signed-in' || who.includes(roleOf(person));

forEachDatabase((_, open) => {
  let database: Database;
  let app: FastifyInstance;
  let people: People;
  let disabled: string;
  let endpoints: Endpoint[];

  before(async () => {
    database = await open();
    app = await buildApp({
      ...{ settings: testSettings(), database, does: [], checkReplies: true, signInTries: 10_000 },
      now: () => MONDAY_NOON,
    });
    people = await createPeople(database);
    disabled = await people.disabledToken();
    const described = documentSchema.parse((await app.inject('/api/openapi.json')).json());
    endpoints = Object.entries(described.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        const name = methods[method.toLowerCase()]?.operationId;
        const row = name === undefined ? undefined : ACCESS_TABLE[name];
        return name && row ? [{ ...row, name, method, path }] : [];
      }),
    );
  });
  after(() => app.close());

  const call = async ({ method, path, body }: Endpoint, id: string, token?: string): Promise<Answer> => {
    const { statusCode, body: text } = await app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: statusCode, text };
  };
  const codeOf = ({ text }: Answer): unknown => JSON.parse(text).code;

  it('knows every operation of the document, and no other', async () => {
    const described = documentSchema.parse((await app.inject('/api/openapi.json')).json());
    const names = Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
    );
    assert.deepEqual(names.sort(), Object.keys(ACCESS_TABLE).sort());
  });

  it('asks everybody who is not signed in to do so, but where anyone may call', async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints.filter(({ who }) => who !== 'anyone')) {
      const answer = await call(endpoint, randomUUID());
      if (answer.status !== 401 || codeOf(answer) !== 'UNAUTHENTICATED') wrong.push(told(endpoint, answer));
    }
    assert.deepEqual(wrong, []);
  });

  it('answers an account that was disabled nothing but that', async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints.filter(({ who }) => who !== 'anyone')) {
      const answer = await call(endpoint, randomUUID(), disabled);
      if (answer.status !== 403 || codeOf(answer) !== 'ACCOUNT_DISABLED') wrong.push(told(endpoint, answer));
    }
    assert.deepEqual(wrong, []);
  });

  it('refuses every role that may not call, whatever it names', async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      for (const person of PEOPLE.filter((each) => !mayCall(endpoint, each))) {
        const answer = await call(endpoint, randomUUID(), await people.signIn(person));
        if (answer.status !== 403) wrong.push(told(endpoint, answer, person));
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('answers those who may call as the table says, signed in or not', async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints.filter(({ thing }) => !thing)) {
      const { id = randomUUID(), answers: expected = 200 } = endpoint;
      if (endpoint.who === 'anyone') {
        const answer = await call(endpoint, id);
        if (answer.status !== expected) wrong.push(told(endpoint, answer));
      }
      for (const person of PEOPLE.filter((each) => mayCall(endpoint, each))) {
        const answer = await call(endpoint, id, await people.signIn(person));
        const asAdmin = roleOf(person) === 'admin' ? endpoint.unnamed : undefined;
        if (answer.status !== (asAdmin ?? expected)) wrong.push(told(endpoint, answer, person));
      }
    }
    assert.deepEqual(wrong, []);
  });

  it("answers another's, a missing and an impossible id alike, and the own one", async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const { thing } = endpoint;
      if (!thing) continue;
      // A caller that has to name a salon owns nothing itself.
      const callers = PEOPLE.filter(
        (each) => mayCall(endpoint, each) && !(endpoint.unnamed && roleOf(each) === 'admin'),
      );
      for (const person of callers) {
        // Some calls end sessions, so each call has its own.
        const as = () => people.signIn(person);
        const others = callers.filter((each) => each !== person);
        const missing = await call(endpoint, randomUUID(), await as());
        if (missing.status !== 404) wrong.push(told(endpoint, missing, `${person}, missing`));
        const ids = ['nothing'];
        for (const other of others) ids.push(await people.ownedBy(other, thing));
        for (const id of ids) {
          const answer = await call(endpoint, id, await as());
          if (!isDeepStrictEqual(answer, missing)) wrong.push(told(endpoint, answer, `${person}, ${id}`));
        }
        const own = await call(endpoint, await people.ownedBy(person, thing), await as());
        if (own.status !== (endpoint.answers ?? 200)) wrong.push(told(endpoint, own, `${person}, own`));
      }
    }
    assert.deepEqual(wrong, []);
    shows('T47', {
      operations: endpoints.length,
      people: PEOPLE.length,
      'answers but those of the table': wrong.length,
    });
  });
});

const told = ({ name }: Endpoint, { status, text }: Answer, by = 'nobody'): string =>
  `${name} by ${by}: ${status} ${text.slice(0, 120)}`;
