import type { ApiOperation, ApiReport } from '@sundara/contracts/api-report';
import { judgeReport, type Numbered, type Published } from './judge-report.ts';
import { PROVIDER_API_NUMBER } from './provider-api.report.ts';

const LIST = {
  call: 'GET /api/salons',
  request: { 'query.page?': 'integer' },
  reply: { salons: 'array', 'salons[]': 'object', 'salons[].name': 'string', 'corrected?': 'string' },
};
const SAVE = { call: 'POST /api/salons', request: { 'body.name': 'string' }, reply: { id: 'string' } };

type Operations = ApiReport['operations'];
type Report = Numbered<ApiOperation>;
const report = (version: string, parts: Operations = { list: LIST, save: SAVE }): Report => ({
  version,
  parts,
});
const judged = (now: Report, published: Published<ApiOperation>) =>
  judgeReport(PROVIDER_API_NUMBER, now, published);
const published = report('1.6.0');

const withReply = (reply: Readonly<Record<string, string>>): Operations => ({
  list: { ...LIST, reply },
  save: SAVE,
});

const ADDED: Operations = { list: LIST, save: SAVE, remove: { ...SAVE, call: 'DELETE /api/salons' } };

test('the same report under its number, and a first report, are fine', () => {
  expect(judged(published, {})).toEqual([]);
  expect(judged(published, { same: published })).toEqual([]);
  expect(judged(published, { same: published, before: report('1.5.0', { list: LIST }) })).toEqual([]);
});

test('a changed report under an unchanged number is refused, with the number to take', () => {
  expect(judged(report('1.6.0', ADDED), { same: published })).toEqual([
    'The provider API has changed (remove) and its number is still 1.6.0: raise PROVIDER_API_VERSION in shared-contracts/src/federation/versions.ts to 1.7.0, then run npm run verify.',
  ]);
  expect(judged(report('1.6.0', { list: LIST }), { same: published })).toEqual([
    expect.stringContaining('to 2.0.0'),
  ]);
});

test('more than was there is a minor, and a number that goes back is refused', () => {
  expect(judged(report('1.7.0', ADDED), { before: published })).toEqual([]);
  expect(judged(report('1.5.9', ADDED), { before: published })).toEqual([
    expect.stringContaining('goes back from 1.6.0 to 1.5.9'),
  ]);
});

const BREAKS: readonly (readonly [string, Operations, string])[] = [
  ['an operation that is lost', { list: LIST }, "save: it doesn't have save"],
  [
    'an operation at another address',
    { list: { ...LIST, call: 'GET /api/v2/salons' }, save: SAVE },
    'list: it answers list at GET /api/v2/salons, not GET /api/salons',
  ],
  [
    'a lost field of a reply',
    withReply({ salons: 'array', 'salons[]': 'object', 'corrected?': 'string' }),
    "list: it doesn't answer salons[].name",
  ],
  [
    'a list that is lost with all in it, told once',
    withReply({ 'corrected?': 'string' }),
    "list: it doesn't answer salons",
  ],
  [
    'a field that may be missing now',
    withReply({ salons: 'array', 'salons[]': 'object', 'salons[].name?': 'string', 'corrected?': 'string' }),
    "list: it doesn't always answer salons[].name",
  ],
  [
    'a field that may be null now',
    withReply({ ...LIST.reply, 'salons[].name': 'null | string' }),
    'list: it answers null in salons[].name, not only string',
  ],
  [
    'one more field that must be sent',
    { list: LIST, save: { ...SAVE, request: { 'body.city': 'string', 'body.name': 'string' } } },
    'save: it demands body.city',
  ],
  [
    'a field that is not taken any more',
    { list: { ...LIST, request: {} }, save: SAVE },
    "list: it doesn't take query.page",
  ],
];

test.each(BREAKS)(
  '%s breaks callers and is refused under a minor, not under a major',
  (_, operations, told) => {
    const [sentence, ...breaks] = judged(report('1.7.0', operations), { before: published });
    expect(sentence).toContain('What the provider API 1.7.0 changes breaks callers of 1.6.0');
    expect(sentence).toContain('2.0.0');
    expect(breaks).toEqual([`  ${told}`]);
    const committed = { same: report('1.7.0', operations), before: published };
    expect(judged(report('1.7.0', operations), committed)).toEqual([sentence, ...breaks]);
    expect(judged(report('2.0.0', operations), { before: published })).toEqual([]);
  },
);
