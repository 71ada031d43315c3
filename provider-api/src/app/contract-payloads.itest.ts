import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  type ContractReply,
  type ContractRequest,
  type DescribedOperation,
  ENDLESS,
  fullRequest,
  HOSTILE,
  type JsonSchema,
  LONG,
  PADDED,
  replyFaults,
  requestsWith,
  SLEEPS,
} from '@sundara/contracts/testing/contract';
import { someCaller } from '../testing/contract/callers.ts';
import { type ContractBench, openContractBench } from '../testing/contract/contract-bench.ts';
import { type ContractWorld, makeWorld } from '../testing/contract/contract-world.ts';
import { longestUsual, shortestOf, timed } from '../testing/contract/send-times.ts';

/** A quick run sends one of so many payloads to each place; another seed, others. */
const ONE_OF = sized({ quick: 40, deep: 1 });
/** Shorter than a database that was made to sleep; a quick run shares its processor with others. */
const SLEPT_MS = sized({ quick: 30_000, deep: 1_000 });
/** By so much 50 KB are slower than a short text in the same place, at most … */
const MORE_MS = sized({ quick: 5_000, deep: 50 });
/** … in the fastest of these. */
const TRIES = 3;

let bench: ContractBench;
before(async () => {
  bench = await openContractBench();
});
after(() => bench.close());

/** Sends requests of an operation, each with a new session, and tells how long the answer took. */
const senderOf =
  (world: ContractWorld, operation: DescribedOperation) =>
  async (request: ContractRequest): Promise<readonly [ContractReply, number]> => {
    const token = await world.tokenOf(operation, someCaller(operation));
    return timed(() => bench.send(operation, request, token));
  };

it('answers every payload in every place as the document says, without a fault or a sleep', async (test) => {
  const seed = testSeed(test);
  const world = await makeWorld(bench);
  const wrong: string[] = [];
  const asleep: string[] = [];
  let sent = 0;
  for (const operation of bench.operations) {
    const send = senderOf(world, operation);
    const base = fullRequest(operation, world.knownIn(operation), seed);
    const attacks = HOSTILE.flatMap((text) =>
      requestsWith(operation, base, text).map((request) => ({ request, isSleep: SLEEPS.includes(text) })),
    );
    const taken: { readonly told: string; readonly request: ContractRequest; readonly ms: number }[] = [];
    const usual: number[] = [];
    for (const { request, isSleep } of attacks.filter((_, no) => (no + seed) % ONE_OF === 0)) {
      sent += 1;
      const [reply, ms] = await send(request);
      const told = `${operation.name} ${JSON.stringify(request).slice(0, 300)}`;
      wrong.push(...replyFaults(operation, reply).map((fault) => `${told}: ${fault}`));
      taken.push({ told, request, ms });
      if (!isSleep) usual.push(ms);
    }
    const longest = Math.max(SLEPT_MS, longestUsual(usual));
    for (const { told, request, ms } of taken.filter((one) => one.ms > longest)) {
      // A busy machine is slow once.
      const [, again] = await send(request);
      if (again > longest) asleep.push(`${told}: ${Math.round(ms)} ms, then ${Math.round(again)}`);
    }
  }
  assert.deepEqual([wrong, asleep], [[], []]);
  shows('T59', { payloads: sent, errors: wrong.length, 'slow twice': asleep.length });
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
  const slow: string[] = [];
  let sent = 0;
  for (const [no, operation] of bench.operations.entries()) {
    const send = senderOf(world, operation);
    const base = fullRequest(operation, world.knownIn(operation), seed);
    const short = requestsWith(operation, base, 'x');
    for (const text of texts.filter(
      (_, at) => (at + no + seed) % sized({ quick: texts.length, deep: 1 }) === 0,
    )) {
      for (const [place, request] of requestsWith(operation, base, text).entries()) {
        const mayTake = PADDED.includes(text) || mayStand(operation.name, request.body, text);
        sent += 1;
        const [reply, ms] = await send(request);
        const told = `${operation.name} ${JSON.stringify(request).slice(0, 200)}`;
        const faults = [
          ...replyFaults(operation, reply),
          ...(mayTake || reply.status >= 400 ? [] : ['taken']),
        ];
        if (faults.length > 0) wrong.push(`${told}: ${faults.join('; ')}`);
        if (ms <= MORE_MS) continue;
        const msOf = async (one: ContractRequest) => (await send(one))[1];
        const long = await shortestOf(TRIES, () => msOf(request));
        const usual = await shortestOf(TRIES, () => msOf(short[place] ?? base));
        if (long - usual > MORE_MS)
          slow.push(`${told}: ${Math.round(long)} ms, a short text ${Math.round(usual)}`);
      }
    }
  }
  assert.deepEqual([wrong, slow], [[], []]);
  const figures = { 'texts of 50 KB': sent, 'answers of 5xx, or taken': wrong.length };
  shows('T59', { ...figures, 'slower than a short text by more than 50 ms': slow.length });
});
