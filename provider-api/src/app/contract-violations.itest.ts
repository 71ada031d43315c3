import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import { brokenRequests, replyFaults, validRequest } from '@sundara/contracts/testing/contract';
import fc from 'fast-check';
import { someCaller } from '../testing/contract/callers.ts';
import { type ContractBench, openContractBench } from '../testing/contract/contract-bench.ts';
import { makeWorld } from '../testing/contract/contract-world.ts';

/** Valid requests of each operation, each broken at every place in every way. */
const BASES = sized({ quick: 1, deep: 4 });
/** A quick run sends one of so many; another seed, others. */
const ONE_OF = sized({ quick: 12, deep: 1 });

let bench: ContractBench;
before(async () => {
  bench = await openContractBench();
});
after(() => bench.close());

it('refuses every request that breaks the document, whichever of its rules', async (test) => {
  const seed = testSeed(test);
  const world = await makeWorld(bench);
  const wrong: string[] = [];
  let sent = 0;
  for (const operation of bench.operations) {
    const bases = fc.sample(validRequest(operation, world.knownIn(operation)), { seed, numRuns: BASES });
    const broken = bases.flatMap((base) => brokenRequests(operation, base));
    for (const { rule, request } of broken.filter((_, no) => (no + seed) % ONE_OF === 0)) {
      sent += 1;
      const reply = await bench.send(
        operation,
        request,
        await world.tokenOf(operation, someCaller(operation)),
      );
      const isRefused = reply.status >= 400 && reply.status < 500;
      const faults = [...(isRefused ? [] : [`taken: ${reply.status}`]), ...replyFaults(operation, reply)];
      if (faults.length > 0) wrong.push(`${operation.name}, ${rule}: ${faults.join('; ')}`);
    }
  }
  assert.deepEqual(wrong, []);
  shows('T58', { 'requests that break the document': sent, taken: wrong.length });
});
