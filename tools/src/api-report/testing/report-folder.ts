import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

/** An empty folder for a report; `commit` commits its content, `git` runs there. It is removed with the test. */
export const reportFolder = async (t: TestContext) => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-report-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@sundara.test', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  const commit = () => {
    git('add', '.');
    git('commit', '-qm', 'A report');
  };
  return { root, git, write, commit };
};
