import { setImmediate } from 'node:timers/promises';
import { IMPORT_ROWS } from '@sundara/contracts/api';
import { planImport } from './plan-import.ts';

it('lets other calls be answered again and again while it plans a whole file', async () => {
  let isPlanned = false;
  let readSince = 0;
  let readAtOnce = 0;
  const answerOthers = async () => {
    while (!isPlanned) {
      readSince = 0;
      await setImmediate();
    }
  };
  const services = Array.from({ length: IMPORT_ROWS }, (_, no) => ({
    name: `Service ${no}`,
    get price() {
      readSince += 1;
      readAtOnce = Math.max(readAtOnce, readSince);
      return 100;
    },
  }));
  const others = answerOthers();
  const { rows } = await planImport([{ category: 'Hair Care', services }], []);
  isPlanned = true;
  await others;
  expect(rows.map(({ outcome }) => outcome)).toEqual(Array(IMPORT_ROWS).fill('added'));
  expect(readAtOnce).toBeGreaterThan(0);
  expect(readAtOnce).toBeLessThanOrEqual(50);
});
