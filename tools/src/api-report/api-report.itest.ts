import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { API_REPORT_FILE } from '@sundara/contracts/api-report';
import { apiReportFaults } from './api-report.check.ts';
import { makeApiReport, presentReport } from './make-report.ts';

type Report = ReturnType<typeof presentReport>;

/** A folder that holds the present report; `commit` keeps another one in its history. */
const aFolder = async (t: TestContext) => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-report-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const file = path.join(root, API_REPORT_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@sundara.test', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = async (report: Report) => {
    await writeFile(file, JSON.stringify(report));
    git('add', '.');
    git('commit', '-qm', 'A report');
  };
  return { root, git, commit, finish: () => makeApiReport(root) };
};

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
  const [fault = ''] = (await apiReportFaults(root)) ?? [];
  assert.match(fault, /has changed \(.*\) and its number is still/);
});

test('a report that grew under a new number is fine, and one that lost an operation is not', async (t) => {
  const { root, git, commit, finish } = await aFolder(t);
  git('init', '-q');
  await commit(less(presentReport(), '1.0.0'));
  await finish();
  assert.deepEqual(await apiReportFaults(root), []);
  const { operations } = presentReport();
  const [lost] = Object.entries(operations);
  await commit({ version: '1.0.1', operations: { ...operations, 'lost.one': lost?.[1] ?? assert.fail() } });
  await finish();
  const refused = /breaks callers of 1\.0\.1.*\n.*lost\.one/;
  assert.match((await apiReportFaults(root))?.join('\n') ?? '', refused);
  git('add', '.');
  git('commit', '-qm', 'Break it all the same');
  assert.match((await apiReportFaults(root))?.join('\n') ?? '', refused, 'a commit makes it no better');
});

test('a report that is not that of the contract is told before anything else', async (t) => {
  const { root, git, commit } = await aFolder(t);
  git('init', '-q');
  await commit(less(presentReport()));
  assert.match((await apiReportFaults(root))?.[0] ?? '', /run npm run verify/);
});

test('without a repository, or in a shallow clone, nothing is said to be compared', async (t) => {
  const { root, git, commit, finish } = await aFolder(t);
  await finish();
  assert.equal(await apiReportFaults(root), undefined);
  git('init', '-q');
  await commit(less(presentReport(), '1.0.0'));
  await finish();
  git('add', '.');
  git('commit', '-qm', 'The present one');
  const clone = path.join(root, 'clone');
  git('clone', '-q', '--depth', '1', `file://${root}`, clone);
  assert.equal(await apiReportFaults(clone), undefined);
});
