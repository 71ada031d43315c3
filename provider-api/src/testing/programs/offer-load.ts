import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offerLoad } from '../load/offer-load.ts';

// Offers the load that `load.json` of DATA_DIR describes, and prints what was answered.
const plan = JSON.parse(await readFile(path.join(process.env.DATA_DIR ?? '', 'load.json'), 'utf8'));
const answers = await offerLoad(plan, () => console.log('goes on'));
console.log(`answers ${JSON.stringify(answers)}`);
process.exit();
