import { setImmediate } from 'node:timers/promises';
import { IMPORT_ROWS } from '@sundara/contracts/api';
import { planImport } from './plan-import.ts';

it('lets other calls be answered again and again while it plans a whole file', async () => {
  let isPlanned = false;
  let answered = 0;
  const answerOthers = async () => {
    while (!isPlanned) {
      await setImmediate();
      answered += 1;
    }
  };
  const others = answerOthers();
  const services = Array.from({ length: IMPORT_ROWS }, (_, no) => ({ name: `Service ${no}`, price: 100 }));
  const { rows } = await planImport([{ category: 'Hair Care', services }], []);
  isPlanned = true;
  await others;
  expect(rows.map(({ outcome }) => outcome)).toEqual(Array(IMPORT_ROWS).fill('added'));
  expect(answered).toBeGreaterThanOrEqual(IMPORT_ROWS / 50);
});
