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

/** How the API says that a request has not the shape of the document, or is too large to be read. */
const REFUSALS: readonly string[] = ['VALIDATION_FAILED', 'BODY_TOO_LARGE', 'UPLOAD_TOO_LARGE'];
/** The times of a week are read as text, and only then together with the person or salon that is to work then. */
const TIME_OF_A_WEEK = /^body\.(?:workingHours|hours)\./;
/** What these may find out about that person or salon before. */
const FOUND_BEFORE: Readonly<Record<string, readonly string[]>> = {
  'admin.createSalon': ['OWNER_HAS_SALON'],
  'admin.updateSalon': ['NOT_FOUND', 'OWNER_HAS_SALON'],
  'salon.updateSpecialist': ['NOT_FOUND'],
};

const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? 'no code';

const isRefusal = (code: string, operation: string, rule: string): boolean => {
  const others = TIME_OF_A_WEEK.test(rule) ? (FOUND_BEFORE[operation] ?? []) : [];
  return REFUSALS.includes(code) || others.includes(code);
};

let bench: ContractBench;
before(async () => {
  bench = await openContractBench();
});
after(() => bench.close());

it('refuses every request that breaks the document for its shape, whichever of its rules', async (test) => {
  const seed = testSeed(test);
  let world = await makeWorld(bench);
  const wrong: string[] = [];
  let sent = 0;
  for (const operation of bench.operations) {
    const bases = fc.sample(validRequest(operation, world.knownIn(operation)), { seed, numRuns: BASES });
    const broken = bases.flatMap((base) => brokenRequests(operation, base));
    for (const { rule, request } of broken.filter((_, no) => (no + seed) % ONE_OF === 0)) {
      sent += 1;
      const send = async () =>
        bench.send(operation, request, await world.tokenOf(operation, someCaller(operation)));
      let reply = await send();
      // Uploads are counted before they are read: the wrong ones use up what an account may send in an hour.
      if (codeIn(reply.text) === 'RATE_LIMITED') {
        world = await makeWorld(bench);
        reply = await send();
      }
      const code = codeIn(reply.text);
      const faults = [
        ...(isRefusal(code, operation.name, rule) ? [] : [`told ${reply.status} ${code}`]),
        ...replyFaults(operation, reply),
      ];
      if (faults.length > 0) wrong.push(`${operation.name}, ${rule}: ${faults.join('; ')}`);
    }
  }
  assert.deepEqual(wrong, []);
  shows('T58', { 'requests that break the document': sent, 'not refused for their shape': wrong.length });
});
