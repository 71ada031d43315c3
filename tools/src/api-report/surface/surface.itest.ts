import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeReport } from '../make-report.ts';
import { reportFaults } from '../report.check.ts';
import { reportFolder } from '../testing/report-folder.ts';
import { describeExports } from './describe-exports.ts';
import { surfaceReport } from './surface-report.ts';

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    lib: ['es2023'],
    types: [],
  },
});

const KIT = `
  export interface Shell { readonly version: string }
  interface Tree { readonly label: string; readonly inner: readonly Tree[] }
  export type Found = { readonly ok: true; readonly id: string } | { readonly ok: false };
  export const LIMIT = 3;
  export const Table = <R>(props: {
    readonly rows: readonly R[];
    readonly look: 'bar' | 'modal';
    readonly busy?: boolean;
    readonly note?: unknown;
    readonly onSort?: (column: string, end: Date) => void;
  }): unknown => props;
  export class Boundary { constructor(props: { readonly title: string }) { void props; } }
  export const find = async (shell: Shell, by: Pick<Tree, 'label'>, at?: number): Promise<Found | undefined> => undefined;
  export const grow = (tree: Tree): ReadonlyMap<string, Tree> => new Map([[tree.label, tree]]);
  export { Table as Grid };
`;

/** A kit with one group, and its report with a version number. */
const aKit = async (t: TestContext) => {
  const folder = await reportFolder(t);
  const surfacesOf = (root: string) =>
    describeExports({
      folder: path.join(root, 'kit'),
      modules: { core: 'src/index.ts' },
      named: { Shell: 'src/index.ts' },
    });
  const reportOf = (version: string) =>
    surfaceReport(
      { title: 'kit', file: 'kit/kit.report.json' },
      [{ name: 'core', version, title: 'kit', source: 'KIT_VERSION' }],
      surfacesOf,
    );
  await folder.write('kit/tsconfig.json', TSCONFIG);
  const say = (source: string) => folder.write('kit/src/index.ts', source);
  const judged = async (version: string) => {
    await makeReport(folder.root, reportOf(version));
    return (await reportFaults(folder.root, reportOf(version)))?.join('\n');
  };
  return { ...folder, say, judged, surface: () => surfacesOf(folder.root).core };
};

test('a surface says place by place what exports take and give', async (t) => {
  const { say, surface } = await aKit(t);
  await say(KIT);
  const table = (name: string) => ({
    [`${name}`]: 'component',
    [`${name}(1)`]: 'object',
    [`${name}(1).busy?`]: 'boolean',
    [`${name}(1).look`]: '"bar" | "modal"',
    [`${name}(1).note?`]: 'unknown',
    [`${name}(1).onSort(1)`]: 'string',
    [`${name}(1).onSort(2)`]: 'Date',
    [`${name}(1).onSort?`]: 'function',
    [`${name}(1).rows`]: 'array',
    [`${name}(1).rows[]`]: 'R',
  });
  assert.deepEqual(surface(), {
    Boundary: 'component',
    'Boundary(1)': 'object',
    'Boundary(1).title': 'string',
    Found: 'type',
    ...table('Grid'),
    LIMIT: 'number',
    Shell: 'type',
    ...table('Table'),
    find: 'function',
    'find()': 'promise',
    'find()<>.id?': 'string',
    'find()<>.ok': 'boolean',
    'find()<>?': 'object',
    'find(1)': 'Shell',
    'find(2)': 'object',
    'find(2).label': 'string',
    'find(3)?': 'number',
    grow: 'function',
    'grow()': 'ReadonlyMap',
    'grow()<1>': 'string',
    'grow()<2>': 'object',
    'grow()<2>.inner': 'array',
    'grow()<2>.inner[]': 'Tree',
    'grow()<2>.label': 'string',
    'grow(1)': 'object',
    'grow(1).inner': 'array',
    'grow(1).inner[]': 'Tree',
    'grow(1).label': 'string',
  });
});

test('a changed kit wants a new number, and one that breaks remotes a new major', async (t) => {
  const { git, commit, say, judged } = await aKit(t);
  await say(KIT);
  git('init', '-q');
  commit();
  assert.equal(await judged('1.1.0'), '', 'a first report');
  commit();
  await say(`${KIT} export const Money = (props: { readonly rupees: number }): unknown => props;`);
  assert.match(
    (await judged('1.1.0')) ?? '',
    /^The kit has changed \(Money, Money\(1\), .*still 1\.1\.0: raise KIT_VERSION to 1\.2\.0/,
  );
  assert.equal(await judged('1.2.0'), '', 'more under a minor');
  await say(KIT.replace('readonly busy?: boolean', 'readonly caption: string'));
  const refused = (await judged('1.2.0')) ?? '';
  assert.match(refused, /breaks remotes of 1\.1\.0: keep it beside .* or make KIT_VERSION 2\.0\.0/);
  assert.match(refused, /\n {2}it doesn't take Table\(1\)\.busy\n/);
  assert.match(refused, /\n {2}it demands Table\(1\)\.caption/);
  assert.equal(await judged('2.0.0'), '', 'a break under a major');
});
