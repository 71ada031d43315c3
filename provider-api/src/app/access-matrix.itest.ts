import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { shows } from '@sundara/contracts/testing';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countWork } from '../areas/identity/sessions/testing/count-work.ts';
import type { Database } from '../platform/database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { MONDAY_NOON } from '../testing/payments/booking-bench.ts';
import { testSettings } from '../testing/test-settings.ts';
import { buildApp } from './build-app.ts';
import { ACCESS_TABLE, type AccessRow, type Thing } from './testing/access-table.ts';
import {
  ANOTHER,
  createPeople,
  type Holder,
  PEOPLE,
  type People,
  type Person,
  roleOf,
} from './testing/people.ts';

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

interface Call {
  readonly id: string;
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Named by whom an operation is closed to, where the table does not say what it is about. */
const SOMETHING: readonly Thing[] = ['account', 'salon', 'booking'];

const mayCall = ({ who }: AccessRow, person: Person): boolean =>
  who === 'anyone' || who === 'signed-in' || who.includes(roleOf(person));

forEachDatabase((_, open) => {
  let database: Database;
  let app: FastifyInstance;
  let people: People;
  let endpoints: Endpoint[];
  const counted = { refused: 0, alike: 0 };

  before(async () => {
    database = await open();
    app = await buildApp({
      ...{ settings: testSettings(), database, does: [], checkReplies: true, signInTries: 10_000 },
      now: () => MONDAY_NOON,
    });
    people = await createPeople(database);
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

  const call = async ({ method, path, body }: Endpoint, { id, token, query = {} }: Call): Promise<Answer> => {
    const { statusCode, body: text } = await app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)),
      query,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: statusCode, text };
  };
  /** With the statements that the answer took: the same ones take the same time, which no busy machine can disturb. */
  const callAndCount = async (endpoint: Endpoint, one: Call) => {
    const { result, queries } = await countWork(() => call(endpoint, one));
    return { ...result, queries: queries.toSorted() };
  };
  const codeOf = ({ text }: Answer): unknown => JSON.parse(text).code;

  const made = new Map<string, string>();
  /** Made once: what is refused changes nothing. */
  const thingOf = async (holder: Holder, thing: Thing): Promise<string> => {
    const key = `${holder}, ${thing}`;
    const id = made.get(key) ?? (await people.ownedBy(holder, thing));
    made.set(key, id);
    return id;
  };
  /** What is named in the address by whom an operation is closed to: nothing that there is, an own thing and another's. */
  const idsFor = async (holder: Holder, { path, thing }: Endpoint): Promise<readonly string[]> => {
    const ids: string[] = [randomUUID()];
    if (!path.includes('{')) return ids;
    for (const each of thing ? [thing] : SOMETHING)
      ids.push(await thingOf(holder, each), await thingOf(ANOTHER[holder], each));
    return ids;
  };

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
      for (const id of await idsFor('customer A', endpoint)) {
        const answer = await call(endpoint, { id });
        if (answer.status !== 401 || codeOf(answer) !== 'UNAUTHENTICATED') wrong.push(told(endpoint, answer));
        counted.refused += 1;
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('answers an account that was disabled nothing but that, and where anyone may call as anyone', async () => {
    const wrong: string[] = [];
    const token = people.disabledToken;
    for (const endpoint of endpoints) {
      for (const id of await idsFor('disabled', endpoint)) {
        const answer = await call(endpoint, { id, token });
        const isRight =
          endpoint.who === 'anyone'
            ? isDeepStrictEqual(answer, await call(endpoint, { id }))
            : answer.status === 403 && codeOf(answer) === 'ACCOUNT_DISABLED';
        if (!isRight) wrong.push(told(endpoint, answer, `disabled, ${id}`));
        if (endpoint.who !== 'anyone') counted.refused += 1;
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('refuses every role that may not call, whatever it names', async () => {
    const wrong: string[] = [];
    for (const person of PEOPLE) {
      const token = await people.signIn(person);
      for (const endpoint of endpoints.filter((each) => !mayCall(each, person))) {
        const [missing = '', ...others] = await idsFor(person, endpoint);
        const refusal = await call(endpoint, { id: missing, token });
        if (refusal.status !== 403) wrong.push(told(endpoint, refusal, person));
        for (const id of others) {
          const answer = await call(endpoint, { id, token });
          if (!isDeepStrictEqual(answer, refusal)) wrong.push(told(endpoint, answer, `${person}, ${id}`));
        }
        counted.refused += 1 + others.length;
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('answers those who may call as the table says, signed in or not', async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints.filter(({ thing }) => !thing)) {
      const { id = randomUUID(), answers: expected = 200 } = endpoint;
      if (endpoint.who === 'anyone') {
        const answer = await call(endpoint, { id });
        if (answer.status !== expected) wrong.push(told(endpoint, answer));
      }
      for (const person of PEOPLE.filter((each) => mayCall(endpoint, each))) {
        const answer = await call(endpoint, { id, token: await people.signIn(person) });
        const asAdmin = roleOf(person) === 'admin' ? endpoint.unnamed : undefined;
        if (answer.status !== (asAdmin ?? expected)) wrong.push(told(endpoint, answer, person));
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('lets an admin work on the things of the salon that the call names, and of no other', async () => {
    const wrong: string[] = [];
    const query = { salonId: await people.ownedBy('salon A', 'salon') };
    for (const endpoint of endpoints) {
      const { thing, unnamed, answers = 200 } = endpoint;
      if (!thing || unnamed === undefined) continue;
      const own = await people.ownedBy('salon A', thing);
      const other = await people.ownedBy('salon B', thing);
      const token = await people.signIn('admin');
      const missing = await callAndCount(endpoint, { id: randomUUID(), token, query });
      const another = await callAndCount(endpoint, { id: other, token, query });
      if (!isDeepStrictEqual(another, missing)) wrong.push(told(endpoint, another, "admin, another salon's"));
      counted.alike += 1;
      for (const [expected, one] of [
        [404, { id: randomUUID(), token, query }],
        [404, { id: own, token, query: { salonId: randomUUID() } }],
        [unnamed, { id: own, token }],
        [answers, { id: own, token, query }],
      ] as const) {
        const answer = await call(endpoint, one);
        if (answer.status !== expected) wrong.push(told(endpoint, answer, `admin, not ${expected}`));
      }
    }
    assert.deepEqual(wrong, []);
  });

  it("answers another's, a missing and an impossible id alike, after the same work, and the own one", async () => {
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
        const missing = await callAndCount(endpoint, { id: randomUUID(), token: await as() });
        if (missing.status !== 404) wrong.push(told(endpoint, missing, `${person}, missing`));
        const impossible = await call(endpoint, { id: 'nothing', token: await as() });
        const { status, text, queries } = missing;
        if (!isDeepStrictEqual(impossible, { status, text })) wrong.push(told(endpoint, impossible, person));
        for (const other of callers.filter((each) => each !== person)) {
          const id = await people.ownedBy(other, thing);
          const answer = await callAndCount(endpoint, { id, token: await as() });
          const work = `${answer.queries.length} statements, not ${queries.length}`;
          if (!isDeepStrictEqual(answer, missing))
            wrong.push(told(endpoint, answer, `${person}, ${other}'s, ${work}`));
          counted.alike += 1;
        }
        const own = await call(endpoint, {
          id: await people.ownedBy(person, thing),
          token: await as(),
        });
        if (own.status !== (endpoint.answers ?? 200)) wrong.push(told(endpoint, own, `${person}, own`));
      }
    }
    assert.deepEqual(wrong, []);
    shows('T47', {
      operations: endpoints.length,
      'callers, nobody and a disabled account among them': PEOPLE.length + 2,
      'calls refused': counted.refused,
      'things of others answered as missing ones, after the same statements': counted.alike,
      'answers but those of the table': wrong.length,
    });
  });
});

const told = ({ name }: Endpoint, { status, text }: Answer, by = 'nobody'): string =>
  `${name} by ${by}: ${status} ${text.slice(0, 120)}`;
