import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  addressOf,
  type ContractReply,
  type ContractRequest,
  type DescribedOperation,
  hostileRequest,
  refusedShape,
  replyFaults,
  validRequest,
} from '@sundara/contracts/testing/contract';
import fc from 'fast-check';
import { CALLERS, type Caller, mayCall } from '../testing/contract/callers.ts';
import { type ContractBench, openContractBench } from '../testing/contract/contract-bench.ts';
import { makeWorld } from '../testing/contract/contract-world.ts';

/** Requests by each caller who may call an operation, of either kind; others are refused before anything is read. */
const RUNS = sized({ quick: 1, deep: 88 });
/** Accounts and salons are made anew after so many operations, since the requests change and delete them. */
const WORLD_SERVES = sized({ quick: 30, deep: 8 });

let bench: ContractBench;
/** Requests of both kinds. */
let sent = 0;
before(async () => {
  bench = await openContractBench();
});
after(() => bench.close());

type Judge = (operation: DescribedOperation, reply: ContractReply) => readonly string[];

interface Tried {
  readonly requests: number;
  /** The smallest request that was answered wrongly, by operation and caller. */
  readonly wrong: readonly string[];
  /** Operations that answered 200. */
  readonly answered: number;
}

/** Sends requests of a kind to every operation as every caller. */
const tried = async (seed: number, requestsOf: typeof validRequest, judge: Judge): Promise<Tried> => {
  const wrong: string[] = [];
  const answered = new Set<string>();
  let requests = 0;
  let world = await makeWorld(bench.database);
  // Its accounts were deleted.
  let isUsedUp = false;
  for (const [no, operation] of bench.operations.entries()) {
    if (isUsedUp || (no > 0 && no % WORLD_SERVES === 0)) world = await makeWorld(bench.database);
    isUsedUp = false;
    const arbitrary = requestsOf(operation, world.knownIn(operation));
    for (const caller of CALLERS) {
      let token = await world.tokenOf(caller);
      const property = fc.asyncProperty(arbitrary, async (request) => {
        requests += 1;
        sent += 1;
        const reply = await bench.send(operation, request, token);
        // Requests end sessions, and disable the account that sends them.
        if (reply.status === 401 || reply.status === 403) token = await world.tokenOf(caller);
        isUsedUp ||= reply.status === 401 && mayCall(operation, caller);
        if (reply.status === 200) answered.add(operation.name);
        const faults = judge(operation, reply);
        if (faults.length > 0) throw new Error(faults.join('; '));
      });
      const numRuns = mayCall(operation, caller) ? RUNS : 1;
      // One seed for all would have each of them draw an id that exists, or none of them.
      const { failed, counterexample, errorInstance } = await fc.check(property, {
        seed: seed + no,
        numRuns,
      });
      if (failed) wrong.push(told(operation, caller, counterexample?.[0], errorInstance));
    }
  }
  return { requests, wrong, answered: answered.size };
};

const told = (
  operation: DescribedOperation,
  caller: Caller,
  request: ContractRequest | undefined,
  error: unknown,
): string => {
  const call = request ? `${operation.method} ${addressOf(operation, request)}` : operation.path;
  const body = request && 'body' in request ? ` ${JSON.stringify(request.body).slice(0, 400)}` : '';
  return `${operation.name} by ${caller}: ${call.slice(0, 400)}${body}: ${error instanceof Error ? error.message : error}`;
};

it('takes every request that the document allows, and answers as it says', async (test) => {
  const { requests, wrong, answered } = await tried(testSeed(test), validRequest, (operation, reply) => [
    ...replyFaults(operation, reply),
    ...(refusedShape(operation, reply) ? [`refused for its shape: ${reply.text.slice(0, 400)}`] : []),
  ]);
  assert.deepEqual(wrong, []);
  test.diagnostic(`${answered} of ${bench.operations.length} operations answered 200`);
  // Else it would be refusals alone that are judged.
  assert.ok(answered > bench.operations.length / 2, `only ${answered} operations answered 200`);
  const allowed = { 'requests that the document allows': requests, 'refused for their shape': wrong.length };
  shows('T58', { ...allowed, 'operations that answered 200': answered });
});

it('answers hostile requests as the document says, without a fault and without a stack', async (test) => {
  const { wrong } = await tried(testSeed(test), hostileRequest, replyFaults);
  assert.deepEqual(wrong, []);
  shows('T57', {
    requests: sent,
    'answers of 5xx, without a documented status or with a stack': wrong.length,
  });
});
