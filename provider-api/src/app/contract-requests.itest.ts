import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  hostileRequest,
  judgeAllowed,
  type OperationTrial,
  type ReplyJudge,
  replyFaults,
  sumOfTrials,
  type TrialResults,
  tryOperation,
  validRequest,
} from '@sundara/contracts/testing/contract';
import { CALLERS, mayCall } from '../testing/contract/callers.ts';
import { type ContractBench, openContractBench } from '../testing/contract/contract-bench.ts';
import { makeWorld } from '../testing/contract/contract-world.ts';

/** Requests by each caller who may call an operation, of either kind; others are refused before anything is read. */
const RUNS = sized({ quick: 1, deep: 97 });
/** Of both kinds together. */
const LEAST_REQUESTS = sized({ quick: 1_000, deep: 50_000 });
/** Accounts and salons are made anew after so many operations, since the requests change and delete them. */
const WORLD_SERVES = sized({ quick: 60, deep: 8 });

let bench: ContractBench;
/** Requests of both kinds. */
let sent = 0;
before(async () => {
  bench = await openContractBench();
});
after(() => bench.close());

/** Sends requests of a kind to every operation as every caller. */
const tryAll = async (
  seed: number,
  requestsOf: typeof validRequest,
  judge: ReplyJudge,
): Promise<TrialResults> => {
  const results: TrialResults[] = [];
  let world = await makeWorld(bench);
  // Its accounts were deleted.
  let isUsedUp = false;
  for (const [no, operation] of bench.operations.entries()) {
    if (isUsedUp || (no > 0 && no % WORLD_SERVES === 0)) world = await makeWorld(bench);
    isUsedUp = false;
    const requests = requestsOf(operation, world.knownIn(operation));
    for (const caller of CALLERS) {
      let token = await world.tokenOf(operation, caller);
      const send: OperationTrial['send'] = async (request) => {
        sent += 1;
        const reply = await bench.send(operation, request, token);
        // Requests end sessions, and disable the account that sends them.
        if (reply.status === 401 || reply.status === 403) token = await world.tokenOf(operation, caller);
        isUsedUp ||= reply.status === 401 && mayCall(operation, caller);
        return reply;
      };
      const numRuns = mayCall(operation, caller) ? RUNS : 1;
      results.push(
        await tryOperation({ operation, caller, requests, numRuns, seed: seed + no, judge, send }),
      );
    }
  }
  return sumOfTrials(results);
};

it('takes every request that the document allows, and answers as it says', async (test) => {
  const { requests, wrong, answered } = await tryAll(testSeed(test), validRequest, judgeAllowed);
  assert.deepEqual(wrong, []);
  const never = bench.operations.map(({ name }) => name).filter((name) => !answered.has(name));
  test.diagnostic(
    `${answered.size} of ${bench.operations.length} operations answered 200; never ${never.join(', ')}`,
  );
  // Else it would be refusals alone that are judged.
  assert.ok(answered.size > bench.operations.length / 2, `only ${answered.size} operations answered 200`);
  const allowed = { 'requests that the document allows': requests, 'refused for their shape': wrong.length };
  shows('T58', { ...allowed, 'operations that answered 200': answered.size });
});

it('answers hostile requests as the document says, without a fault and without a stack', async (test) => {
  const { wrong } = await tryAll(testSeed(test), hostileRequest, replyFaults);
  assert.deepEqual(wrong, []);
  assert.ok(sent >= LEAST_REQUESTS, `only ${sent} requests were sent`);
  shows('T57', {
    requests: sent,
    'answers of 5xx, without a documented status or with a stack': wrong.length,
  });
});
