import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  ENDLESS,
  fullRequest,
  HOSTILE,
  type JsonSchema,
  LONG,
  PADDED,
  replyFaults,
  requestsWith,
} from '@sundara/contracts/testing/contract';
import { someCaller } from '../testing/contract/callers.ts';
import { type ContractBench, openContractBench } from '../testing/contract/contract-bench.ts';
import { makeWorld } from '../testing/contract/contract-world.ts';

/** A quick run sends one of so many payloads to each place; another seed, others. */
const ONE_OF = sized({ quick: 40, deep: 1 });

let bench: ContractBench;
before(async () => {
  bench = await openContractBench();
});
after(() => bench.close());

it('answers every payload in every place as the document says, without a fault', async (test) => {
  const seed = testSeed(test);
  const world = await makeWorld(bench);
  const wrong: string[] = [];
  let sent = 0;
  for (const operation of bench.operations) {
    const base = fullRequest(operation, world.knownIn(operation), seed);
    const attacks = HOSTILE.flatMap((text) => requestsWith(operation, base, text));
    for (const request of attacks.filter((_, no) => (no + seed) % ONE_OF === 0)) {
      sent += 1;
      const reply = await bench.send(
        operation,
        request,
        await world.tokenOf(operation, someCaller(operation)),
      );
      for (const fault of replyFaults(operation, reply))
        wrong.push(`${operation.name} ${JSON.stringify(request).slice(0, 300)}: ${fault}`);
    }
  }
  assert.deepEqual(wrong, []);
  shows('T59', { payloads: sent, errors: wrong.length });
});

/** Without what is escaped or in a class, where signs of repetition mean themselves. */
const ENDLESS_REPETITION = /[*+]|\{\d+,\}/;
const bare = (pattern: string): string => pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, '');

const isBounded = ({ maxLength = Infinity, pattern, allOf = [] }: JsonSchema): boolean =>
  maxLength < LONG ||
  (pattern?.startsWith('^') === true && pattern.endsWith('$') && !ENDLESS_REPETITION.test(bare(pattern))) ||
  allOf.some(isBounded);

/** Texts of the input that may be longer than any field needs, by their place. */
const unbounded = (schema: JsonSchema, where: string): readonly string[] => {
  const { type, anyOf = [], properties = {}, items } = schema;
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  return [
    ...(type === 'string' && !isFixed && !isBounded(schema) ? [where] : []),
    ...anyOf.flatMap((one) => unbounded(one, where)),
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${where}.${name}`)),
    ...(items ? unbounded(items, `${where}[]`) : []),
  ];
};

/** A picture written as text has no pattern to be matched by. */
const PICTURES = new Set(['uploads.upload body.base64Image', 'uploads.uploadMultiple body.images[]']);

it('limits the length of every text that it matches with a pattern, searches or keeps', () => {
  const found = bench.operations.flatMap(({ name, params, query, body }) =>
    [
      ...[...params, ...query].flatMap((parameter) => unbounded(parameter.schema, parameter.name)),
      ...(body ? unbounded(body.schema, 'body') : []),
    ].map((where) => `${name} ${where}`),
  );
  assert.deepEqual(
    found.filter((where) => !PICTURES.has(where)),
    [],
  );
});

/**
 * Fields of any shape: of an import what is wrong is told by row, and what rows have too much is left out; a payment's
 * details have no effect.
 */
const TAKE_ANYTHING = new Map([
  ['salon.importServices', 'services'],
  ['payment.verify', 'bookingDetails'],
]);

/** Whether the text stands in a field of any shape, or in a list in the place of the object with that field. */
const mayStand = (operation: string, body: unknown, text: string): boolean => {
  const field = TAKE_ANYTHING.get(operation);
  if (field === undefined) return false;
  const free: unknown = Array.isArray(body) ? body : Object(body)[field];
  return JSON.stringify(free ?? null).includes(text);
};

it('refuses 50 KB in every text, or trims it, with a pattern that backtracks or without', async (test) => {
  const seed = testSeed(test);
  const world = await makeWorld(bench);
  const texts = [...ENDLESS, ...PADDED];
  const wrong: string[] = [];
  let sent = 0;
  for (const [no, operation] of bench.operations.entries()) {
    const base = fullRequest(operation, world.knownIn(operation), seed);
    for (const text of texts.filter(
      (_, at) => (at + no + seed) % sized({ quick: texts.length, deep: 1 }) === 0,
    )) {
      for (const request of requestsWith(operation, base, text)) {
        const mayTake = PADDED.includes(text) || mayStand(operation.name, request.body, text);
        sent += 1;
        const reply = await bench.send(
          operation,
          request,
          await world.tokenOf(operation, someCaller(operation)),
        );
        const faults = [
          ...replyFaults(operation, reply),
          ...(mayTake || reply.status >= 400 ? [] : ['taken']),
        ];
        if (faults.length > 0)
          wrong.push(`${operation.name} ${JSON.stringify(request).slice(0, 200)}: ${faults.join('; ')}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
  shows('T59', { 'texts of 50 KB': sent, 'answers of 5xx, or taken': wrong.length });
});
