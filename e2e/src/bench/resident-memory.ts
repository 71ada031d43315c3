import { readdir, readFile } from 'node:fs/promises';

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

/** Resident memory of a process, in megabytes. */
export const residentMegabytes = async (pid: number): Promise<number> => {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};
