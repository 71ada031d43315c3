import { readdir, readFile } from 'node:fs/promises';
import { type ProcessUse, usedBy } from '@sundara/node/process-use';

/** The process of the site server among those of a start, found by its command line. */
export const siteProcess = async (startPid: number): Promise<number> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const id of ids) {
    const [status, command] = await Promise.all(
      ['status', 'cmdline'].map((file) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')),
    );
    const isChild = status?.includes(`\nPPid:\t${startPid}\n`);
    if (isChild && /\/site\/main\.[jt]s/.test(command ?? '')) return id;
  }
  throw new Error(`The start ${startPid} has no process of a site.`);
};

/** What a process that is measured uses. @throws Error when it is gone, or outside Linux */
export const useOf = async (pid: number): Promise<ProcessUse> => {
  const use = await usedBy(pid);
  if (!use) throw new Error(`The system doesn't tell what the process ${pid} uses.`);
  return use;
};
