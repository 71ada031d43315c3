import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeReport } from './make-report.ts';
import { PROVIDER_API_REPORT, presentReport } from './provider-api.report.ts';
import { reportFaults } from './report.check.ts';
import { reportFolder } from './testing/report-folder.ts';

type Report = ReturnType<typeof presentReport>;

/** A folder with the present report; `commit` commits another one. */
const aFolder = async (t: TestContext) => {
  const { root, git, write, commit: commitAll } = await reportFolder(t);
  const commit = async (report: Report) => {
    await write(PROVIDER_API_REPORT.file, JSON.stringify(report));
    commitAll();
  };
  await write(PROVIDER_API_REPORT.file, '');
  return { root, git, commit, commitAll, finish: () => makeReport(root, PROVIDER_API_REPORT) };
};

const faultsIn = (root: string) => reportFaults(root, PROVIDER_API_REPORT);

const less = (report: Report, version = report.version): Report => {
  const [, ...others] = Object.entries(report.operations);
  return { version, operations: Object.fromEntries(others) };
};

test('the oldest commit with a number says what the number stands for', async (t) => {
  const { root, git, commit, finish } = await aFolder(t);
  git('init', '-q');
  await commit(less(presentReport(), '0.1.0'));
  await commit(less(presentReport()));
  await commit(presentReport());
  await finish();
  const [fault = ''] = (await faultsIn(root)) ?? [];
  assert.match(fault, /has changed \(.*\) and its number is still/);
});

test('a report that grew under a new number is fine, and one that lost an operation is not', async (t) => {
  const { root, git, commit, commitAll, finish } = await aFolder(t);
  git('init', '-q');
  const { operations, version } = presentReport();
  const major = version.split('.')[0];
  await commit(less(presentReport(), `${major}.0.0`));
  await finish();
  assert.deepEqual(await faultsIn(root), []);
  const [lost] = Object.entries(operations);
  await commit({
    version: `${major}.0.1`,
    operations: { ...operations, 'lost.one': lost?.[1] ?? assert.fail() },
  });
  await finish();
  const refused = new RegExp(`breaks callers of ${major}\\.0\\.1.*\\n.*lost\\.one`);
  assert.match((await faultsIn(root))?.join('\n') ?? '', refused);
  commitAll();
  assert.match((await faultsIn(root))?.join('\n') ?? '', refused, 'a commit makes it no better');
});

test('a report that is not that of the sources is told before anything else', async (t) => {
  const { root, git, commit } = await aFolder(t);
  git('init', '-q');
  await commit(less(presentReport()));
  assert.match((await faultsIn(root))?.[0] ?? '', /run npm run verify/);
});

test('without a repository, or in a shallow clone, nothing is said to be compared', async (t) => {
  const { root, git, commit, commitAll, finish } = await aFolder(t);
  await finish();
  assert.equal(await faultsIn(root), undefined);
  git('init', '-q');
  await commit(less(presentReport(), '1.0.0'));
  await finish();
  commitAll();
  const clone = path.join(root, 'clone');
  git('clone', '-q', '--depth', '1', `file://${root}`, clone);
  assert.equal(await faultsIn(clone), undefined);
});
