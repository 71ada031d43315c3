import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { errorReplySchema, type Operation } from '@sundara/contracts/api';
import { shows } from '@sundara/contracts/testing';
import * as z from 'zod/mini';
import { ACCESS_TABLE } from './testing/access-table.ts';
import { type FindOthers, giveOwnPhones, readContacts } from './testing/contacts.ts';
import { operationNamed } from './testing/sample-calls/make-sample-call.ts';
import { type OpenSampleScene, openSampleScene } from './testing/sample-calls/open-sample-scene.ts';
import type { Caller, SampleCall } from './testing/sample-calls/sample-call.ts';
import type { SampleScene } from './testing/sample-calls/sample-scene.ts';

const ROLES = ['customer', 'salon', 'admin'] as const;
/** What no reply holds, whoever asks. */
const NEVER = /\$argon2|passwordHash|password_hash|tokenHash|sealedSecret/;
/** Who hears nothing of how other customers are reached. */
const STRANGERS: readonly Caller[] = ['nobody', 'customer', 'leaver'];

const allowed = (name: string): readonly Caller[] => {
  const { who } = ACCESS_TABLE[name] ?? assert.fail(`${name} has no row.`);
  if (who === 'anyone') return ['nobody', ...ROLES];
  return who === 'signed-in' ? ROLES : who;
};

/** Who else makes a call: reads by every role and by nobody, and what names a customer's own thing by another one. */
const othersOf = (name: string, { by: own, params }: SampleCall): readonly Caller[] => {
  const readers = operationNamed(name).method === 'GET' ? [...allowed(name), 'nobody' as const] : [];
  const another = own === 'customer' && params ? (['leaver'] as const) : [];
  return [...new Set<Caller>([...readers, ...another])].filter((by) => by !== own);
};

/** Calls of nobody that name somebody else's account. */
const callsAbout = ({ people }: SampleScene): readonly (readonly [string, SampleCall])[] => {
  const { email } = people.customer;
  const newcomer = { name: 'Lata Devi', phone: '98480 12345', password: 'three slow scissors' };
  return [
    ['auth.login', { by: 'nobody', body: { email, password: 'not this one' }, answers: 401 }],
    ['auth.register', { by: 'nobody', body: { ...newcomer, email }, answers: 409 }],
  ];
};

const openedSchema = z.object({ user: z.object({ id: z.string() }) });
/** The account that signing in has opened: from then on the caller is that person. */
const openedBy = (name: string, reply: unknown): string | undefined =>
  name.startsWith('auth.') ? openedSchema.safeParse(reply).data?.user.id : undefined;

/** As in production, where only the code that writes the reply keeps a table's columns from leaving. */
describe('replies of a running API', () => {
  let place: OpenSampleScene;
  let findOthers: FindOthers;
  before(async () => {
    place = await openSampleScene({ checkReplies: false });
    await giveOwnPhones(place.database);
    findOthers = await readContacts(place.database);
  });
  after(() => place.close());

  it('have the fields of the contract and no other, and no contact of another customer, whoever calls', async () => {
    const wrong: string[] = [];
    const answered = new Set<string>();
    const counted = { replies: 0, refusals: 0 };
    const look = async (name: string, call: SampleCall, expected?: number): Promise<void> => {
      const { by } = call;
      const { statusCode, body, json } = await place.call(name, call);
      if (expected !== undefined && statusCode !== expected) wrong.push(`${name}: ${statusCode} ${body}`);
      const isDone = statusCode === 200;
      if (isDone) answered.add(name);
      counted[isDone ? 'replies' : 'refusals'] += 1;
      const reply: unknown = json();
      // Parsing drops fields that the contract does not know.
      const schema: Operation['reply'] = isDone ? operationNamed(name).reply : errorReplySchema;
      if (!isDeepStrictEqual(reply, schema.safeParse(reply).data) || NEVER.test(body))
        wrong.push(`${name} by ${by}: ${body.slice(0, 500)}`);
      if (!STRANGERS.includes(by)) return;
      const own = by === 'nobody' ? openedBy(name, reply) : place.scene.people[by].id;
      const others = findOthers(body, own);
      if (others.length > 0) wrong.push(`${name} by ${by} tells ${others}: ${body.slice(0, 500)}`);
    };
    for (const [name, call] of callsAbout(place.scene)) await look(name, call, call.answers);
    for (const [name] of place.calls()) {
      const one = Object.fromEntries(place.calls())[name] ?? assert.fail(name);
      // Before the call itself, which may remove what they name.
      for (const by of othersOf(name, one)) await look(name, { ...one, by });
      await look(name, one, one.answers ?? 200);
    }
    assert.deepEqual(wrong, []);
    shows('T49', {
      operations: answered.size,
      replies: counted.replies,
      'replies of an error': counted.refusals,
      'with a field beyond the contract or a contact of another customer': wrong.length,
    });
  });
});
