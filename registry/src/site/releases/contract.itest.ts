import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import * as api from '@sundara/contracts/api';
import { isOfSite, isOperation } from '@sundara/contracts/api-report';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  addressOf,
  brokenRequests,
  type ContractReply,
  type ContractRequest,
  type DescribedOperation,
  describeOperation,
  hostileRequest,
  judgeAllowed,
  type KnownValues,
  plainRequest,
  type ReplyJudge,
  replyFaults,
  sumOfTrials,
  type TrialResults,
  tryOperation,
  validRequest,
} from '@sundara/contracts/testing/contract';
import fc from 'fast-check';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { runStubApi, tokenOf } from '../../testing/stub-api.ts';

const RUNS = sized({ quick: 2, deep: 200 });
/** Valid requests of each operation, each broken at every place in every way; a quick run sends one of so many. */
const BASES = sized({ quick: 1, deep: 4 });
const ONE_OF = sized({ quick: 6, deep: 1 });
const CALLERS = [undefined, 'customer', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const exported: readonly unknown[] = Object.values(api);
const OPERATIONS = exported
  .filter(isOperation)
  .filter(isOfSite)
  .map((operation) =>
    describeOperation(operation, [
      ...api.errorsBefore(operation),
      // The API tells whose account it is, and may not answer.
      ...(operation.access === 'public' ? [] : (['UNAVAILABLE'] as const)),
    ]),
  );

interface Door {
  knownIn(): Promise<KnownValues>;
  send(operation: DescribedOperation, request: ContractRequest, as?: Caller): Promise<ContractReply>;
}

const openDoor = async (t: TestContext): Promise<Door> => {
  const { registry, dataDir } = await stockedRegistry(t);
  const site = await runSite(t, {
    DATA_DIR: dataDir,
    API_URL: await runStubApi(t),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  let calls = 0;
  return {
    knownIn: async () => {
      const { composition, sequence } = (await registry.readEnvironment('local')) ?? assert.fail('no local');
      const known: Readonly<Record<string, readonly unknown[]>> = {
        ...{ environment: ['local'], composition: [composition], sequence: [sequence, sequence + 1] },
        ...{ flag: ['new-calendar'], path: ['/', '/salon/7?tab=services'], 'versions name': ['booking'] },
        ...{ versions: ['1.0.0'], 'faults name': ['booking', 'discovery'] },
      };
      return (field) => known[field] ?? [];
    },
    send: async (operation, request, as) => {
      calls += 1;
      const body =
        'body' in request && operation.body ? Buffer.from(JSON.stringify(request.body)) : undefined;
      const answer = await ask(site, addressOf(operation, request), {
        method: operation.method,
        headers: {
          host: 'localhost',
          // Each call comes from another network.
          'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
          ...(as && { authorization: tokenOf(as) }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      });
      const { status, headers } = answer;
      return { status, type: String(headers['content-type'] ?? ''), text: answer.body.toString() };
    },
  };
};

/** Sends requests of a kind to every operation as every caller. */
const tryAll = async (door: Door, seed: number, requestsOf: typeof validRequest, judge: ReplyJudge) => {
  const results: TrialResults[] = [];
  for (const [no, operation] of OPERATIONS.entries())
    for (const caller of CALLERS)
      results.push(
        await tryOperation({
          ...{ operation, caller: String(caller), judge, numRuns: RUNS, seed: seed + no },
          requests: requestsOf(operation, await door.knownIn()),
          send: (request) => door.send(operation, request, caller),
        }),
      );
  return sumOfTrials(results);
};

test('the site takes every call that its contract allows, and answers as it says', async (t) => {
  const door = await openDoor(t);
  const seed = testSeed(t);
  const some = await tryAll(door, seed, validRequest, judgeAllowed);
  const plain = await tryAll(door, seed, plainRequest, judgeAllowed);
  const { requests, wrong, answered } = sumOfTrials([some, plain]);
  assert.deepEqual(wrong, []);
  // Else it would be refusals alone that are judged.
  assert.ok(answered.size > OPERATIONS.length / 2, `only ${[...answered]} answered 200`);
  shows('T58', { 'calls that the contract allows': requests, 'refused for their shape': wrong.length });
});

test('the site refuses every call that breaks its contract, whichever of its rules', async (t) => {
  const seed = testSeed(t);
  const door = await openDoor(t);
  const wrong: string[] = [];
  let sent = 0;
  for (const operation of OPERATIONS) {
    const bases = fc.sample(validRequest(operation, await door.knownIn()), { seed, numRuns: BASES });
    const broken = bases.flatMap((base) => brokenRequests(operation, base));
    for (const { rule, request } of broken.filter((_, no) => (no + seed) % ONE_OF === 0)) {
      sent += 1;
      const reply = await door.send(operation, request, 'admin');
      const isRefused = reply.status >= 400 && reply.status < 500;
      const faults = [...(isRefused ? [] : [`taken: ${reply.status}`]), ...replyFaults(operation, reply)];
      if (faults.length > 0) wrong.push(`${operation.name}, ${rule}: ${faults.join('; ')}`);
    }
  }
  assert.deepEqual(wrong, []);
  shows('T58', { 'calls that break the contract': sent, taken: wrong.length });
});

test('the site answers hostile calls as its contract says, without a fault and without a stack', async (t) => {
  const { requests, wrong } = await tryAll(await openDoor(t), testSeed(t), hostileRequest, replyFaults);
  assert.deepEqual(wrong, []);
  shows('T57', { 'requests to the site': requests, 'wrong answers': wrong.length });
});
