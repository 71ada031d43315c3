import { readdir, readFile } from 'node:fs/promises';

const textOf = (id: string, file: string): Promise<string> =>
  readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');

/** The process that renders for a site's process: its only child that may make no code of strings. */
export const rendererProcess = async (sitePid: number): Promise<number> => {
  for (const id of await readdir('/proc')) {
    if (!/^\d+$/.test(id) || !(await textOf(id, 'status')).includes(`\nPPid:\t${sitePid}\n`)) continue;
    if ((await textOf(id, 'cmdline')).includes('--disallow-code-generation-from-strings')) return Number(id);
  }
  throw new Error(`The site's process ${sitePid} has no renderer.`);
};
