import * as z from 'zod/mini';
import { operation } from '../operation/operation.ts';
import type { ApiUse } from './api-report.ts';
import { describeOperation } from './describe-operations.ts';
import { findBreaks } from './find-breaks.ts';

const described = (reply: z.ZodMiniType, query?: z.ZodMiniType) =>
  describeOperation(
    operation({
      name: 'orders.list',
      summary: 'Orders',
      method: 'GET',
      path: '/api/orders',
      access: 'public',
      ...(query && { query }),
      reply,
      errors: [],
    }),
  );

const told = (wanted: ApiUse, offered: ApiUse) =>
  findBreaks('orders.list', wanted, offered).map(({ rule, what }) => `${rule}: ${what}`);

const repliesTold = (before: z.ZodMiniType, after: z.ZodMiniType) =>
  told(described(before), described(after));
const queriesTold = (before: z.ZodMiniType, after: z.ZodMiniType) =>
  told(described(z.object({}), before), described(z.object({}), after));

test('fields are told by their place: in lists, below what may be missing or null, under any key', () => {
  const item = z.object({ id: z.string(), note: z.optional(z.string()) });
  const { reply } = described(
    z.object({
      items: z.array(item),
      next: z.nullable(z.object({ page: z.int() })),
      totals: z.optional(z.record(z.string(), z.number())),
      state: z.enum(['paid', 'open']),
    }),
  );
  expect(reply).toEqual({
    items: 'array',
    'items[]': 'object',
    'items[].id': 'string',
    'items[].note?': 'string',
    next: 'null | object',
    'next.page': 'integer',
    state: '"open" | "paid"',
    'totals?': 'object',
    'totals.*': 'number',
  });
});

test('of an answer in several forms a field is certain that all forms have', () => {
  const paid = z.object({ kind: z.literal('paid'), at: z.string(), by: z.string() });
  const open = z.object({ kind: z.literal('open'), at: z.nullable(z.string()) });
  expect(described(z.object({ state: z.union([paid, open]) })).reply).toEqual({
    state: 'object',
    'state.at': 'null | string',
    'state.by?': 'string',
    'state.kind': '"open" | "paid"',
  });
});

const string = z.string();
const REPLIES: readonly (readonly [string, z.ZodMiniType, z.ZodMiniType, readonly string[]])[] = [
  ['a field more', z.object({ a: string }), z.object({ a: string, b: string }), []],
  ['a whole number for a number', z.object({ a: z.number() }), z.object({ a: z.int() }), []],
  ['a word of a list for any text', z.object({ a: string }), z.object({ a: z.enum(['x']) }), []],
  [
    'one word more in a list',
    z.object({ a: z.enum(['x']) }),
    z.object({ a: z.enum(['x', 'y']) }),
    ['reply-field: answers "y" in a, not only "x"'],
  ],
  [
    'a number for a whole number',
    z.object({ a: z.int() }),
    z.object({ a: z.number() }),
    ['reply-field: answers number in a, not only integer'],
  ],
  [
    'an optional field that is lost',
    z.object({ a: z.optional(string) }),
    z.object({}),
    ["reply-field: doesn't answer a"],
  ],
  [
    'a field that is lost with all in it',
    z.object({ a: z.object({ b: z.object({ c: string }) }) }),
    z.object({}),
    ["reply-field: doesn't answer a"],
  ],
];

test.each(REPLIES)('a reply with %s is judged', (_, before, after, breaks) => {
  expect(repliesTold(before, after)).toEqual(breaks);
});

const QUERIES: readonly (readonly [string, z.ZodMiniType, z.ZodMiniType, readonly string[]])[] = [
  ['may have one field more', z.object({}), z.object({ a: z.optional(string) }), []],
  ['must have one field more', z.object({}), z.object({ a: string }), ['request-field: demands query.a']],
  [
    'must have a field that it could lack',
    z.object({ a: z.optional(string) }),
    z.object({ a: string }),
    ['request-field: demands query.a'],
  ],
  ['may have one word more', z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['x', 'y']) }), []],
  [
    'may have one word less',
    z.object({ a: z.enum(['x', 'y']) }),
    z.object({ a: z.enum(['x']) }),
    ['request-field: doesn\'t take "y" in query.a'],
  ],
];

test.each(QUERIES)('a request that %s is judged', (_, before, after, breaks) => {
  expect(queriesTold(before, after)).toEqual(breaks);
});

test('what a build neither reads nor sends may go, but not what lies in something that is still answered', () => {
  const before = described(
    z.object({ a: z.optional(z.object({ b: string })), c: z.optional(string) }),
    z.object({ q: z.optional(string) }),
  );
  const use: ApiUse = { ...before, unread: ['a', 'c'], unsent: ['query.q'] };
  expect(told(use, described(z.object({}), z.object({})))).toEqual([]);
  const emptied = described(z.object({ a: z.optional(z.object({ d: string })) }), z.object({}));
  expect(told(use, emptied)).toEqual(["reply-field: doesn't answer a.b"]);
});
