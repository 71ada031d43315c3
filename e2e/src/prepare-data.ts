import { startIn } from './site.ts';

/** Starts the product in an empty folder and stops it again: the journeys' sites begin with the result. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder to fill.');
const site = await startIn(folder);
try {
  await site.stop();
} finally {
  console.log(site.output());
}
