import { constants } from 'node:fs';
import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The variable that names a folder with the data of a product that was started once and stopped; the test command
 * creates it.
 */
const FOLDER = 'E2E_PREPARED_DATA';
/** What a product needs to run the builds, apart from its own data. */
const RELEASES = ['keys', 'registry', 'secrets.json'];
const KOLKATA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/**
 * Gives a new site the built releases and the demo data of the prepared folder, so that it starts in 5 s instead of 25.
 * A server with its own time zone gets only the releases, since its first writes are part of that drill; so does a
 * server on another day than that of the data, since the demo's visits are around the day of the first start. Where
 * nothing was prepared, a site begins empty.
 *
 * @returns whether there are releases to begin with
 */
export const copyPreparedData = async (
  dataDir: string,
  { timeZone }: { readonly timeZone?: string },
): Promise<boolean> => {
  const prepared = process.env[FOLDER];
  if (!prepared) return false;
  const { birthtime } = await stat(prepared);
  const isOfToday = KOLKATA_DAY.format(birthtime) === KOLKATA_DAY.format(new Date());
  const how = { recursive: true, mode: constants.COPYFILE_FICLONE };
  if (isOfToday && !timeZone) await cp(prepared, dataDir, how);
  else for (const name of RELEASES) await cp(join(prepared, name), join(dataDir, name), how);
  return true;
};
