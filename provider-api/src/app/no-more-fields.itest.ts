import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { shows } from '@sundara/contracts/testing';
import { ACCESS_TABLE } from './testing/access-table.ts';
import { operationNamed } from './testing/sample-calls/make-sample-call.ts';
import { type OpenSampleScene, openSampleScene } from './testing/sample-calls/open-sample-scene.ts';
import type { Caller } from './testing/sample-calls/sample-call.ts';

const ROLES = ['customer', 'salon', 'admin'] as const;
/** What no reply holds, whoever asks. */
const NEVER = /\$argon2|passwordHash|password_hash|tokenHash|sealedSecret/;

const allowed = (name: string): readonly Caller[] => {
  const { who } = ACCESS_TABLE[name] ?? assert.fail(`${name} has no row.`);
  if (who === 'anyone') return ['nobody', ...ROLES];
  return who === 'signed-in' ? ROLES : who;
};

/** As in production, where only the code that writes the reply keeps a table's columns from leaving. */
describe('replies of a running API', () => {
  let place: OpenSampleScene;
  before(async () => {
    place = await openSampleScene({ checkReplies: false });
  });
  after(() => place.close());

  it('have the fields of the contract and no other, for each operation and each role that may call it', async () => {
    const wrong: string[] = [];
    const answered = new Set<string>();
    let replies = 0;
    for (const [name] of place.calls()) {
      const operation = operationNamed(name);
      const one = Object.fromEntries(place.calls())[name] ?? assert.fail(name);
      const others = operation.method === 'GET' ? allowed(name).filter((by) => by !== one.by) : [];
      for (const call of [one, ...others.map((by) => ({ ...one, by }))]) {
        const { statusCode, body, json } = await place.call(name, call);
        if (call === one && statusCode !== (one.answers ?? 200)) wrong.push(`${name}: ${statusCode} ${body}`);
        if (statusCode !== 200) continue;
        replies += 1;
        answered.add(name);
        const reply: unknown = json();
        // Parsing drops fields that the contract does not know.
        if (!isDeepStrictEqual(reply, operation.reply.parse(reply)) || NEVER.test(body))
          wrong.push(`${name} by ${call.by}: ${body.slice(0, 500)}`);
      }
    }
    assert.deepEqual(wrong, []);
    shows('T49', { operations: answered.size, replies, 'fields beyond the contract': wrong.length });
  });
});
