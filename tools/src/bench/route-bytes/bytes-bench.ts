import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../../setup/refusal.mjs';
import { buildApps } from '../../bundler/build-apps.ts';
import { APP_FOLDERS } from '../../workspace/app-folders.ts';
import { ledgerFaults, readLedger, updatedLedger, writeLedger } from './ledger.ts';
import { measureRoutes } from './measure-routes.ts';

/**
 * `npm run bench -- bytes`: how much code each route fetches, beside the ledger. With `--why "…"` it writes down what
 * has changed, for this reason.
 *
 * @returns exit code 1 when the ledger isn't true
 * @throws Refusal for other words
 */
export const benchBytes = async (words: readonly string[]): Promise<number> => {
  const [option, why = '', ...more] = words;
  if (more.length > 0 || (option !== undefined && (option !== '--why' || why.trim() === '')))
    throw new Refusal('give --why and a reason, to write the bytes down, or nothing.');
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-bytes-'));
  try {
    const folderOf = (app: string) => path.join(folder, app);
    await buildApps(APP_FOLDERS.map((app) => ({ folder: app, version: '1.0.0', outputDir: folderOf(app) })));
    const measured = await measureRoutes(folderOf);
    for (const [route, { bytes, files }] of Object.entries(measured))
      console.log(`${(bytes / 1_000).toFixed(1).padStart(7)} kB  ${`${files}`.padStart(2)} files  ${route}`);
    const ledger = await readLedger();
    if (why) {
      await writeLedger(updatedLedger(ledger, measured, why));
      return 0;
    }
    const faults = ledgerFaults(ledger, measured);
    for (const fault of faults) console.error(fault);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
